import { demo, expect, signIn, test } from '../landsea';
import { product } from '../product';

test('a remote that is down leaves the frame alive, and comes back without a reload', async ({ page }) => {
  await signIn(page, demo);
  await product.takeDown('family');
  try {
    await page.goto('/settings');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('link', { name: /dashboard/i })
      .first()
      .click();
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  } finally {
    await product.restore('family');
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a service that is down is not a sign-out, and comes back', async ({ page }) => {
  await signIn(page, demo);
  await product.stop('identity');
  try {
    const answer = await page.request.get('/api/auth/user');
    expect(answer.status()).toBe(503);
    await page.goto('/settings');
    await expect(page).not.toHaveURL(/\/auth/);
  } finally {
    await product.start('identity');
  }
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/settings/);
});
