import { expect, test } from '../fixtures.js';
import { hasNginx, nginxOrigin, startNginx } from '../nginx.js';

test.skip(!hasNginx, 'nginx is not installed');
test.use({ baseURL: nginxOrigin });

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  stop = await startNginx();
});
test.afterAll(() => stop?.());

test('the built product behind a real nginx: sign in, plan, and see a change come in live', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const script = await page.request.get('/remotes.json');
  expect(script.headers()['cache-control']).toBe('no-cache');
  expect((await page.request.post('/internal/inbox', { data: {} })).status()).toBe(404);

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login with Demo Account' }).click();
  await page.waitForURL('**/trip/*/dashboard');
  await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();

  await page.goto('/budget-center');
  const second = await page.context().newPage();
  await second.goto('/budget-center');
  const planned = (from: typeof page) => from.getByLabel('Planned for Resort Stay');
  const amount = `2,3${String(Date.now() % 90)
    .padStart(2, '0')
    .slice(-2)}.00`;
  await planned(page).fill(amount);
  await planned(page).press('Enter');
  await expect(planned(second)).toHaveValue(amount);
});
