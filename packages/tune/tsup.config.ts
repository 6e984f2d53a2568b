import { library } from '../../scripts/build/library.mjs';

export default library();
