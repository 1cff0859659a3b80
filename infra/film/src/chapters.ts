import type { Page } from '@playwright/test';

export interface Chapter {
  path: string;
  /** Tells people who cannot hear or see it well what is on the screen. */
  caption: string;
  seconds: number;
  /** The picture rests once this is done. */
  act?: (page: Page) => Promise<void>;
}

/** Scrolls as a hand would: slowly at first and at the end. */
const scroll = (page: Page, to: number, ms: number): Promise<void> =>
  page.evaluate(
    ([end, time]) =>
      new Promise<void>((done) => {
        const from = scrollY;
        const started = performance.now();
        const step = (now: number): void => {
          const part = Math.min(1, (now - started) / time);
          scrollTo({ top: from + (end - from) * (part * part * (3 - 2 * part)), behavior: 'instant' });
          if (part < 1) requestAnimationFrame(step);
          else done();
        };
        requestAnimationFrame(step);
      }),
    [to, ms] as const,
  );

const rest = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

const scrollAfter =
  (ms: number, to: number) =>
  async (page: Page): Promise<void> => {
    await rest(page, ms);
    await scroll(page, to, 1_600);
  };

async function valueAnHour(page: Page): Promise<void> {
  await rest(page, 1_800);
  const slider = page.getByRole('slider').first();
  await slider.focus();
  for (let step = 0; step < 6; step += 1) {
    await slider.press('ArrowRight');
    await rest(page, 260);
  }
}

/** The film, in its order: between 40 and 60 seconds of the demo trip. */
export const chapters: readonly Chapter[] = [
  {
    path: '/dashboard',
    caption: 'This is the Rivera family’s trip: a week in the parks, then a cruise, on one page.',
    seconds: 6,
  },
  {
    path: '/dashboard',
    caption: 'Scroll down, and you see what comes next and how much of the budget is left.',
    seconds: 6.5,
    act: scrollAfter(300, 520),
  },
  {
    path: '/daily-planner',
    caption: 'Every day has its own page, with rides, meals and breaks at their times.',
    seconds: 7.5,
    act: scrollAfter(2_400, 520),
  },
  {
    path: '/comprehensive-timeline',
    caption: 'The timeline knows when each booking opens, so nobody has to count the days.',
    seconds: 7,
    act: scrollAfter(2_200, 420),
  },
  {
    path: '/dining-reservations',
    caption: 'All the tables are here: what is booked, and what still has to be.',
    seconds: 6.5,
    act: scrollAfter(2_000, 380),
  },
  {
    path: '/lightning-lane',
    caption: 'Say what an hour out of line is worth to you, and see on which days a pass pays off.',
    seconds: 7.5,
    act: valueAnHour,
  },
  {
    path: '/budget-center',
    caption: 'One budget holds it all: what is planned, what is booked and what is spent.',
    seconds: 7,
    act: scrollAfter(2_200, 420),
  },
  {
    path: '/trip-countdown',
    caption: 'And the countdown is for everyone who can’t wait. See you out there!',
    seconds: 5,
  },
];
