import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { mailedLink, mailTo } from './mail.js';

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Somebody whom no other test knows. */
export const somebody = (firstName = 'Robin'): Account => ({
  firstName,
  lastName: 'Tester',
  email: `${firstName.toLowerCase()}-${randomUUID()}@families.example`,
  password: 'calm-seas-7',
});

export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close message' }) });

/** Fills in the registration form, the short one or the specified one; the caller presses the button. */
export const fillRegistration = async (page: Page, person: Account): Promise<void> => {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  if (!(await page.getByLabel('Last name').isVisible())) return;
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Confirm password').fill(person.password);
};

export const register = async (
  page: Page,
  person: Account,
  type: 'family' | 'agent' = 'family',
): Promise<void> => {
  await page.goto(type === 'agent' ? '/auth/signup?type=agent' : '/auth/signup');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(type === 'agent' ? '**/app/agents/quick-start' : '**/create-trip');
};

export const originOfRun = () => new URL(test.info().project.use.baseURL ?? '').origin;

/** Registers without opening a page, so that nothing of a remote is loaded yet. */
export const registerUnseen = async (
  page: Page,
  person: Account,
  userType: 'family' | 'agent',
): Promise<void> => {
  const answer = await page.request.post('/api/auth/register', {
    data: { ...person, userType },
    headers: { origin: originOfRun() },
  });
  expect(answer.status()).toBe(201);
};

/** Confirms the address of the person who is signed in on `page`, with the token of the mailed link. */
export const confirmEmail = async (page: Page, { email }: Pick<Account, 'email'>): Promise<void> => {
  const link = await mailedLink(email, 'Confirm your email address for Landsea', '/verify-email');
  const token = new URL(link, originOfRun()).searchParams.get('token');
  const headers = { origin: originOfRun() };
  const answer = await page.request.post('/api/auth/verify-email', { data: { token }, headers });
  expect(answer.status()).toBe(204);
};

export const signInUnseen = async (page: Page, { email, password }: Account): Promise<void> => {
  const headers = { origin: originOfRun() };
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
};

export const sendSignIn = async (
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

export const signIn = async (page: Page, person: Pick<Account, 'email' | 'password'>): Promise<void> => {
  await page.goto('/auth');
  await sendSignIn(page, person);
  await page.waitForURL(/\/(trip|trip-dashboard|app)\b/);
};

/** The first day of a trip that is far enough away for all of its windows. */
export const tripStart = addDays(getDateIn(new Date()), 120);

/** Posts for the person signed in on `page`. @returns the response. */
const posted = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const headers = { origin: originOfRun(), 'Idempotency-Key': randomUUID() };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
};

const made = async (page: Page, path: string, data: object): Promise<string> =>
  (await posted<{ id: string }>(page, path, data)).id;

const pair = [
  { name: 'Robin', age: 38 },
  { name: 'Sam', age: 7 },
];

interface Traveler {
  name: string;
  age: number;
  heightInches?: number;
}

/** A trip of three park days and three nights at sea, in port on the sixth day. */
const parksAndSea = (name: string, party: Traveler[], startDate = tripStart) => {
  const embarkationDate = addDays(startDate, 3);
  return {
    name,
    mode: 'combined',
    startDate,
    endDate: addDays(startDate, 6),
    stays: [{ hotelName: 'Pop Century', onSite: true, checkIn: startDate, checkOut: embarkationDate }],
    sailing: {
      ship: 'Disney Wish',
      embarkationDate,
      nights: 3,
      concierge: false,
      ports: ['Port Canaveral', 'At Sea', 'Castaway Cay', 'Port Canaveral'].map((port, day) => ({
        date: addDays(embarkationDate, day),
        port,
      })),
    },
    party,
  };
};

/** The service makes it for the person signed in on `page`. @returns its id. */
export const makeTrip = (page: Page, name: string, party: Traveler[] = pair): Promise<string> =>
  made(page, '/api/trips', parksAndSea(name, party));

/** The agent signed in on `page` makes it for a client. @returns its id. */
export const makeClientTrip = (
  page: Page,
  clientId: string,
  name: string,
  startDate = tripStart,
): Promise<string> => made(page, `/api/v1/clients/${clientId}/trips`, parksAndSea(name, pair, startDate));

export const clientIds = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/clients');
  const { clients } = (await answer.json()) as { clients: { id: string }[] };
  return clients.map(({ id }) => id);
};

export const addClient = (page: Page, client = somebody('Ada')): Promise<string> => {
  const { firstName, lastName, email } = client;
  return made(page, '/api/v1/clients', { firstName, lastName, email });
};

/** An agent who may invite: the address is verified. */
export const registerAgent = async (page: Page, agent: Account): Promise<void> => {
  await registerUnseen(page, agent, 'agent');
  await confirmEmail(page, agent);
};

/** Has the agent invite somebody; the address that the emailed invitation leads to. */
export const invite = async (agent: Page, client: Account): Promise<string> => {
  const clientId = await addClient(agent, client);
  const headers = { origin: originOfRun() };
  expect((await agent.request.post(`/api/v1/clients/${clientId}/invite`, { headers })).ok()).toBe(true);
  const { text } = await mailTo(client.email, /your trip with you|trip ready/);
  const [url = ''] = /http\S+\/invite\/accept\/[\w-]{43}/.exec(text) ?? [];
  return url;
};

/** Has the agent invite somebody, who then opens an account as the owner of `page`. */
export const joinAsClient = async (page: Page, agent: Page): Promise<Account> => {
  const client = somebody('Ada');
  const token = (await invite(agent, client)).split('/').at(-1);
  const { firstName, lastName, password } = client;
  const joined = await page.request.post('/api/v1/invitations/register', {
    headers: { origin: originOfRun() },
    data: { key: { token }, firstName, lastName, password },
  });
  expect(joined.status()).toBe(201);
  return client;
};

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  disputed: '4000 0000 0000 0259',
};

const fillCard = async (page: Page, card: string): Promise<void> => {
  // One that is confirmed is filled in already.
  const email = page.getByLabel('Email');
  if (await email.isEditable()) await email.fill('robin@families.example');
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
};

export const payByCard = async (page: Page, card: string): Promise<void> => {
  await fillCard(page, card);
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
};

export const startTrial = async (page: Page): Promise<void> => {
  await page.waitForURL('**/c/pay/**');
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Start trial', exact: true }).click();
};

/** The desk hears of a payment a moment after billing does, and has one client until then. */
export const waitForAgentPlan = async (page: Page): Promise<void> => {
  const isOpen = async () => {
    const answer = await page.request.get('/api/v1/feature-status');
    return answer.ok() && ((await answer.json()) as { plan: { isOpen: boolean } }).plan.isOpen;
  };
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);
};

const atEmulator = (page: Page, path: string, data: object): Promise<APIResponse> => {
  const emulator = new URL(originOfRun());
  emulator.port = String(Number(emulator.port) + 4);
  return page.request.post(`${emulator.origin}/_emulator/${path}`, { data });
};

/** Pays for a trip of the person signed in on `page` without a look at the hosted page; the session's id. */
export const payUnseen = async (page: Page, tripId: string, card: string): Promise<string> => {
  const { url } = await posted<{ url: string }>(page, '/api/create-trip-checkout', { tripId });
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  expect((await atEmulator(page, `sessions/${sessionId}/pay`, { card })).status()).toBe(200);
  return sessionId;
};

/** The dispute about a session's payment ends well: its money is good again. */
export const winDispute = async (page: Page, sessionId: string): Promise<void> => {
  const paid = await atEmulator(page, `sessions/${sessionId}/pay`, {});
  const { session } = (await paid.json()) as { session: { payment_intent: string } };
  const closed = await atEmulator(page, `disputes/${session.payment_intent}/close`, { status: 'won' });
  expect(closed.status()).toBe(200);
};

/** From a page of the trip through the paywall to the hosted page. */
export const goToCheckout = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Unlock this trip for $39' }).click();
  await page.waitForURL('**/c/pay/**');
};

/** Pays for a trip on the road a person takes, and returns to its unlocked dashboard. */
export const unlock = async (page: Page, tripId: string): Promise<void> => {
  await page.goto(`/trip/${tripId}/dashboard`);
  await page.getByRole('button', { name: 'Unlock this trip' }).click();
  await goToCheckout(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Access Granted' })).toBeVisible();
  await page.waitForURL(`**/trip/${tripId}/dashboard`);
};

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

/** Opens the row of a category in the budget center where it hides the amounts: on a phone. */
export const openCategory = async (page: Page, name: string) => {
  const row = page
    .getByRole('table', { name: 'Budget by category' })
    .getByRole('button', { name, exact: true });
  await expect(row).toBeVisible();
  if (!(await page.getByLabel(`Planned for ${name}`).first().isVisible())) await row.click();
};
