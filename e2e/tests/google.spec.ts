import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import {
  invite,
  joinAsClient,
  registerAgent,
  registerUnseen,
  sendSignIn,
  somebody,
  toast,
} from '../journey.js';

const aGoogleAccount = (name: string) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}-${randomUUID()}@gmail.example`,
});

const choose = async (
  page: Page,
  person: { name: string; email: string },
  verified = true,
): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Email verified').setChecked(verified);
  await page.getByRole('button', { name: 'Continue' }).click();
};
const withGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const logOut = async (page: Page): Promise<void> => {
  await page.request.post('/api/auth/logout', { data: {}, headers: { origin: new URL(page.url()).origin } });
};

test('a new family comes by Google, and is welcomed back where it was going', async ({ page }) => {
  const person = aGoogleAccount('Ida Wells');
  await page.goto('/auth');
  await withGoogle(page).click();
  await choose(page, person);
  await expect(toast(page)).toContainText('Account created!');
  await page.waitForURL('**/create-trip');

  await logOut(page);
  await page.goto('/my-trips');
  await page.waitForURL('**/auth');
  await withGoogle(page).click();
  await choose(page, person);
  await expect(toast(page)).toContainText('Welcome back!');
  await page.waitForURL('**/my-trips');
  const user = (await (await page.request.get('/api/auth/user')).json()) as Record<string, unknown>;
  expect(user).toMatchObject({
    ...{ firstName: 'Ida', lastName: 'Wells' },
    hasPassword: false,
    googleLinked: true,
  });
});

test('an agent comes through /login, which remembers the tab', async ({ page }) => {
  await page.goto('/login');
  const agentTab = page.getByRole('tab', { name: 'Agent' });
  await agentTab.click();
  await expect(agentTab).toHaveAttribute('aria-selected', 'true');
  await withGoogle(page).click();
  await choose(page, aGoogleAccount('Alex Reed'));
  await page.waitForURL('**/app/agents/quick-start');
  await logOut(page);
  await page.goto('/login');
  await expect(agentTab).toHaveAttribute('aria-selected', 'true');
});

test('who cancels, or is not verified, reads why and stays an agent', async ({ page }) => {
  await page.goto('/auth?type=agent');
  await withGoogle(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/auth?type=agent&google=denied');
  await expect(page.getByText('Sign in with Google was canceled')).toBeVisible();
  await withGoogle(page).click();
  await choose(page, aGoogleAccount('Alex Reed'), false);
  await expect(page.getByText('Google has not verified your email')).toBeVisible();
  await withGoogle(page).click();
  await choose(page, aGoogleAccount('Alex Reed'));
  await page.waitForURL('**/app/agents/quick-start');
});

test('an account with a password is linked from inside, and then opens with Google', async ({ page }) => {
  const person = somebody('Noor');
  await registerUnseen(page, person, 'family');
  await page.context().clearCookies();
  await page.goto('/auth');
  await withGoogle(page).click();
  await choose(page, { name: 'Noor Tester', email: person.email });
  await expect(page.getByText('You already have an account with a password')).toBeVisible();
  await sendSignIn(page, person);
  await page.waitForURL('**/trip-dashboard');

  await page.goto('/settings#sign-in');
  await page.getByRole('link', { name: 'Link Google' }).click();
  await choose(page, { name: 'Noor Tester', email: person.email });
  await page.waitForURL('**/settings?google=linked');
  await expect(page.getByText('Google is linked.', { exact: false })).toBeVisible();
  await logOut(page);
  await page.goto('/auth');
  await withGoogle(page).click();
  await choose(page, { name: 'Noor Tester', email: person.email });
  await page.waitForURL('**/trip-dashboard');
});

const anAgent = async (browser: Browser): Promise<Page> => {
  const agent = await (await browser.newContext()).newPage();
  await registerAgent(agent, somebody('Dana'));
  return agent;
};

test('who is invited accepts with Google', async ({ page, browser }) => {
  const agent = await anAgent(browser);
  const ada = somebody('Ada');
  await page.goto(await invite(agent, ada));
  await page.getByRole('link', { name: 'Sign in and come back' }).click();
  await withGoogle(page).click();
  await choose(page, { name: 'Ada Tester', email: ada.email });
  await page.waitForURL('**/invite/redeem');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/client-portal');
  await expect(page.getByText(/You’re connected with Dana Tester\./)).toBeVisible();
  await agent.context().close();
});

test('the client’s door opens with a linked Google account, and to nobody who was not invited', async ({
  page,
  browser,
}) => {
  const agent = await anAgent(browser);
  const ada = await joinAsClient(page, agent);
  await page.goto('/settings#sign-in');
  await page.getByRole('link', { name: 'Link Google' }).click();
  await choose(page, { name: 'Ada Tester', email: ada.email });
  await page.waitForURL('**/settings?google=linked');
  await logOut(page);

  await page.goto('/login');
  const clientTab = page.getByRole('tab', { name: 'Client' });
  await clientTab.click();
  await expect(clientTab).toHaveAttribute('aria-selected', 'true');
  await withGoogle(page).click();
  await choose(page, aGoogleAccount('Nobody Invited'));
  await expect(page.getByText('There is no client account with this email')).toBeVisible();
  // Pressed before any script has come, while the HTML still shows the families’ door.
  let isPressed = () => {};
  const untilPressed = new Promise<void>((resolve) => (isPressed = resolve));
  await page.route(/\.\w{6,}\.js$/, async (route) => {
    await untilPressed;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('tab', { name: 'Family' })).toHaveAttribute('aria-selected', 'true');
  await withGoogle(page).click();
  isPressed();
  await choose(page, { name: 'Ada Tester', email: ada.email });
  await page.waitForURL('**/client-portal');
  await agent.context().close();
});
