import { expectAccessible, expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';

const name = '6:00 AM, without the rush';

test('the morning of an agent plays in sight, and its steps are reached by keyboard', async ({ page }) => {
  await page.goto('/agents');
  const film = page.getByRole('region', { name });
  const step = (time: string) => film.getByRole('button', { name: new RegExp(`^${time} AM`) });
  await expect(step('5:58')).toHaveAttribute('aria-current', 'step');
  const place = film.getByRole('img');
  // The button offers a pause once the scripts run; only then does the page stay where it is scrolled to.
  await expect(film.getByRole('button', { name: 'Pause' })).toBeVisible();
  await film.getByRole('button', { name: 'Pause' }).scrollIntoViewIfNeeded();
  await expect(step('6:00')).toHaveAttribute('aria-current', 'step', { timeout: 20_000 });
  await film.getByRole('button', { name: 'Pause' }).press('Enter');
  const before = await place.boundingBox();
  await step('6:07').press('Enter');
  await expect(place).toHaveAccessibleName(/confirmation/);
  await expect
    .poll(() => place.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const after = await place.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  await expectFits(page, 'the page for agents');
  await expectAccessible(page, 'the page for agents with its film', true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the morning is a list of pictures with captions', async ({ page }) => {
    await page.goto('/agents');
    const film = page.getByRole('region', { name });
    await expect(film.getByRole('img')).toHaveCount(6);
    await expect(film.getByText(/^You paste a confirmation/).first()).toBeVisible();
    await expect(film.getByRole('button')).toHaveCount(0);
  });
});
