const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

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
