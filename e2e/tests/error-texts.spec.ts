import type { Browser, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import {
  fillRegistration,
  makeTrip,
  registerUnseen,
  sendSignIn,
  somebody,
  toast,
  type Account,
} from '../journey.js';

const offline = (route: Route) => route.abort('internetdisconnected');
const offlineInConsole = /ERR_INTERNET_DISCONNECTED/;

/** An agent before a filled form whose call has no specific answer for what the network does to it. */
const beforeAClient = async (page: Page): Promise<() => Promise<void>> => {
  const { email } = somebody('Ada');
  // The form asks by itself, once the typing pauses, whether the client is known.
  const isAsked = page.waitForResponse(
    (response) =>
      response.url().includes('/client-duplicates/check') &&
      (response.request().postData() ?? '').includes(email),
  );
  await page.goto('/app/agents/clients/new');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await isAsked;
  return () => page.getByRole('button', { name: 'Add client', exact: true }).click();
};

/** Ends the session of `page` from another browser of the same person. */
const endElsewhere = async (page: Page, { email, password }: Account, browser: Browser, origin: string) => {
  const elsewhere = await browser.newContext({ baseURL: origin });
  const headers = { origin };
  expect((await elsewhere.request.post('/api/auth/login', { headers, data: { email, password } })).ok()).toBe(
    true,
  );
  expect((await elsewhere.request.delete('/api/auth/sessions', { headers })).ok()).toBe(true);
  // Each copy of the service hears of it by itself; calls go to one after the other.
  const statuses = async () => {
    const calls = Array.from({ length: 4 }, async () => (await page.request.get('/api/v1/clients')).status());
    return [...new Set(await Promise.all(calls))];
  };
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([401]);
  await elsewhere.close();
};

test('who was signed out elsewhere signs in over the page, and the change is made', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const dana = somebody('Dana');
  await registerUnseen(page, dana, 'agent');
  const addClient = await beforeAClient(page);
  await endElsewhere(page, dana, browser, origin);
  await addClient();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(dana.email);
  await dialog.getByLabel('Password', { exact: true }).fill(dana.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
});

test('a session that was ended elsewhere is said at the next change, and leads home', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const dana = somebody('Dana');
  await registerUnseen(page, dana, 'agent');
  const addClient = await beforeAClient(page);
  await endElsewhere(page, dana, browser, origin);
  await addClient();
  await page.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toContainText('Session Expired');
  await expect(toast(page)).toContainText('Your session has expired. Please log in again to continue.');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

const text502 = 'The harbor is closed. '.repeat(20);
const page502 = `<html><body>${text502}</body></html>`;
const answersOfTheNetwork = [
  {
    what: 'HTML in place of JSON is quoted to the 200th character of its text',
    answer: (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: page502 }),
    said: `HTTP 500 Internal Server Error — Server returned HTML instead of JSON ${text502.slice(0, 200)}`,
    notSaid: text502.slice(0, 201),
  },
  {
    what: 'a success that is not JSON is none',
    answer: (route: Route) => route.fulfill({ status: 200, contentType: 'text/plain', body: 'fine' }),
    said: 'Server returned non-JSON response',
  },
  {
    what: 'a network that is gone is said after the last try',
    answer: offline,
    said: 'Network connection failed. Please check your internet connection and try again.',
    tries: 4,
  },
];

for (const { what, answer, said, notSaid, tries = 1 } of answersOfTheNetwork)
  test(what, async ({ page, expectedErrors }) => {
    expectedErrors.push(offlineInConsole);
    await registerUnseen(page, somebody('Dana'), 'agent');
    const addClient = await beforeAClient(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/clients', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      return answer(route);
    });
    await addClient();
    await expect(toast(page)).toContainText(said, { timeout: 30_000 });
    if (notSaid) await expect(toast(page)).not.toContainText(notSaid);
    expect(keys).toHaveLength(tries);
    expect(new Set(keys).size).toBe(1);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

test('signing in and registering without a network say so in words of their own', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(offlineInConsole);
  const robin = somebody();
  await page.goto('/auth');
  await page.route(/\/api\/auth\/(login|register)$/, offline);
  await sendSignIn(page, robin);
  await expect(toast(page)).toContainText('Sign in failed');
  await expect(toast(page)).toContainText(
    'Network connection issue. Please check your internet connection and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(robin.email);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await fillRegistration(page, robin);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page)).toContainText('Registration failed');
  await expect(toast(page)).toContainText(
    'Network connection issue. Please check your internet and try again',
  );
  await page.unroute(/\/api\/auth\/(login|register)$/);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/create-trip');
  await expect(toast(page)).toContainText('Account created!');
  await expect(toast(page)).toContainText('Welcome to the planner!');
});

test('a payment that nobody made is not confirmed', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'Not paid for');
  await page.goto(`/payment-success?session_id=cs_test_never&trip_id=${tripId}`);
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('Verification Error');
  await expect(problem).toContainText('Please refresh the page or contact support.');
  await expect(toast(page)).toContainText('Verification Error');
  expect(new URL(page.url()).pathname).toBe('/payment-success');
});

test('with nobody to ask who is signed in the public pages stand, and the others offer to ask again', async ({
  page,
  expectedErrors,
}) => {
  await registerUnseen(page, somebody(), 'family');
  expectedErrors.push(offlineInConsole);
  await page.route('**/api/auth/user', offline);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/my-trips');
  await expect(page.getByRole('heading', { name: 'We cannot reach Landsea right now' })).toBeVisible();
  await page.unroute('**/api/auth/user');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible();
});
