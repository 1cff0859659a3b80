import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { answerUntil, makeIntakeAnswers, type AnswersByTitle } from '../intake-answers.js';
import { confirmEmail, registerUnseen, somebody, startTrial, waitForAgentPlan } from '../journey.js';
import { mailTo } from '../mail.js';
import { writeFamilyFile } from './family-file.js';
import { call, linkIn, openFamily, type AgentSeason } from './season.js';

/** The agent knows who travels, so the form names them already. */
const makeAnswers = (page: Page, email: string): AnswersByTitle => ({
  ...makeIntakeAnswers(page, email, { mother: 'Jennifer', child: 'Max' }),
  'Who is traveling?': async () => {
    await expect(page.getByRole('group', { name: 'Lily Brubaker' })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  },
});

/** An agent with the plan, whose address is confirmed and whose brand all clients see. */
export const openDesk = async (season: AgentSeason): Promise<void> => {
  const { dana, desk } = season;
  const { page } = desk;
  await registerUnseen(page, dana, 'agent');
  await confirmEmail(page, dana);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start Free Agent Trial' }).click();
  await page.waitForURL('**/c/pay/**');
  season.checkout = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await startTrial(page);
  await expect(page.getByRole('heading', { name: 'Welcome to Agent' })).toBeVisible();
  await waitForAgentPlan(page);
  const facts = {
    name: 'Magic Miles Travel',
    color: '#8a1538',
    agentName: 'Dana Whitlock',
    phone: '(407) 555-0100',
  };
  const empty = {
    logoId: null,
    photoId: null,
    hours: null,
    signature: null,
    replyTo: null,
    legalLines: null,
  };
  await call(page, 'put', '/api/v1/brand/own', { ...facts, ...empty, poweredBy: false, version: 0 });
};

const chooseFile = async ({ desk, jen }: AgentSeason): Promise<void> => {
  const buffer = writeFamilyFile(jen);
  const file = { name: 'traveljoy.csv', mimeType: 'text/csv', buffer };
  await desk.page.getByLabel('Drop your clients').setInputFiles(file);
};

const importAll = async (season: AgentSeason): Promise<void> => {
  const { desk } = season;
  const { page } = desk;
  await chooseFile(season);
  await expect(page.getByRole('heading', { name: /^This looks like TravelJoy: 400 rows, / })).toBeVisible();
  await desk.press('Show me the families');
  await expect(page.getByText('Your families, before anything is saved')).toBeVisible({ timeout: 30_000 });
  await desk.tap(page.getByRole('button', { name: /^Our guesses are right: import these \d+$/ }));
  await desk.tap(page.getByRole('button', { name: /^Import \d+ families$/ }));
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible({ timeout: 60_000 });
};

/** Step 1: 400 rows of another program, taken back but for what the agent has worked on, and brought again. */
export const bringFamilies = async (season: AgentSeason): Promise<void> => {
  const { desk, tally } = season;
  const { page } = desk;
  await test.step('1. an export of 400 rows becomes families', async () => {
    await page.goto('/app/agents/clients/import');
    await importAll(season);
    tally.note('1 import 400 rows', desk.take());
    await expect(page.getByRole('status').filter({ hasText: / new, 0 changed/ })).toBeVisible();
    await expect(page.getByText(/rows were not imported$/)).toBeVisible();
    await page.goto('/app/agents/clients?search=Brubaker');
    await page.getByRole('link', { name: 'Jennifer Brubaker' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/app\/agents\/clients\/[\w-]{36}/);
    season.jenId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await openFamily(season);
    await page.getByRole('radio', { name: 'Log a call' }).check();
    await desk.type(page.getByLabel('What was said'), 'They want to be near the monorail');
    await desk.key('Control+Enter');
    await expect(page.getByText('They want to be near the monorail').first()).toBeVisible();
    desk.take();
  });

  await test.step('the undo keeps the family that was worked on, and a second import adds the others again', async () => {
    await page.goto('/app/agents/clients/import');
    await desk.tap(page.getByRole('button', { name: /^Undo, until/ }));
    await desk.press('Undo the import', page.getByRole('dialog'));
    await expect(page.getByText('You logged a call with Jennifer Brubaker since, so they stay.')).toBeVisible(
      {
        timeout: 60_000,
      },
    );
    await desk.press('Done', page.getByRole('dialog'));
    tally.note('1 undo the import', desk.take());
    await importAll(season);
    await expect(page.getByText(/1 the same as before\.$/)).toBeVisible();
    desk.take();
  });
};

/** Step 2: a new lead, and a family that answers a form on a phone and goes on elsewhere. */
export const answerForm = async (
  season: AgentSeason,
  openPhone: () => ReturnType<typeof openDevice>,
): Promise<void> => {
  const { desk, phone, tally, jen } = season;
  const { page } = desk;
  await test.step('2. a lead from a phone call is in the list', async () => {
    await page.goto('/app/agents/clients');
    await desk.tap(page.getByRole('main').getByRole('link', { name: 'Add a client' }).first());
    await expect(page.getByLabel('First name')).toBeFocused();
    await desk.type(page.getByLabel('First name'), 'Noor');
    await desk.type(page.getByLabel('Last name'), 'Haddad');
    await desk.type(page.getByLabel('Email'), somebody('Noor').email);
    await desk.key('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
    tally.note('2 new lead', desk.take(), { taps: 2, keys: 1 });
  });

  await test.step('the mother begins a form on her phone', async () => {
    await openFamily(season);
    await desk.press('Send a form, or read answers');
    await desk.press('Email the form');
    await expect(page.getByText('On its way to Jennifer.')).toBeVisible();
    tally.note('2 send a form', desk.take());
    const { text } = await mailTo(jen.email, /form|questions|details/i);
    await phone.page.goto(linkIn(text, '/f/'));
    await phone.press('Start');
    await answerUntil(phone.page, makeAnswers(phone.page, jen.email), 'Which month or season?');
    await phone.press('Continue later, or on another device');
    await phone.press('Send the link');
    await expect(phone.page.getByText('On its way.')).toBeVisible();
  });

  await test.step('and goes on where she stopped on another one', async () => {
    const other = await openPhone();
    const { text } = await mailTo(jen.email, /^Continue your form$/);
    await other.device.goto(linkIn(text, '/f/'));
    await expect(other.device.getByRole('heading', { level: 1 })).toHaveText('Which month or season?');
    await answerUntil(other.device, makeAnswers(other.device, jen.email), 'That’s everything');
    await other.device.getByRole('button', { name: 'Send my answers' }).click();
    await expect(other.device.getByRole('main')).toContainText('Thank you! Your answers are in.');
    expect(other.defects).toEqual([]);
    await other.context.close();
    phone.take();
  });

  await test.step('the agent leaves one answer out and takes the others', async () => {
    const { text } = await mailTo(season.dana.email, /Brubaker/);
    await page.goto(new URL(/http\S+\/app\/agents\/intake-forms\/\S+/.exec(text)?.[0] ?? '').pathname);
    await expect(page.getByText('Peanut allergy').first()).toBeVisible();
    await expectAccessible(page, 'the answers of a known family', true);
    await desk.tap(page.getByRole('button', { name: /^Leave out: How many sit-down meals/ }));
    await expect(page.getByText('Left out')).toBeVisible();
    await desk.tap(page.getByRole('button', { name: /^Take all new/ }));
    await expect(page.getByText('Taken over').first()).toBeVisible();
    const take = page.getByRole('button', { name: /^Take: / });
    for (let left = await take.count(); left > 0; left -= 1) {
      await desk.tap(take.first());
      await expect(take).toHaveCount(left - 1);
    }
    await expect(page.getByText('All decided.')).toBeVisible();
    tally.note('2 answers taken over', desk.take());
  });
};
