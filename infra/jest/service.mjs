import { fileURLToPath } from 'node:url';

/**
 * Jest for code that runs in Node: TypeScript sources of the workspace are read through the `source` export
 * condition, so no build is needed before a test. Run with NODE_OPTIONS=--experimental-vm-modules, as Nest is
 * published as ES modules only.
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const serviceJest = (extra = {}) => ({
  globalSetup: fileURLToPath(new URL('./temporary-folder.mjs', import.meta.url)),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transformIgnorePatterns: [], // some packages publish TypeScript under the condition `source`
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          experimental: { keepImportAttributes: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
    // @fastify/static requires this ES module; Jest itself can do that from Node 24.9 on.
    '/node_modules/content-disposition/.+\\.js$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  // Processes that start and databases that are made take their time on a machine with other work.
  testTimeout: 60_000,
  workerIdleMemoryLimit: '1GB',
  ...extra,
});
