/**
 * Code or declarations with relative imports of `./x.ts` turned into `./x.js`, which is what is published.
 * @param {string} code
 * @returns {string}
 */
export function withJsExtensions(code) {
  return code.replace(/(\bfrom |\bimport\(|^import )(['"])(\.{1,2}\/[^'"\n]*)\.ts\2/gm, '$1$2$3.js$2');
}
