import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../film');
const bytesOf = (name: string): number => statSync(join(folder, name)).size;

const secondsOf = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

const cues = [...readFileSync(join(folder, 'demo.vtt'), 'utf8').matchAll(/(\S+) --> (\S+)\n(.+)/g)].map(
  ([, starts = '', ends = '', text = '']) => ({ starts: secondsOf(starts), ends: secondsOf(ends), text }),
);

it('the captions go through the whole film, which takes 40 to 60 seconds', () => {
  expect(cues[0]?.starts).toBe(0);
  for (const [index, cue] of cues.slice(1).entries()) expect(cue.starts).toBe(cues[index]?.ends);
  expect(cues.at(-1)?.ends).toBeGreaterThanOrEqual(40);
  expect(cues.at(-1)?.ends).toBeLessThanOrEqual(60);
});

it('every caption can be read while it stands there', () => {
  for (const { starts, ends, text } of cues) expect(text.length / (ends - starts)).toBeLessThan(20);
});

it('film, poster and pictures are small', () => {
  expect(bytesOf('demo.mp4')).toBeLessThan(3_000_000);
  expect(bytesOf('poster.webp')).toBeLessThan(60_000);
  const shots = readdirSync(folder).filter((name) => /-(light|dark)\.webp$/.test(name));
  expect(shots).toHaveLength(20);
  for (const shot of shots) expect(bytesOf(shot)).toBeLessThan(80_000);
});
