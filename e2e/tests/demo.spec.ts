import { demoAccount } from '@landsea/contracts/account';
import { type KeepTripDraft, type TripSummary } from '@landsea/contracts/trip';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { portBase } from '../product.js';

const origin = `http://localhost:${portBase}`;
const headers = { origin };

/** Signs a fresh visitor in with the public credentials. @returns the id of the trip that is coming up. */
async function visit(visitor: APIRequestContext): Promise<string> {
  const data = { email: demoAccount.email, password: demoAccount.password };
  expect((await visitor.post('/api/auth/login', { data, headers })).status()).toBe(200);
  const trips = (await (await visitor.get('/api/trips')).json()) as TripSummary[];
  return trips.find(({ status }) => status !== 'completed')?.id ?? '';
}

const typed: KeepTripDraft = {
  place: {
    id: crypto.randomUUID(),
    step: 'party',
    tried: [],
    revision: 1,
    draft: {
      name: 'Birthday surprise',
      mode: 'parks',
      startDate: '2027-05-01',
      endDate: '2027-05-06',
      stays: [],
      sailing: null,
      party: [{ key: 'a', name: 'Juno', age: 6, dietaryNotes: 'Sesame allergy' }],
    },
  },
};

test('each visitor of the demo has a private copy', async ({ playwright }) => {
  const [one, other] = await Promise.all([
    playwright.request.newContext({ baseURL: origin }),
    playwright.request.newContext({ baseURL: origin }),
  ]);
  const [ownTrip, othersTrip] = [await visit(one), await visit(other)];
  expect(ownTrip).not.toBe('');
  expect(othersTrip).not.toBe('');

  await test.step('the draft of another visitor is not readable', async () => {
    expect((await one.put('/api/v1/trip-draft', { data: typed, headers })).status()).toBe(200);
    expect(await (await other.get('/api/v1/trip-draft')).text()).not.toContain('Sesame allergy');
  });
  await test.step('the trip of another visitor answers 404', async () => {
    expect((await other.get(`/api/trips/${ownTrip}`)).status()).toBe(404);
    expect((await other.get(`/api/v1/trips/${ownTrip}/budget`)).status()).toBe(404);
  });
  await test.step('deleting the trip leaves other visitors theirs', async () => {
    expect((await other.delete(`/api/trips/${othersTrip}`, { headers })).status()).toBe(204);
    expect((await one.get(`/api/trips/${ownTrip}`)).status()).toBe(200);
  });
});

test('a visitor of the demo reads that it is private, and why some things are turned off', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login with Demo Account' }).click();
  await page.waitForURL('**/trip/*/dashboard');
  await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();
  await expect(page.getByText('This is your own private demo. It’s deleted after a day.')).toBeVisible();
  await page.goto('/trip-collaboration');
  await expect(page.getByText(/Invitations are turned off in the demo/)).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveCount(0);
});
