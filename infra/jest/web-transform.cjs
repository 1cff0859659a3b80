const { createHash } = require('node:crypto');
const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

const moduleSyntax = /^\s*(?:import|export)\b|\bimport\(/m;

/** What packages publish as CommonJS runs as it is; only their modules have to be turned. */
const runsAsItIs = (source, path) =>
  path.includes('/node_modules/') && !path.endsWith('.mjs') && !moduleSyntax.test(source);

/**
 * swc for jest, with a cache that all web projects share: what a file becomes depends on the file and on swc's
 * options alone, while jest's own key tells projects apart, so that each would turn React and its like anew.
 */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const key = JSON.stringify([version, options]);
    return {
      canInstrument: swc.canInstrument,
      process: (source, path, about) =>
        runsAsItIs(source, path) ? { code: source } : swc.process(source, path, about),
      getCacheKey: (source, path, { instrument }) =>
        createHash('sha1').update([key, instrument, path, source].join('\0')).digest('hex'),
    };
  },
};
