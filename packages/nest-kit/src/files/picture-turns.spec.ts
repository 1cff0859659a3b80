import { runInPictureTurn } from './clean-picture.js';

it('decodes two pictures at once, lets twenty wait, and refuses more', async () => {
  const ends: (() => void)[] = [];
  const picture = (name: number): Promise<number> =>
    runInPictureTurn(() => new Promise((resolve) => ends.push(() => resolve(name))));
  const accepted = Array.from({ length: 22 }, (_, name) => picture(name));
  expect(ends).toHaveLength(2);
  await expect(picture(22)).rejects.toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
  for (let next = 0; next < accepted.length; next += 1) {
    ends[next]?.();
    await accepted[next];
  }
  expect(await Promise.all(accepted)).toEqual(accepted.map((_, name) => name));
});

it('gives the turn to the next picture when one fails', async () => {
  const fails = (): Promise<never> => runInPictureTurn(() => Promise.reject(new Error('broken')));
  for (let times = 0; times < 3; times += 1) await expect(fails()).rejects.toThrow('broken');
  expect(await runInPictureTurn(() => Promise.resolve('decoded'))).toBe('decoded');
});
