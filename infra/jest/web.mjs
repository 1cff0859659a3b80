import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Jest for React code in jsdom. Workspace sources are read through the `source` export condition.
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const webJest = (extra = {}) => ({
  testEnvironment: here('./web-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFilesAfterEnv: [here('./web-setup.cjs')],
  moduleNameMapper: {
    '\\.(css|svg|woff2|png|webp|mp4|vtt)$': here('./file-stub.cjs'),
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
  workerIdleMemoryLimit: '1GB',
  ...extra,
});
