require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Pages are lazy: the first one of a run is compiled while the test waits for it.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, and nothing to scroll.
globalThis.Element.prototype.scrollIntoView = () => undefined;
