import { expect, test } from '../fixtures.js';

test('the landing page opens', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
