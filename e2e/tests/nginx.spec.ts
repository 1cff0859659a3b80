import { expect, test } from '../fixtures.js';
import { hasNginx, nginxOrigin, startNginx } from '../nginx.js';

test.skip(!hasNginx, 'nginx is not installed');
test.use({ baseURL: nginxOrigin });
// one nginx for both tests, and no second one beside it on the same port
test.describe.configure({ mode: 'default' });

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
  expect(await answer?.text(), 'the landing page is HTML').toContain('<h1');
  expect(await (await page.request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${nginxOrigin}/sitemap.xml`,
  );
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(
    `<loc>${nginxOrigin}/pricing</loc>`,
  );
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

test('nginx answers everything with the same headers, and lets nobody in to what is internal', async ({
  request,
}) => {
  const answers = {
    page: await request.get('/pricing'),
    missing: await request.get('/static/none.js'),
    manifest: await request.get('/remotes.json'),
    refused: await request.get('/api/trips'),
    unknown: await request.get('/api/nowhere'),
    redirect: await request.get('/auth/google', { maxRedirects: 0 }),
    internal: await request.get('/internal/inbox'),
    wrongMethod: await request.post('/', { data: {} }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const headers = answer.headers();
    expect(headers['content-security-policy'], name).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security'], name).toContain('max-age=');
    expect(headers['x-content-type-options'], name).toBe('nosniff');
    expect(headers['referrer-policy'], name).toBeTruthy();
    expect(headers['cross-origin-opener-policy'], name).toBe('same-origin');
    expect(headers['x-request-id'], name).toMatch(/^[0-9a-f]{32}$/);
    expect(headers['server'], name).toBe('nginx');
  }
  for (const name of ['refused', 'unknown', 'redirect', 'internal'] as const)
    expect(answers[name].headers()['cache-control'], name).toBe('no-store');
  for (const path of [
    '/%69nternal/inbox',
    '/api/..%2finternal/inbox',
    `${nginxOrigin}//internal/inbox`,
    '/api/%2e%2e/internal/inbox',
  ])
    expect((await request.post(path, { data: {} })).status(), path).toBeGreaterThanOrEqual(400);
  const response = await request.get('/reset-password?token=x');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
});
