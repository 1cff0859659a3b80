import { randomUUID } from 'node:crypto';
import type { DayPlans } from '@landsea/contracts/planning';
import type { AccessInfo } from '@landsea/contracts/trip';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';
import {
  cards,
  confirmEmail,
  makeTrip,
  originOfRun,
  payUnseen,
  registerUnseen,
  somebody,
  type Account,
} from './journey.js';
import { mailedLink } from './mail.js';

/** `Tue, Mar 23` from `2027-03-23`, as pages write days. */
export const dayName = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });

export const family = [
  { name: 'Rosa', age: 68 },
  { name: 'Robin', age: 38 },
  { name: 'Alex', age: 36 },
  { name: 'Mia', age: 6, heightInches: 43 },
  { name: 'Leo', age: 1 },
];

/** A family of five that has paid for a trip by land and sea and is signed in on `page`. */
export const registerFamily = async (page: Page): Promise<{ person: Account; tripId: string }> => {
  const person = somebody('Robin');
  await registerUnseen(page, person, 'family');
  await confirmEmail(page, person);
  const tripId = await makeTrip(page, 'Five by land and sea', family);
  await payUnseen(page, tripId, cards.good);
  await expect
    .poll(
      async () => {
        const access = await page.request.get('/api/user/access', { params: { tripId } });
        return ((await access.json()) as AccessInfo).canEdit;
      },
      { message: 'the payment unlocks the trip', timeout: 60_000 },
    )
    .toBe(true);
  return { person, tripId };
};

/** Has the owner, on `page`, share the trip with a new person, who opens an account on `other` and may only look. */
export const joinAsViewer = async (other: Page, page: Page, tripId: string): Promise<void> => {
  const viewer = somebody('Rosa');
  const headers = { origin: originOfRun() };
  const invited = await page.request.post(`/api/v1/trips/${tripId}/collaborators`, {
    headers,
    data: { email: viewer.email, role: 'viewer', seesMoney: false },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = await mailedLink(viewer.email, 'You’re invited to a trip on Landsea', '/invite/accept/');
  await registerUnseen(other, viewer, 'family');
  const data = { token: link.split('/').at(-1) };
  const joined = await other.request.post('/api/v1/trip-invitations/accept', { headers, data });
  expect(joined.ok(), await joined.text()).toBe(true);
};

/** Goes to Magic Kingdom on a day and plans rides of it, each with its time, without opening a page. */
export const planRides = async (
  page: Page,
  tripId: string,
  date: string,
  rides: { id: string; title: string; time: string }[],
): Promise<void> => {
  const headers = { origin: originOfRun() };
  const trip = `/api/v1/trips/${tripId}`;
  const plans = (await (await page.request.get(`${trip}/days`)).json()) as DayPlans;
  const version = plans.days.find((day) => day.date === date)?.version;
  const parks = await page.request.patch(`${trip}/days/${date}`, {
    headers,
    data: { version, parks: ['magic-kingdom'] },
  });
  expect(parks.ok(), await parks.text()).toBe(true);
  for (const { id, title, time } of rides) {
    const data = {
      id: randomUUID(),
      title,
      date,
      time,
      status: 'planned',
      catalogueId: id,
      park: 'magic-kingdom',
      details: { kind: 'attraction' },
    };
    const added = await page.request.post(`${trip}/items`, { headers, data });
    expect(added.ok(), await added.text()).toBe(true);
  }
};

export const dayIn = (page: Page, date: string): Locator =>
  page.getByRole('region', { name: dayName(date), exact: true });

/** Adds from the catalog with the panel that is open, one after the other. */
export const addFromCatalog = async (panel: Locator, names: string[]): Promise<void> => {
  for (const name of names) {
    await panel.getByRole('searchbox').fill(name);
    await panel
      .getByRole('list', { name: 'Found in the catalog' })
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await expect(panel.getByText(`${name} added`)).toBeVisible();
  }
};
