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

/**
 * Asks jsdom for an element's style once for as long as nothing in the document changed: it holds every rule of its
 * style sheet against the element each time, and a query by role asks for all elements and theirs around them.
 * @param {import('jsdom').DOMWindow} window
 */
function rememberStyles(window) {
  const { getComputedStyle, document, MutationObserver } = window;
  let known = new WeakMap();
  const changes = new MutationObserver(() => (known = new WeakMap()));
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return getComputedStyle(element, pseudo);
    if (changes.takeRecords().length > 0) known = new WeakMap();
    const style = known.get(element) ?? getComputedStyle(element);
    known.set(element, style);
    return style;
  };
}

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
    rememberStyles(this.global);
  }
};
