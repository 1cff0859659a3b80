import type { Page } from '@playwright/test';
import { openBrowser } from '../devices.js';
import { expect, test } from '../fixtures.js';
import {
  cards,
  confirmEmail,
  makeTrip,
  payUnseen,
  registerAgent,
  registerUnseen,
  sendSignIn,
  somebody,
  toast,
  type Account,
} from '../journey.js';
import { mailedLink, mailTo } from '../mail.js';

const addAndInvite = async (page: Page, client: Account): Promise<void> => {
  await page.goto('/app/agents/clients/new');
  await page.getByLabel('First name').fill(client.firstName);
  await page.getByLabel('Last name').fill(client.lastName);
  await page.getByLabel('Email').fill(client.email);
  await page.getByRole('button', { name: 'Save and invite' }).click();
  await expect(toast(page)).toContainText('Invitation sent');
  await page.waitForURL(/\/app\/agents\/clients\/[0-9a-f-]{36}$/);
};

const invitationIn = async (email: string): Promise<{ link: string; code: string }> => {
  const { subject, text } = await mailTo(email, /your trip with you|trip ready/);
  expect(subject).toMatch(/ would like to plan your trip with you$/);
  const [link = ''] = /http\S+\/invite\/accept\/[\w-]{43}/.exec(text) ?? [];
  const [code = ''] = /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(text) ?? [];
  return { link, code };
};

test('an agent invites a client, who follows the link, opens an account and has joined', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const ada = somebody('Ada');
  await registerAgent(page, somebody('Dana'));
  await addAndInvite(page, ada);
  await expect(
    page.getByRole('region', { name: 'Invitation' }).getByText('Invited', { exact: true }),
  ).toBeVisible();
  const { link } = await invitationIn(ada.email);
  const { context, device: other, defects } = await openBrowser(browser, page, isMobile);

  await test.step('the link leaves the address, and no request carries it in an address or a referrer', async () => {
    const token = link.split('/').at(-1) ?? '';
    const leaks: string[] = [];
    other.on('request', (request) => {
      const referrer = request.headers()['referer'] ?? '';
      const isTheLink = request.isNavigationRequest() && request.url() === link;
      if ((request.url().includes(token) && !isTheLink) || referrer.includes(token))
        leaks.push(request.url());
    });
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Dana Tester invites you aboard' })).toBeVisible();
    expect(new URL(other.url()).pathname).toBe('/invite/redeem');
    await other.reload();
    await expect(other.getByLabel('First name')).toHaveValue('Ada');
    expect(leaks).toEqual([]);
  });

  await test.step('an account for the invited address, and its trips', async () => {
    await expect(other.getByLabel('Email')).toHaveValue('a•••@families.example');
    await other.getByLabel('Password', { exact: true }).fill(ada.password);
    await other.getByLabel('Confirm password').fill(ada.password);
    await other.getByRole('button', { name: 'Create account and accept' }).click();
    await other.waitForURL('**/client-portal');
    await expect(other.getByText(/You’re connected with Dana Tester\./)).toBeVisible();
    await expect(other.getByText('404 Page Not Found')).toHaveCount(0);
    await expect(
      other.getByRole('link', { name: 'My own trips' }).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('the agent sees it', async () => {
    await expect(async () => {
      await page.goto('/app/agents/clients');
      await page.getByRole('link', { name: 'Ada Tester' }).first().click({ timeout: 5000 });
      await expect(page.getByText('Joined', { exact: true })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 40_000 });
  });

  await test.step('the link works once', async () => {
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible();
    await other.getByRole('link', { name: 'Open your trip' }).click();
    await other.waitForURL('**/client-portal');
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('a family takes an invitation by its code, with the account they have', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const mia = somebody('Mia');
  await registerAgent(page, somebody('Dana'));
  await addAndInvite(page, mia);
  const { code } = await invitationIn(mia.email);
  const { context, device: other, defects } = await openBrowser(browser, page, isMobile);

  await registerUnseen(other, somebody('Robin'), 'family');
  await other.goto('/clients');
  await other.getByLabel('Invitation code').fill(code.toLowerCase());
  await other.getByRole('link', { name: 'Redeem' }).click();
  await expect(other.getByRole('heading', { name: 'This invitation is for someone else' })).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await other.getByRole('button', { name: 'Sign out and continue' }).click();
  await expect(other.getByRole('button', { name: 'Create account and accept' })).toBeVisible();

  await test.step('over the sign-in page and back', async () => {
    const origin = new URL(other.url()).origin;
    const made = await other.request.post('/api/auth/register', { data: mia, headers: { origin } });
    expect(made.status()).toBe(201);
    await other.request.post('/api/auth/logout', { data: {}, headers: { origin } });
    await other.getByRole('link', { name: 'Sign in and come back' }).click();
    await sendSignIn(other, mia);
    await other.waitForURL('**/invite/redeem');
    await other.getByRole('button', { name: 'Accept invitation' }).click();
    await other.waitForURL('**/client-portal');
    await expect(other.getByText('404 Page Not Found')).toHaveCount(0);
  });

  await test.step('the account is a family’s still', async () => {
    await other.goto('/my-trips');
    await expect(other.getByText('404 Page Not Found')).toHaveCount(0);
    await other.goto('/');
    await other.waitForURL(/\/(trip|trip-dashboard|dashboard)/);
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('a revoked invitation looks like one that never was', async ({ page, browser, isMobile }) => {
  const leo = somebody('Leo');
  await registerAgent(page, somebody('Dana'));
  await addAndInvite(page, leo);
  const { link } = await invitationIn(leo.email);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click();
  await expect(page.getByText('Not invited')).toBeVisible();
  const { context, device: other } = await openBrowser(browser, page, isMobile);
  for (const address of [link, `/invite/accept/${'x'.repeat(43)}`, `/accept-invite/${'x'.repeat(43)}`]) {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'We don’t recognize this invitation' })).toBeVisible();
  }
  await context.close();
});

test('a family confirms its address, shares a trip, and the invited person joins in one step', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const [robin, kim] = [somebody('Robin'), somebody('Kim')];
  await registerUnseen(page, robin, 'family');
  await payUnseen(page, await makeTrip(page, 'Castles and coral'), cards.good);
  await page.goto('/trip-collaboration');
  const send = async () => {
    await page.getByLabel('Email address').fill(kim.email);
    await page.getByLabel('What they may do').selectOption('Can edit');
    await page.getByRole('button', { name: 'Send invitation' }).click();
  };

  await test.step('the address is confirmed first, in place', async () => {
    await send();
    const dialog = page.getByRole('dialog', { name: 'Confirm your email first' });
    await dialog.getByRole('button', { name: 'Send me the confirmation email' }).click();
    await expect(dialog).toContainText('then come back here and try again');
    await confirmEmail(page, robin);
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('Please confirm your email')).toBeHidden();
    await expect(page.getByLabel('Email address')).toHaveValue(kim.email);
    await send();
    await expect(toast(page)).toContainText('Invitation sent');
  });

  const { context, device: other, defects } = await openBrowser(browser, page, isMobile);
  await test.step('the email quotes nothing that was typed', async () => {
    const link = await mailedLink(kim.email, 'You’re invited to a trip on Landsea', '/invite/accept/');
    expect((await mailTo(kim.email)).text).not.toContain('Castles and coral');
    await other.goto(link);
    await expect(
      other.getByRole('heading', { name: 'Robin invited you to plan “Castles and coral”' }),
    ).toBeVisible();
  });

  await test.step('an account for the invited address, and the trip', async () => {
    await expect(other.getByLabel('Email')).toHaveValue('k•••@families.example');
    await other.getByLabel('First name').fill(kim.firstName);
    await other.getByLabel('Password', { exact: true }).fill(kim.password);
    await other.getByRole('button', { name: 'Create account and join' }).click();
    await other.waitForURL('**/trip/*/dashboard');
    await expect(toast(other)).toContainText('It’s in My trips.');
    await expect(other.getByText('Please confirm your email')).toBeHidden();
    const user = (await (await other.request.get('/api/auth/user')).json()) as object;
    expect(user).toMatchObject({ email: kim.email, emailVerified: true });
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('a client shares one trip without its budget, changes that in settings, and leaves', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const mia = somebody('Mia');
  await registerAgent(page, somebody('Dana'));
  await addAndInvite(page, mia);
  const clientPage = page.url();
  const { link } = await invitationIn(mia.email);
  const { context, device: other, defects } = await openBrowser(browser, page, isMobile);
  await registerUnseen(other, mia, 'family');
  const tripId = await makeTrip(other, 'Castles and coral');

  await test.step('nothing of their own is ticked; one trip is shared without money', async () => {
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'What Dana Tester will see' })).toBeVisible();
    const own = other.getByRole('checkbox', { name: 'Castles and coral' });
    await expect(own).not.toBeChecked();
    await own.check();
    await expect(other.getByRole('switch', { name: 'Budget and expenses' })).not.toBeChecked();
    await other.getByRole('button', { name: 'Accept invitation' }).click();
    await other.waitForURL('**/client-portal');
  });

  await test.step('the agent sees the plan of that trip, and no budget', async () => {
    await expect(async () => {
      await page.goto(clientPage);
      await expect(page.getByText('Sharing 1 trip')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText('Plan only')).toBeVisible();
    expect((await page.request.get(`/api/trips/${tripId}`)).status()).toBe(200);
    expect((await page.request.get(`/api/v1/trips/${tripId}/budget`)).status()).toBe(404);
  });

  await test.step('settings add the budget, and end the relationship', async () => {
    await other.goto('/settings#travel-agent');
    await other.getByRole('switch', { name: 'Budget and expenses' }).click();
    await expect(other.getByRole('switch', { name: 'Documents' })).toBeEnabled();
    expect((await page.request.get(`/api/v1/trips/${tripId}/budget`)).status()).toBe(200);
    await other.getByRole('button', { name: 'Leave this agent' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Leave this agent' }).click();
    await expect(toast(other)).toContainText('You left Dana Tester');
    expect((await page.request.get(`/api/trips/${tripId}`)).status()).toBe(404);
    await page.reload();
    await expect(page.getByText('Left', { exact: true })).toBeVisible();
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('a copied link opens an account, but no relationship before the email is confirmed', async ({
  page,
  browser,
  isMobile,
}) => {
  const ada = somebody('Ada');
  await registerAgent(page, somebody('Dana'));
  await addAndInvite(page, ada);
  await page.getByRole('button', { name: 'Get a link and code' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const { context, device: other } = await openBrowser(browser, page, isMobile);
  await other.goto(link);
  await other.getByLabel('Password', { exact: true }).fill(ada.password);
  await other.getByLabel('Confirm password').fill(ada.password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible();
  await page.goto('/app/agents/clients');
  await page.getByRole('link', { name: 'Ada Tester' }).first().click();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();

  await confirmEmail(other, ada);
  await other.getByRole('button', { name: 'I confirmed my email' }).click();
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await other.waitForURL('**/client-portal');
  await context.close();
});
