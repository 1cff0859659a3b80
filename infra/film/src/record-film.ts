import type { Browser, Page } from '@playwright/test';
import type { Chapter } from './chapters.js';
import { openDemoPage, openAt, type Demo } from './demo-window.js';

interface Scene {
  starts: number;
  ends: number;
  caption: string;
}

/** `00:01:02.500` */
const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

export const formatCaptions = (scenes: readonly Scene[]): string =>
  `WEBVTT\n\n${scenes.map(({ starts, ends, caption }) => `${clock(starts)} --> ${clock(ends)}\n${caption}\n`).join('\n')}`;

export interface Frame {
  jpeg: Buffer;
  /** Seconds from the start of the film. */
  at: number;
}

export interface Recording {
  frames: Frame[];
  scenes: Scene[];
  seconds: number;
}

export const filmSize = { width: 1280, height: 720 };

/** Fewer than the browser sends: the eye does not miss them, and the file is smaller. */
const LEAST_SECONDS_BETWEEN = 1 / 20;

/** Plays one chapter for as long as it says and returns the frames meanwhile; the first one is what was there before. */
async function play(page: Page, { seconds, act }: Chapter, starts: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  const started = performance.now();
  await page.screencast.start({
    size: filmSize,
    quality: 92,
    onFrame: ({ data }) => {
      const passed = frames.length === 0 ? 0 : (performance.now() - started) / 1000;
      const last = frames.at(-1);
      if (last && starts + passed - last.at < LEAST_SECONDS_BETWEEN) last.jpeg = data;
      else if (passed < seconds) frames.push({ jpeg: data, at: starts + passed });
    },
  });
  await act?.(page);
  await page.waitForTimeout(Math.max(0, seconds * 1000 - (performance.now() - started)));
  await page.screencast.stop();
  if (frames.length === 0) throw new Error(`nothing was seen of ${page.url()}`);
  return frames;
}

export async function recordFilm(
  browser: Browser,
  demo: Demo,
  chapters: readonly Chapter[],
): Promise<Recording> {
  const page = await openDemoPage(browser, demo, { viewport: filmSize, colorScheme: 'light' });
  const recording: Recording = { frames: [], scenes: [], seconds: 0 };
  let open: string | undefined;
  for (const chapter of chapters) {
    if (chapter.path !== open) await openAt(page, `${demo.origin}${chapter.path}`);
    open = chapter.path;
    const starts = recording.seconds;
    recording.frames.push(...(await play(page, chapter, starts)));
    recording.seconds += chapter.seconds;
    recording.scenes.push({ starts, ends: recording.seconds, caption: chapter.caption });
  }
  await page.context().close();
  return recording;
}
