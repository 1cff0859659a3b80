import { expect, test } from '../fixtures.js';
import {
  fillRegistration,
  makeTrip,
  registerUnseen,
  sendSignIn,
  signIn,
  somebody,
  toast,
} from '../journey.js';
import { product, type ProductPart } from '../product.js';

/** These tests restore each dependency that they stop, also when they fail. */
test.describe.configure({ mode: 'serial' });

const remotes = [
  { remote: 'marketing', path: '/pricing', heading: /pay by the trip/i },
  { remote: 'family', path: '/my-trips', heading: 'My trips' },
  { remote: 'agent', path: '/app/agents/clients/new', heading: 'Add a client' },
] as const;

for (const { remote, path, heading } of remotes) {
  test(`with the ${remote} remote down the frame stands, and Try Again mends it`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/, /RUNTIME-\d+|remote|manifest|ChunkLoadError|Loading/i);
    await registerUnseen(page, somebody(), remote === 'agent' ? 'agent' : 'family');
    await product.takeDown(remote);
    try {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await product.restore(remote);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    } finally {
      await product.restore(remote).catch(() => undefined);
    }
  });
}

test('a remote that dies takes nothing from the others: what it shared comes from their own copies', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Refused to execute script/);
  await page.addInitScript(() => {
    addEventListener('landsea-hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  await page.goto('/');
  // A touch runs the scripts of a page that came as HTML.
  await page.mouse.move(200, 200);
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 30_000 });
  await product.takeDown('marketing');
  try {
    await page.getByRole('link', { name: 'Start Planning FREE' }).first().click();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await fillRegistration(page, somebody());
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /trip/i })).toBeVisible();
    await expect(page.getByLabel('First day')).toBeVisible();
  } finally {
    await product.restore('marketing');
  }
});

test('a page that came as HTML and whose remote died leads on, and says what is missing when that is needed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|integrity|remote|RUNTIME-\d+|Loading/i);
  const second = await context.newPage();
  // Chromium reports a move of the mouse by itself, which runs the scripts: they come once the remote is down.
  let isDown = () => {};
  const untilDown = new Promise<void>((resolve) => (isDown = resolve));
  await context.route('**/remotes/marketing/**/*.js', async (route) => {
    await untilDown;
    await route.continue();
  });
  for (const each of [page, second]) {
    await each.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(each.locator('#scripts-to-come')).toBeAttached();
  }
  await product.takeDown('marketing');
  try {
    isDown();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await second.getByRole('link', { name: 'Start Planning FREE' }).first().click();
    await expect(second.getByRole('tab', { name: 'Create Account' })).toBeVisible();
  } finally {
    await product.restore('marketing');
  }
});

const withPartDown = async (part: ProductPart, work: () => Promise<void>) => {
  await product.stop(part);
  try {
    await work();
  } finally {
    await product.start(part);
  }
};

test('with trips down the page says so, and nobody is signed out', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'Still here later');
  await withPartDown('trips', async () => {
    await page.goto(`/trip/${tripId}/budget-center`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Planned for Dining')).toBeVisible();
});

test('with billing down checkout fails in words, and works again after', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'To be paid later');
  await page.goto(`/trip/${tripId}/dashboard`);
  await page.getByRole('button', { name: 'Unlock this trip' }).click();
  await withPartDown('billing', async () => {
    await page.getByRole('button', { name: 'Unlock this trip for $39' }).click();
    await expect(toast(page)).toContainText('Checkout Failed', { timeout: 30_000 });
  });
  await page.getByRole('button', { name: 'Unlock this trip for $39' }).click();
  await page.waitForURL('**/c/pay/**');
});

test('with identity down who is signed in goes on, and signing in says what is wrong', async ({
  page,
  browser,
}) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  const tripId = await makeTrip(page, 'Calm in the storm');
  await page.goto(`/trip/${tripId}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calm in the storm' })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/auth');
  await withPartDown('identity', async () => {
    await page
      .getByRole('link', { name: /^Budget/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByLabel('Planned for Dining')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`/trip/${tripId}/budget-center`);

    await sendSignIn(visitor, robin);
    await expect(toast(visitor)).toContainText('Sign in failed', { timeout: 30_000 });
    await expect(visitor.getByLabel('Email')).toHaveValue(robin.email);
  });
  await signIn(visitor, robin);
  await visitor.context().close();
});

test('with identity killed who is signed in plans on past the memory of 30 seconds, on both copies', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await registerUnseen(page, somebody(), 'family');
  await makeTrip(page, 'Longer than a memory');
  const statuses = async () => {
    const calls = Array.from({ length: 4 }, async () => (await page.request.get('/api/trips')).status());
    return [...new Set(await Promise.all(calls))];
  };
  expect(await statuses()).toEqual([200]);
  await withPartDown('identity', async () => {
    const until = Date.now() + 40_000;
    while (Date.now() < until) {
      expect(await statuses()).toEqual([200]);
      await page.waitForTimeout(2000);
    }
  });
});

test('with one copy of each service dead the other carries on, and nothing is sent twice', async ({
  page,
}) => {
  await registerUnseen(page, somebody(), 'family');
  for (const copy of ['identity-2', 'trips-2', 'billing-2'] as const) await product.stop(copy);
  try {
    for (let trips = 0; trips < 4; trips += 1) await makeTrip(page, `Trip ${trips}`);
    const { length } = (await (await page.request.get('/api/trips')).json()) as unknown[];
    expect(length).toBe(4);
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    expect((await page.request.get('/api/billing/prices')).status()).toBe(200);
  } finally {
    for (const copy of ['identity-2', 'trips-2', 'billing-2'] as const) await product.start(copy);
  }
});
