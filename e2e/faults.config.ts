import { defineConfig } from '@playwright/test';
import { settings, wide } from './settings.js';

/** These change the product that they share, so they go one by one, on one that no other test needs. */
export default defineConfig({
  ...settings('faults'),
  testMatch: [
    '**/experiments.spec.ts',
    '**/faults.spec.ts',
    '**/release.spec.ts',
    '**/tampered-release.spec.ts',
  ],
  workers: 1,
  use: { ...settings('faults').use, viewport: wide },
});
