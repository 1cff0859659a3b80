const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

const moduleSyntax = /^\s*(?:import|export)\b|\bimport\(/m;

/** What packages publish as CommonJS runs as it is; only their modules have to be turned. */
const runsAsItIs = (source, path) =>
  path.includes('/node_modules/') && !/\.[mc]?tsx?$|\.mjs$/.test(path) && !moduleSyntax.test(source);

/**
 * swc for jest, with a cache that projects of the same `id` share: what a file becomes depends on the file and on swc's
 * options alone, while jest's own key tells projects apart, so that each would turn React and its like anew.
 */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const key = JSON.stringify([version, options, readFileSync(module.filename, 'utf8')]);
    return {
      ...swc,
      process: (source, path, about) =>
        runsAsItIs(source, path) ? { code: source } : swc.process(source, path, about),
      getCacheKey: (source, path, { instrument, supportsStaticESM }) =>
        createHash('sha1')
          .update([key, instrument, supportsStaticESM, path, source].join('\0'))
          .digest('hex'),
    };
  },
};
