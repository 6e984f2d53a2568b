import { library } from '../../scripts/build/library.mjs';

// What worker threads load is an entry of its own; both lie flat in dist, so that './extractor-system.js' is right there.
export default {
  ...library(),
  entry: {
    main: 'src/main.ts',
    'extract-page': 'src/extract/extract-page.ts',
    'extractor-system': 'src/eval/extractor-system.ts',
    'tune-worker': 'src/tune/tune-worker.ts',
  },
};
