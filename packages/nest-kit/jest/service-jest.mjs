import { fileURLToPath } from 'node:url';
import { serviceJest } from '../../../infra/jest/service.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {import('jest').Config} [extra] @returns {import('jest').Config} */
export const kitJest = (extra = {}) =>
  serviceJest({
    globalSetup: here('./global-setup.mjs'),
    globalTeardown: here('./global-teardown.mjs'),
    ...extra,
  });
