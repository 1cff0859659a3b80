import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '@landsea/contracts/account';
import { getDateIn, toNewYorkInstant } from '@landsea/contracts/core';
import type { Browser, Page } from '@playwright/test';
import { openDemo, openDemoPage } from '../demo-window.js';
import { morningFolder } from '../folders.js';
import { toWebp } from '../webp.js';
import { stations } from './stations.js';

const windows = {
  phone: { viewport: { width: 390, height: 620 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1 },
} as const;

const LARGEST_BYTES = 40_000;

const schemes = ['light', 'dark'] as const;

async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await writeFile(join(morningFolder, `${name}-${colorScheme}.webp`), await toWebp(picture, LARGEST_BYTES));
  }
}

/**
 * Lives through a morning of the demo agent, once on a phone and once at a desk, and photographs each station. The
 * clock of the window shows the hours before dawn; the product behind it keeps the real time.
 */
export async function takeMorning(browser: Browser, origin: string): Promise<void> {
  await mkdir(morningFolder, { recursive: true });
  const today = getDateIn(new Date());
  for (const [size, options] of Object.entries(windows)) {
    const demo = await openDemo(browser, origin, demoAccounts.agent);
    const page = await openDemoPage(browser, demo, { ...options, reducedMotion: 'reduce' });
    for (const { name, time, reach } of stations) {
      await page.clock.setFixedTime(toNewYorkInstant(today, time));
      await reach(page, origin);
      await photograph(page, `${name}-${size}`);
    }
    await page.context().close();
  }
}
