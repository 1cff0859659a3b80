import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser.js';
import { portBase } from './product.js';

const faults = '**/faults.spec.ts';
/** Made at both widths: every kind of layout, and the main job. */
const atBothWidths = ['accessibility', 'agent', 'main-job'].map((name) => `**/${name}.spec.ts`);
/** The other journeys are made once: these on a phone, as most people make them, and the rest in a wide window. */
const onPhones = ['bad-input', 'billing', 'invitation', 'preview', 'settings', 'smoke'].map(
  (name) => `**/${name}.spec.ts`,
);

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
      testMatch: [...atBothWidths, ...onPhones],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [faults, ...onPhones],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // These break the one product that all tests share, so they come last and one by one.
    {
      name: 'faults',
      testMatch: faults,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
