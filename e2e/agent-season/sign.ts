import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '@landsea/contracts/core';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { mailTo } from '../mail.js';
import { arrival, linkIn, openFamily, type AgentSeason } from './season.js';

/** Everything that the text still asks the agent for. */
const fillIn = async ({ desk }: AgentSeason): Promise<void> => {
  const card = desk.page.getByRole('region', { name: 'What the text says' });
  await expect(card.getByRole('textbox').first()).toBeVisible();
  for (const field of await card.getByRole('textbox').all())
    if ((await field.inputValue()) === '') await desk.type(field, 'As we agreed on the phone');
};

const chooseTrip = async ({ desk: { page } }: AgentSeason): Promise<void> => {
  const trip = page.getByRole('combobox', { name: 'Trip', exact: true });
  await trip.selectOption({ label: 'Spring at the parks' });
  await expect(page.getByLabel('Amount 1 is for')).toBeVisible();
};

const openLink = async ({ phone, jen }: AgentSeason, subject: RegExp, before = ''): Promise<string> => {
  let link = '';
  await expect(async () => {
    link = linkIn((await mailTo(jen.email, subject)).text, '/sign/');
    expect(link).not.toBe(before);
  }).toPass({ timeout: 60_000 });
  await phone.page.goto(link);
  await expect(phone.page.getByRole('button', { name: 'I’ve read it to the end' })).toBeVisible();
  return link;
};

const signAs = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signed. Thank you!' })).toBeVisible();
};

/** Step 10: terms declined, changed and signed; protection declined with a signature; one file for a dispute. */
export const signAgreements = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, tally, dana } = season;
  const { page } = desk;
  let first = '';
  await test.step('10. the mother declines the terms with a reason', async () => {
    await openFamily(season);
    await desk.tap(page.getByRole('link', { name: 'Send an agreement' }).first());
    await chooseTrip(season);
    await fillIn(season);
    await desk.press('Email it to sign');
    await expect(page.getByText(/^Terms: sent/).first()).toBeVisible();
    tally.note('10 terms sent', desk.take());
    first = await openLink(season, /an agreement to sign$/);
    await phone.press('I don’t want to sign');
    await phone.page.getByLabel('What should change?').fill('Please name the cancellation dates');
    await phone.press('Decline');
    await expect(phone.page.getByRole('heading', { name: 'You declined this one' })).toBeVisible();
  });

  await test.step('the agent changes them, and she signs', async () => {
    const told = await mailTo(dana.email, /^Jennifer Brubaker declined to sign: Terms$/);
    expect(told.text).toContain('Please name the cancellation dates');
    await page.goto(new URL(/http\S+\/app\/agents\/agreements\/\S+/.exec(told.text)?.[0] ?? '').pathname);
    await desk.tap(page.getByRole('link', { name: 'Change it and send it again' }));
    await desk.press('Add a cancellation step');
    await desk.type(page.getByLabel('Cancel by').last(), addDays(arrival, -31));
    await desk.type(page.getByLabel('costs').last(), 'Nothing but the protection');
    await desk.press('Email it to sign');
    await expect(page.getByText(/^Terms: sent/).first()).toBeVisible();
    tally.note('10 changed terms sent', desk.take(), { taps: 3, fields: 2 });
    await openLink(season, /an agreement to sign$/, first);
    await expect(phone.page.getByText('Nothing but the protection')).toBeVisible();
    await phone.press('I’ve read it to the end');
    await expectFits(phone.page, 'terms to sign');
    await phone.page.getByRole('radio', { name: 'No, I decline it' }).click();
    await signAs(phone.page, 'Jennifer Brubaker');
  });

  await test.step('protection is declined with a signature', async () => {
    await openFamily(season);
    await page.getByRole('link', { name: 'Send an agreement' }).first().click();
    await page.getByRole('radio', { name: 'Protection' }).click();
    await chooseTrip(season);
    await fillIn(season);
    await page.getByRole('button', { name: 'Email it to sign' }).click();
    await expect(page.getByText(/^Protection: sent/).first()).toBeVisible();
    desk.take();
    await openLink(season, /travel protection to sign$/);
    await phone.press('I’ve read it to the end');
    await phone.page.getByRole('radio', { name: 'No, I decline it' }).click();
    await signAs(phone.page, 'Jennifer Brubaker');
    await mailTo(dana.email, /^Jennifer Brubaker signed: Protection$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Protection: declined .* by Jennifer Brubaker$/,
    );
    const downloaded = page.waitForEvent('download');
    await desk.tap(page.getByRole('link', { name: 'PDF for a dispute' }));
    const content = await readFile(await (await downloaded).path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    tally.note('10 file for a dispute', desk.take());
  });
};
