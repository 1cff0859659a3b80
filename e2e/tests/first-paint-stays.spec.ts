import { expect, test } from '../fixtures.js';

const landingPages = ['/', '/home-v2', '/home-classic', '/pricing', '/agents'];

interface Paint {
  at: number;
  of: string;
}
declare global {
  interface Window {
    largestPaints: Paint[];
    hydratedAt?: number;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.largestPaints = [];
    addEventListener('landsea-hydrated', () => (window.hydratedAt ??= performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        window.largestPaints.push({ at: entry.startTime, of: entry.element?.textContent.slice(0, 60) ?? '' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }),
);

// What comes with the scripts, eight seconds later, would be the largest paint of everybody who only reads.
for (const path of landingPages)
  test(`what ${path} paints first stays its largest, for somebody who touches nothing`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => window.hydratedAt !== undefined, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const late = await page.evaluate(
      () =>
        new Promise<Paint[]>((resolve) => {
          // Reports of paints come after the frame that they are about.
          const after = (frames: number) =>
            frames > 0
              ? requestAnimationFrame(() => after(frames - 1))
              : resolve(window.largestPaints.filter(({ at }) => at >= (window.hydratedAt ?? 0)));
          after(30);
        }),
    );
    expect(late).toEqual([]);
    expect(await page.evaluate(() => window.largestPaints.length)).toBeGreaterThan(0);
  });

test('the film of the home page shows its picture before it is played', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video').first();
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute('poster', /poster\.\w+\.webp$/);
  const picture = page.locator('img[src*="/poster."]').first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
