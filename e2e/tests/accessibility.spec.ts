import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures.js';

const violations = async (page: ConstructorParameters<typeof AxeBuilder>[0]['page']) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => target.join(' ')),
  }));

const visitorPages = [
  '/',
  '/pricing',
  '/auth',
  '/auth/signup?type=agent',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/nowhere',
];
const planningPages = ['/dashboard', '/budget-center', '/create-trip', '/my-trips', '/more'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of visitorPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await violations(page), path).toEqual([]);
    }
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Login with Demo Account' }).click();
    await page.waitForURL('**/trip/*/dashboard');
    for (const path of planningPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}
