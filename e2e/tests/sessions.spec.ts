import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { somebody } from '../journey.js';
import { portBase } from '../product.js';

const origin = `http://localhost:${portBase}`;
/** One route of each service that needs a session. The gateway goes to both copies in turn. */
const doors: ((browser: APIRequestContext, cookie: string) => Promise<number>)[] = [
  async (browser, cookie) => (await browser.get('/api/auth/user', { headers: { cookie } })).status(),
  async (browser, cookie) => (await browser.get('/api/trips', { headers: { cookie } })).status(),
  async (browser, cookie) =>
    (
      await browser.post('/api/create-trip-checkout', {
        headers: { cookie, origin },
        data: { tripId: crypto.randomUUID() },
      })
    ).status(),
];
const everyDoor = async (browser: APIRequestContext, cookie: string): Promise<number[]> => {
  const twice = await Promise.all([...doors, ...doors].map((door) => door(browser, cookie)));
  return [...new Set(twice)].sort();
};

const cookieOf = (answer: APIResponse): string =>
  /landsea_sid=[^;]+/.exec(answer.headers()['set-cookie'] ?? '')?.[0] ?? '';

/** The session `ended` is ended; `other` belongs to the same person. */
const ways: [string, (browser: APIRequestContext, ended: string, other: string) => Promise<APIResponse>][] = [
  ['signed out', (browser, cookie) => browser.post('/api/auth/logout', { headers: { cookie, origin } })],
  [
    'ended in the settings of another browser',
    (browser, _, cookie) => browser.delete('/api/auth/sessions', { headers: { cookie, origin } }),
  ],
  [
    'ended by a change of the password',
    (browser, _, cookie) =>
      browser.post('/api/auth/account/password', {
        headers: { cookie, origin },
        data: { currentPassword: somebody().password, password: 'lanterns-at-dusk' },
      }),
  ],
];

for (const [how, end] of ways)
  test(`a session ${how} is refused by both copies of all three services`, async ({ playwright }) => {
    const robin = somebody();
    const { email, password } = robin;
    // No cookies: each call says which session it is of.
    const fresh = () => playwright.request.newContext({ baseURL: origin });
    const [registering, signingIn, browser] = [await fresh(), await fresh(), await fresh()];
    const headers = { origin };
    const ended = cookieOf(await registering.post('/api/auth/register', { data: robin, headers }));
    const other = cookieOf(await signingIn.post('/api/auth/login', { data: { email, password }, headers }));
    expect(await everyDoor(browser, ended)).toEqual([200, 404]);

    const ending = await fresh();
    expect((await end(ending, ended, other)).ok()).toBe(true);
    // By a message: a copy that did not hear of it would still let it in for half a minute.
    await expect.poll(() => everyDoor(browser, ended), { timeout: 10_000, intervals: [20] }).toEqual([401]);
    await Promise.all([registering, signingIn, browser, ending].map((context) => context.dispose()));
  });
