const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { keepProcess } = require('./process-state.cjs');

/**
 * Test files of a process run one after another in the process's own realm, so that packages can be loaded once for all
 * of them (see `runtime.cjs`). What a file, or jest for it, changed of the process is put back after it.
 */
module.exports = class ServiceEnvironment {
  global = globalThis;

  constructor({ projectConfig }) {
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // the legacy ones
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.restoreProcess = keepProcess();
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    this.restoreProcess();
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return globalThis;
  }
};
