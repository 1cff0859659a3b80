import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Renderer, type ContainerNode } from '@takumi-rs/core';
import sharp from 'sharp';
import { socialFolder } from './folders.js';

const require = createRequire(import.meta.url);

interface SocialPicture {
  title: string;
  text: string;
  /** The screenshot beside the words. */
  shot: string;
}

const pictures: Record<string, SocialPicture> = {
  landsea: {
    title: 'Plan land and sea, on one budget',
    text: 'Park days, a cruise and every booking day in one calm plan.',
    shot: 'dashboard-phone-light',
  },
  pricing: {
    title: 'One trip, one price, paid once',
    text: 'Start free. Unlock the trip when you are ready.',
    shot: 'budget-phone-light',
  },
  agents: {
    title: 'Your clients’ trips, all in one place',
    text: 'Follow the days, the booking windows and the budget they share.',
    shot: 'day-phone-light',
  },
  guides: {
    title: 'Know the day that bookings open',
    text: 'Free planning guides for parks and cruises, with their sources.',
    shot: 'windows-phone-light',
  },
};

const words = (text: string, style: Record<string, string | number>) =>
  ({ type: 'text', text, style }) as const;

const PHONE = { width: 340, height: 680 };

const layout = ({ title, text }: SocialPicture): ContainerNode => ({
  type: 'container',
  style: { width: 1200, height: 630, backgroundColor: '#fbf8f3', position: 'relative' },
  children: [
    {
      type: 'container',
      style: { position: 'absolute', left: 0, top: 560, width: 1200, height: 70, backgroundColor: '#e2f0f1' },
      children: [],
    },
    {
      type: 'container',
      style: { position: 'absolute', left: 80, top: 60, display: 'flex', alignItems: 'center', gap: 16 },
      children: [
        { type: 'image', src: 'logo', width: 52, height: 52 },
        words('Landsea', { fontFamily: 'Fraunces', fontWeight: 600, fontSize: 38, color: '#12263a' }),
      ],
    },
    {
      type: 'container',
      style: {
        position: 'absolute',
        left: 80,
        top: 190,
        width: 620,
        display: 'flex',
        flexDirection: 'column',
        gap: 28,
      },
      children: [
        words(title, {
          fontFamily: 'Fraunces',
          fontWeight: 600,
          fontSize: 68,
          lineHeight: 1.12,
          color: '#12263a',
        }),
        words(text, { fontFamily: 'Inter', fontSize: 30, lineHeight: 1.4, color: '#51647a' }),
      ],
    },
    {
      type: 'container',
      style: {
        position: 'absolute',
        left: 770,
        top: 70,
        width: PHONE.width + 20,
        height: PHONE.height,
        padding: 10,
        borderRadius: 44,
        backgroundColor: '#12263a',
      },
      children: [{ type: 'image', src: 'shot', ...PHONE, style: { borderRadius: 36 } }],
    },
  ],
});

const font = (path: string): Promise<Buffer> => readFile(require.resolve(path));

export async function drawSocialPictures(shots: ReadonlyMap<string, Buffer>): Promise<void> {
  const renderer = new Renderer();
  // A font that is only passed along is ignored without a word.
  await renderer.registerFont({
    name: 'Fraunces',
    data: await font('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  });
  await renderer.registerFont({
    name: 'Inter',
    data: await font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  });
  const logo = await sharp(join(socialFolder, '..', 'favicon.svg'), { density: 300 })
    .png()
    .toBuffer();
  for (const [name, picture] of Object.entries(pictures)) {
    const taken = shots.get(picture.shot);
    if (!taken) throw new Error(`there is no screenshot ${picture.shot}`);
    const shot = await sharp(taken).resize(PHONE).png().toBuffer();
    const drawn = await renderer.render(layout(picture), {
      width: 1200,
      height: 630,
      format: 'png',
      images: [
        { src: 'logo', data: logo },
        { src: 'shot', data: shot },
      ],
    });
    const png = await sharp(drawn).png({ palette: true, quality: 90 }).toBuffer();
    await writeFile(join(socialFolder, `${name}.png`), png);
  }
}
