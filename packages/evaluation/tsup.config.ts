import { library } from '../../scripts/build/library.mjs';

// Files that are loaded by address and not by import are entries of their own; flat names, so that './name.js' is right in dist too.
export default {
  ...library(),
  entry: {
    index: 'src/index.ts',
    'page-worker': 'src/systems/page-worker.js',
    'report-client': 'src/report/report-client.js',
  },
};
