import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '@landsea/contracts/account';
import { getDateIn, toNewYorkInstant } from '@landsea/contracts/core';
import type { Browser, Locator, Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { openDemo, openDemoPage } from '../demo-window.js';
import { morningFolder } from '../folders.js';
import { toWebp } from '../webp.js';
import { stations } from './stations.js';

const windows = {
  phone: { viewport: { width: 390, height: 620 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.5 },
} as const;

const pictureWidths = { phone: 585, desktop: 1120 } as const;

const LARGEST_BYTES = 40_000;

const schemes = ['light', 'dark'] as const;

/** As large a part of a wide window as is left beside the list of conversations. */
const partOfWindow = { width: 760, height: 475 };

/** The part of a wide window that begins at `start` and ends at its right edge; a phone’s window is shown whole. */
async function cutFrom(page: Page, start: Locator | undefined): Promise<PageScreenshotOptions['clip']> {
  const box = await start?.boundingBox();
  const window = page.viewportSize();
  if (!box || !window || window.width < partOfWindow.width) return undefined;
  const y = Math.min(box.y - 4, window.height - partOfWindow.height);
  return { ...partOfWindow, x: window.width - partOfWindow.width, y };
}

interface Photograph {
  name: string;
  width: number;
  start: Locator | undefined;
}

async function photograph(page: Page, { name, width, start }: Photograph): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const clip = await cutFrom(page, start);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) });
    const file = join(morningFolder, `${name}-${colorScheme}.webp`);
    await writeFile(file, await toWebp(await sharp(picture).resize(width).png().toBuffer(), LARGEST_BYTES));
  }
}

/**
 * Lives through a morning of the demo agent, once on a phone and once at a desk, and photographs each station. The
 * clock of the window shows the hours before dawn; the product behind it keeps the real time, so that a message says
 * when it was really sent: such times stay out of the pictures.
 */
export async function takeMorning(browser: Browser, origin: string): Promise<void> {
  await mkdir(morningFolder, { recursive: true });
  const today = getDateIn(new Date());
  for (const size of ['phone', 'desktop'] as const) {
    const demo = await openDemo(browser, origin, demoAccounts.agent);
    const page = await openDemoPage(browser, demo, { ...windows[size], reducedMotion: 'reduce' });
    for (const { name, time, reach, startOf } of stations) {
      await page.clock.setFixedTime(toNewYorkInstant(today, time));
      await reach(page, origin);
      await photograph(page, { name: `${name}-${size}`, width: pictureWidths[size], start: startOf?.(page) });
    }
    await page.context().close();
  }
}
