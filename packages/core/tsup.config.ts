import { library } from '../../scripts/build/library.mjs';

// An extractor that imports the contract should not carry the parser and the encoding sniffer.
export default library({ modules: true });
