import type { PlaywrightTestConfig } from '@playwright/test';
import { browserLaunch } from './browser.js';
import { portBase } from './product.js';

/** Settings of all runs; each has a product, and its own folder of results. */
export const settings = (run: 'journeys' | 'faults') =>
  ({
    testDir: './tests',
    outputDir: `./test-results/${run}/artifacts`,
    globalSetup: './global-setup.ts',
    fullyParallel: true,
    // A test that passes only at the second try is listed as flaky, and its cause is looked for.
    retries: 1,
    forbidOnly: true,
    timeout: 120_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: `test-results/${run}/report.json` }]],
    use: {
      baseURL: `http://localhost:${portBase}`,
      actionTimeout: 30_000,
      launchOptions: browserLaunch(),
      // A test sees the calls of a page itself, unless it is about the service worker.
      serviceWorkers: 'block',
      // Recording every page costs a third of the run; `--trace retain-on-failure` asks for it. What failed leaves a picture.
      trace: 'off',
      screenshot: 'only-on-failure',
    },
  }) satisfies PlaywrightTestConfig;

export const wide = { width: 1280, height: 800 };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
