import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser.js';
import { portBase } from './product.js';

const faults = '**/faults.spec.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/artifacts',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${portBase}`,
    actionTimeout: 15_000,
    launchOptions: browserLaunch(),
    // Recording every page costs a third of the run; `--trace retain-on-failure` asks for it. What failed leaves a picture.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: faults,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testIgnore: faults, use: { viewport: { width: 1280, height: 800 } } },
    // These break the one product that all tests share, so they come last and one by one.
    {
      name: 'faults',
      testMatch: faults,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
