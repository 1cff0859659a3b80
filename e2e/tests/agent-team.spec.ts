import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import {
  addClient,
  originOfRun,
  registerAgent,
  registerUnseen,
  somebody,
  toast,
  type Account,
} from '../journey.js';
import { mailTo } from '../mail.js';

/** A colleague joins by the link that the owner's invitation was emailed with. */
const joinTeam = async (browser: Browser, colleague: Account): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await registerUnseen(page, colleague, 'agent');
  const { text } = await mailTo(colleague.email, / invites you to /);
  const token = /\/invite\/accept\/(\S+)/.exec(text)?.[1];
  const headers = { origin: originOfRun() };
  const answer = await page.request.post('/api/v1/agency-invitations/accept', { headers, data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
  return page;
};

const inviteColleague = async (page: Page, email: string, role: 'Agent' | 'Assistant'): Promise<void> => {
  const form = page.getByRole('region', { name: 'Invite a colleague' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Role').selectOption({ label: role });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText(email, { exact: true })).toBeVisible();
};

test('an agency invites colleagues, hands a client over and back, and merges one who is there twice', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [dana, lee, kim, ada] = [somebody('Dana'), somebody('Lee'), somebody('Kim'), somebody('Ada')];
  await registerAgent(page, dana);
  const clientId = await addClient(page, ada);

  await test.step('the owner opens an agency and invites an agent and an assistant', async () => {
    await page.goto('/app/agents/team');
    await page.getByLabel('Name of the agency').fill('Blue Lagoon Travel');
    await page.getByRole('button', { name: 'Open the agency' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blue Lagoon Travel' })).toBeVisible();
    await inviteColleague(page, lee.email, 'Agent');
    await inviteColleague(page, kim.email, 'Assistant');
    await expectAccessible(page, '/app/agents/team');
  });
  const leePage = await joinTeam(browser, lee);
  const kimPage = await joinTeam(browser, kim);

  await test.step('the client goes to the agent, and comes back', async () => {
    await page.goto(`/app/agents/clients/${clientId}`);
    await page.getByRole('button', { name: 'Hand over' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To').selectOption({ label: 'Lee Tester' });
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await page.waitForURL('**/app/agents/clients');
    const theirs = await leePage.request.get(`/api/v1/clients/${clientId}`);
    expect(theirs.status()).toBe(200);
    await page.goto('/app/agents/team');
    await page
      .getByRole('region', { name: 'Handed over by you' })
      .getByRole('button', { name: /^Undo the hand-over/ })
      .click();
    await expect(toast(page).filter({ hasText: 'back with you' })).toBeVisible();
    expect((await leePage.request.get(`/api/v1/clients/${clientId}`)).status()).toBe(404);
  });

  const twinId = await addClient(leePage, { ...ada, email: somebody('Adah').email });

  await test.step('the owner compares the two, merges them, and makes them two again', async () => {
    await page.goto('/app/agents/clients');
    await page.getByRole('link', { name: 'Possible duplicates' }).click();
    await expect(page.getByRole('region', { name: 'Pairs' })).toBeVisible();
    await expectAccessible(page, '/app/agents/clients/duplicates', true);
    await page.goto(`/app/agents/clients/${clientId}/merge/${twinId}`);
    await expect(page.getByText('First, the one you keep')).toBeVisible();
    await expectAccessible(page, 'the merge of two clients', true);
    await page.getByRole('button', { name: 'Merge them' }).click();
    await page.waitForURL(`**/app/agents/clients/${clientId}`);
    expect((await page.request.get(`/api/v1/clients/${twinId}`)).status()).toBe(404);
    await page.getByRole('button', { name: /^Undo “You merged another client/ }).click();
    await expect(toast(page).filter({ hasText: 'Two clients again' })).toBeVisible();
    expect((await leePage.request.get(`/api/v1/clients/${twinId}`)).status()).toBe(200);
  });

  await test.step('the owner reads who changed what, and nobody else does', async () => {
    await page.goto('/app/agents/team');
    await page.getByRole('link', { name: 'Who changed what' }).click();
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect(changes.getByText('merged “Ada Tester” into this client')).toBeVisible();
    await expectAccessible(page, '/app/agents/team/audit', true);
    expect((await leePage.request.get('/api/v1/agency-audit')).status()).toBe(403);
    expect((await kimPage.request.get('/api/v1/client-merges')).status()).toBe(403);
  });

  await page.goto('/app/agents/clients/new');
  await page.getByLabel('First name').fill(ada.firstName);
  await page.getByLabel('Last name').fill(ada.lastName);
  await expect(page.getByText('You may already have this client')).toBeVisible();
  await expectAccessible(page, '/app/agents/clients/new', true);
  await leePage.context().close();
  await kimPage.context().close();
});
