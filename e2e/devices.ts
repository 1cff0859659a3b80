import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watch } from './fixtures.js';

export interface Device {
  context: BrowserContext;
  device: Page;
  /** Errors in its console; they stay empty. */
  defects: string[];
}

/** The browser of somebody else, as wide as that of the test. */
export const openBrowser = async (browser: Browser, like: Page, isMobile: boolean): Promise<Device> => {
  const context = await browser.newContext({ isMobile, viewport: like.viewportSize() });
  const device = await context.newPage();
  return { context, device, defects: watch(device) };
};

/** The same without motion. */
export const openDevice = async (browser: Browser, like: Page, isMobile: boolean): Promise<Device> => {
  const opened = await openBrowser(browser, like, isMobile);
  await opened.device.emulateMedia({ reducedMotion: 'reduce' });
  return opened;
};
