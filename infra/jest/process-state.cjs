const hooks = require('node:async_hooks');
const { syncBuiltinESMExports } = require('node:module');

const storages = new Set();

/**
 * A test file makes two storages, jest's own for the test that runs and that of the request ids. Node hands each that
 * was once used on to every promise of the process, so the fortieth file would pay for eighty at every step.
 */
hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args);
    storages.add(this);
  }
};
syncBuiltinESMExports();

/** One that a package keeps for all files begins again with its next use. */
function endStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** What a test file, or jest for it, may change of the process it shares with others; the returned function puts it back. */
exports.keepProcess = () => {
  const env = { ...process.env };
  const { exit } = process;
  const { console } = globalThis;
  return () => {
    endStorages();
    for (const name of Object.keys(process.env))
      if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    process.exit = exit;
    globalThis.console = console;
  };
};
