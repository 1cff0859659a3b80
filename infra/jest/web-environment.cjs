const { TestEnvironment } = require('jest-environment-jsdom');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { keepProcess } = require('./process-state.cjs');

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

/** What Node has as well, but a page takes from its document. */
const ofDocument = new Set([
  'Blob',
  'CloseEvent',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Navigator',
  'Storage',
  'URL',
  'URLSearchParams',
  'WebSocket',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

function* properties(object) {
  for (let each = object; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    yield* Object.entries(Object.getOwnPropertyDescriptors(each));
}

/** The window's properties as those of the process, as scripts of a page see them. */
function enter(window) {
  const entered = new Set(['constructor']);
  for (const [name, { value, enumerable }] of properties(window)) {
    if (entered.has(name) || (name in globalThis && !ofDocument.has(name))) continue;
    entered.add(name);
    const own = { configurable: true, enumerable };
    if (window[name] === window) Object.assign(own, { value: globalThis, writable: true });
    else if (typeof value === 'function')
      Object.assign(own, { value: /^[a-z]\w*$/.test(name) ? value.bind(window) : value, writable: true });
    else Object.assign(own, { get: () => window[name], set: (to) => (window[name] = to) });
    Object.defineProperty(globalThis, name, own);
  }
}

/** A window that runs scripts of its own has its own Array and Object as well. */
const withoutScripts = ({ projectConfig, ...rest }) => {
  const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, runScripts: undefined };
  return { ...rest, projectConfig: { ...projectConfig, testEnvironmentOptions } };
};

const timers = new Set();

for (const name of ['setTimeout', 'setInterval']) {
  const set = globalThis[name];
  globalThis[name] = (...args) => {
    const timer = set(...args);
    timers.add(timer);
    return timer;
  };
}
/** The clock's double leaves it alone. */
const macrotask = () => new Promise((done) => void setImmediate(done));

/**
 * A document for each test file, in the process's own realm, so that packages can be loaded once for all files of a
 * process (see `runtime.cjs`). After a file all globals are as they were, and no timer of it runs on.
 */
module.exports = class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(withoutScripts(config), context);
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.restoreProcess = keepProcess();
    this.fakeTimers.dispose();
    this.fakeTimers = null; // the legacy ones
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async setup() {
    timers.clear();
    enter(this.dom.window);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    // React's scheduler is one for all files: what it has begun it must be let finish.
    for (let rounds = 0; rounds < 5; rounds += 1) await macrotask();
    for (const timer of timers) clearTimeout(timer);
    for (const name of Reflect.ownKeys(globalThis))
      if (!(name in this.before)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, this.before);
    this.restoreProcess();
    this.global = this.dom.window; // to be closed
    await super.teardown();
  }

  getVmContext() {
    return globalThis;
  }
};
