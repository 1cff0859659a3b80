const hooks = require('node:async_hooks');
const { syncBuiltinESMExports } = require('node:module');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

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

/**
 * Test files of a process run one after another in the process's own realm, so that packages can be loaded once for all
 * of them (see `service-runtime.cjs`). What a file, or jest for it, changed of the process is put back after it.
 */
module.exports = class ServiceEnvironment {
  global = globalThis;

  constructor({ projectConfig }) {
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // the legacy ones
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };
  }

  async setup() {}

  async teardown() {
    endStorages();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env))
      if (!(name in this.before.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.before.env);
    process.exit = this.before.exit;
    globalThis.console = this.before.console;
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return globalThis;
  }
};
