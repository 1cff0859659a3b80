import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Jest for React code in jsdom. Workspace sources are read through the `source` export condition.
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const webJest = (extra = {}) => ({
  id: 'landsea-web', // one cache of turned files for all of them
  runtime: here('./runtime.cjs'),
  testEnvironment: here('./web-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFilesAfterEnv: [here('./web-setup.cjs')],
  moduleNameMapper: {
    '\\.(css|svg|woff2|png)$': here('./file-stub.cjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transformIgnorePatterns: [],
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      here('./transform.cjs'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Node itself needs these, as in reading an answer's body, and so does React's scheduler, which is one for all files.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  testTimeout: 60_000,
  ...extra,
});
