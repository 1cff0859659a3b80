const { TestEnvironment } = require('jest-environment-jsdom');

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
