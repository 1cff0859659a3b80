import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openDemoPage, openAt, type Demo } from './demo-window.js';
import { filmFolder } from './folders.js';
import { toWebp } from './webp.js';

const places = {
  dashboard: '/dashboard',
  day: '/daily-planner',
  budget: '/budget-center',
  windows: '/comprehensive-timeline',
  lanes: '/lightning-lane',
} as const;

const windows = {
  phone: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const schemes = ['light', 'dark'] as const;

const LARGEST_BYTES = 80_000;
const LARGEST_POSTER = 60_000;

/** Writes each place in both sizes and colour schemes, and the poster of the film. Returns the pictures by name. */
export async function takeScreenshots(browser: Browser, demo: Demo): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  for (const [size, options] of Object.entries(windows))
    for (const colorScheme of schemes) {
      const page = await openDemoPage(browser, demo, { ...options, colorScheme, reducedMotion: 'reduce' });
      for (const [place, path] of Object.entries(places)) {
        await openAt(page, `${demo.origin}${path}`);
        const name = `${place}-${size}-${colorScheme}`;
        const picture = await page.screenshot();
        taken.set(name, picture);
        await writeFile(join(filmFolder, `${name}.webp`), await toWebp(picture, LARGEST_BYTES));
      }
      await page.context().close();
    }
  const first = taken.get('dashboard-desktop-light');
  if (!first) throw new Error('the dashboard was not photographed');
  const poster = await sharp(first).resize(1280, 720, { fit: 'cover', position: 'top' }).png().toBuffer();
  await writeFile(join(filmFolder, 'poster.webp'), await toWebp(poster, LARGEST_POSTER));
  return taken;
}
