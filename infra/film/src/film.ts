import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@landsea/bench/browser';
import { startLocal } from '@landsea/local';
import type { Browser } from '@playwright/test';
import { chapters } from './chapters.js';
import { encode } from './encode.js';
import { filmFolder } from './folders.js';
import { readFilmPortBase } from './env.js';
import { takeMorning } from './morning/take-morning.js';
import { recordFilm, formatCaptions } from './record-film.js';
import { takeScreenshots } from './screenshots.js';
import { openDemo } from './demo-window.js';
import { drawSocialPictures } from './social-pictures.js';

async function shootTrip(browser: Browser, origin: string): Promise<void> {
  await mkdir(filmFolder, { recursive: true });
  const demo = await openDemo(browser, origin);
  const shots = await takeScreenshots(browser, demo);
  await drawSocialPictures(shots);
  const recorded = await recordFilm(browser, demo, chapters);
  const movie = await encode(browser, recorded.frames, recorded.seconds);
  await writeFile(join(filmFolder, 'demo.mp4'), movie);
  await writeFile(join(filmFolder, 'demo.vtt'), formatCaptions(recorded.scenes));
  console.log(`${recorded.seconds.toFixed(1)} s, ${Math.round(movie.length / 1024)} kB`);
}

const parts = {
  all: async (browser: Browser, origin: string) => {
    await shootTrip(browser, origin);
    await takeMorning(browser, origin);
  },
  morning: takeMorning,
} as const;

export type FilmPart = keyof typeof parts;

/** @param origin Of a product that runs; one is started for the film when it is left out. */
export async function produceFilm(origin?: string, part: FilmPart = 'all'): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'landsea-film-'));
  const local = origin ? undefined : await startLocal({ portBase: readFilmPortBase(), home });
  try {
    const browser = await launchBrowser();
    try {
      await parts[part](browser, origin ?? local?.origin ?? '');
    } finally {
      await browser.close();
    }
  } finally {
    await local?.stop();
    await rm(home, { recursive: true, force: true });
  }
}
