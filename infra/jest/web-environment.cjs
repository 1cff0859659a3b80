const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Of jsdom's default style sheet what says how an element is displayed, which is all that a query by role asks: jsdom
 * holds every rule against every element after each change, a fifth of the time of these tests. What hides comes last,
 * as the later rule wins.
 */
function displayRules(sheet) {
  const selectors = new Map();
  const bare = sheet.replace(/\/\*.*?\*\/|@namespace [^;]*;/gs, '');
  for (const [, selector, display] of bare.matchAll(/([^{}]+)\{[^{}]*?\bdisplay:\s*([\w-]+)[^{}]*\}/g))
    selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()]);
  const hiding = selectors.get('none');
  selectors.delete('none');
  return [...selectors, ['none', hiding]].map(([display, of]) => `${of} { display: ${display} }`).join('\n');
}

const path = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = displayRules(require(path));
require.cache[path].exports = rules;

/** jsdom lacks what fetch and React Router need; Node has all of it. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      structuredClone,
      AbortController,
      AbortSignal,
    });
  }
};
