import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Route } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { filmSize, type Frame } from './record-film.js';

/** Answered here, never sent: encoders exist in secure contexts only. */
const STUDIO = 'https://studio.invalid';
const BITS_PER_SECOND = 280_000;

const main = createRequire(import.meta.url).resolve('mediabunny');
const library = join(dirname(main), 'mediabunny.min.mjs');

export async function encode(browser: Browser, frames: readonly Frame[], seconds: number): Promise<Buffer> {
  const page = await browser.newPage();
  await page.route(`${STUDIO}/**`, async (route: Route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const frame = frames[Number(name)];
    if (name === '') await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    else if (frame) await route.fulfill({ contentType: 'image/jpeg', body: frame.jpeg });
    else await route.fulfill({ contentType: 'text/javascript', body: await readFile(library) });
  });
  await page.goto(`${STUDIO}/`);
  const base64 = await page.evaluate(
    async ({ times, size, bitrate }) => {
      const path = '/library.mjs';
      const bunny: typeof Mediabunny = await import(path);
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d', { alpha: false });
      const target = new bunny.BufferTarget();
      const output = new bunny.Output({
        format: new bunny.Mp4OutputFormat({ fastStart: 'in-memory' }),
        target,
      });
      const source = new bunny.CanvasSource(canvas, { codec: 'avc', bitrate, keyFrameInterval: 5 });
      output.addVideoTrack(source);
      await output.start();
      for (const [index, [at, lasts]] of times.entries()) {
        const picture = await createImageBitmap(await (await fetch(`/${index}`)).blob());
        context?.drawImage(picture, 0, 0, size.width, size.height);
        picture.close();
        await source.add(at, lasts);
      }
      await output.finalize();
      const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer());
      return new Promise<string>((done) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
        reader.readAsDataURL(new Blob([bytes]));
      });
    },
    {
      times: frames.map(({ at }, index) => [at, (frames[index + 1]?.at ?? seconds) - at] as const),
      size: filmSize,
      bitrate: BITS_PER_SECOND,
    },
  );
  await page.close();
  return Buffer.from(base64, 'base64');
}
