import { fileURLToPath } from 'node:url';

/**
 * Jest for React code in jsdom. Workspace sources are read through the `source` export condition.
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const webJest = (extra = {}) => ({
  testEnvironment: fileURLToPath(new URL('./web-environment.cjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFilesAfterEnv: [fileURLToPath(new URL('./web-setup.cjs', import.meta.url))],
  moduleNameMapper: {
    '\\.(css|svg|woff2|png)$': fileURLToPath(new URL('./file-stub.cjs', import.meta.url)),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transformIgnorePatterns: [],
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
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
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  testTimeout: 60_000,
  ...extra,
});
