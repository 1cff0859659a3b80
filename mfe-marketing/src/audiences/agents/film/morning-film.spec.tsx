import { act, fireEvent, render, screen } from '@testing-library/react';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { agentsMarketingContent } from '../agents-marketing-content';
import { MorningFilm } from './morning-film';
import { morningShots } from './morning-shots';

const { stations } = agentsMarketingContent.film;
const STATION_MS = 5_000;

let see: (isIntersecting: boolean) => void = () => undefined;
class FakeObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
const preferStillness = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  preferStillness(false);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'matchMedia');
});

const pass = (shown: number) => {
  for (let station = 0; station < shown; station += 1) act(() => jest.advanceTimersByTime(STATION_MS));
};
const shown = () => screen.getByRole('button', { current: 'step' }).textContent;
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const wordsOf = (at: number) => expect.stringContaining(stations[at]?.caption ?? '');

it('plays by itself while it is in sight, once, and again when asked', () => {
  render(<MorningFilm />);
  pass(2);
  expect(shown()).toEqual(wordsOf(0));
  see(true);
  pass(2);
  expect(shown()).toEqual(wordsOf(2));
  see(false);
  pass(2);
  expect(shown()).toEqual(wordsOf(2));
  see(true);
  pass(stations.length);
  expect(shown()).toEqual(wordsOf(stations.length - 1));
  press('Play again');
  expect(shown()).toEqual(wordsOf(0));
  pass(1);
  expect(shown()).toEqual(wordsOf(1));
});

it('rests when it is paused or a step is chosen, and goes on from there', () => {
  render(<MorningFilm />);
  see(true);
  press('Pause');
  pass(2);
  expect(shown()).toEqual(wordsOf(0));
  press(/^6:07/);
  pass(2);
  expect(shown()).toEqual(wordsOf(3));
  press('Play');
  pass(1);
  expect(shown()).toEqual(wordsOf(4));
});

it('plays when its button is pressed, even if little of it is in sight', () => {
  render(<MorningFilm />);
  press('Pause');
  press('Play');
  pass(1);
  expect(shown()).toEqual(wordsOf(1));
});

it('stands still for people who prefer less movement, until they play it', () => {
  preferStillness(true);
  render(<MorningFilm />);
  see(true);
  pass(2);
  expect(shown()).toEqual(wordsOf(0));
  press('Play');
  pass(1);
  expect(shown()).toEqual(wordsOf(1));
});

it('draws one picture of a fixed size at once, and keeps the rest from loading', () => {
  preferStillness(true);
  const { container } = render(<MorningFilm />);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(stations.length);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.width, picture.height]).toEqual([585, 930]);
  }
  const drawn = pictures.filter((picture) => !picture.closest('li')?.classList.contains('hidden'));
  expect(drawn.map(({ alt }) => alt)).toEqual([stations[0]?.alt]);
});

it('has every picture in both sizes, light and dark, none above 40 kB', () => {
  const folder = join(__dirname, '../../../../film/morning');
  expect(stations.map(({ shot }) => shot)).toEqual([...morningShots]);
  const wanted = morningShots.flatMap((shot) =>
    ['phone', 'desktop'].flatMap((size) => ['light', 'dark'].map((look) => `${shot}-${size}-${look}.webp`)),
  );
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
  for (const name of wanted) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(40_000);
});
