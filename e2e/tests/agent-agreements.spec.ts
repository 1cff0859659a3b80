import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, registerAgent, somebody } from '../journey.js';
import { mailTo } from '../mail.js';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const linkIn = (text: string): string => /http\S+\/sign\/[\w-]+/.exec(text)?.[0] ?? '';

const expectPdf = async (page: Page, start: () => Promise<void>) => {
  const downloaded = page.waitForEvent('download');
  await start();
  const content = await readFile(await (await downloaded).path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.length).toBeGreaterThan(2_000);
};

/** Everything that the text still asks the agent for. */
const fillIn = async (page: Page): Promise<void> => {
  const fields = page.getByRole('region', { name: 'What the text says' }).getByRole('textbox');
  // The fields of the trip come with its facts.
  const readAll = async () =>
    (await Promise.all((await fields.all()).map((field) => field.inputValue()))).join('; ');
  await expect.poll(readAll).toContain('Castles for everyone');
  for (const field of await fields.all())
    if ((await field.inputValue()) === '') await field.fill('As we agreed on the phone');
};

/** Emails an answer about protection for the trip to the client. @returns the link to sign. */
const sendProtection = async (page: Page, clientId: string, email: string): Promise<string> => {
  await page.goto(`/app/agents/clients/${clientId}`);
  await page.getByRole('link', { name: 'Send an agreement' }).first().click();
  await page.getByRole('radio', { name: 'Protection' }).click();
  await page.getByLabel('Trip', { exact: true }).first().selectOption({ label: 'Castles for everyone' });
  await fillIn(page);
  await expectFits(page, 'an agreement to send');
  await press(page, 'Email it to sign');
  await expect(page.getByText(/^Protection: sent/).first()).toBeVisible();
  return linkIn((await mailTo(email, /travel protection to sign$/)).text);
};

test('a client reads an agreement to the end and signs it on a phone, and both have the file', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const agent = somebody('Dana');
  const jen = somebody('Jen');
  await registerAgent(page, agent);
  const clientId = await addClient(page, jen);
  await makeClientTrip(page, clientId, 'Castles for everyone');
  const { context, device: phone, defects } = await openDevice(browser, page, isMobile);
  const link = await sendProtection(page, clientId, jen.email);

  await test.step('the client reads it to the end without an account', async () => {
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/sign$/);
    await expect(phone.getByRole('heading', { name: 'What was offered' })).toBeVisible();
    await expect(phone.getByText('Castles for everyone').first()).toBeVisible();
    await expect(phone.getByLabel('Your full name')).toHaveCount(0);
    await expectFits(phone, 'an agreement to sign');
    await press(phone, 'I’ve read it to the end');
  });

  await test.step('is told what is missing, declines protection, and signs with a drawing', async () => {
    await press(phone, 'Sign');
    await expect(phone.getByRole('alert').first()).toBeVisible();
    await phone.getByRole('radio', { name: 'No, I decline it' }).click();
    await phone.getByLabel('Your full name').fill('Jen Tester');
    const box = await phone
      .getByRole('img', { name: 'An empty box to draw your signature in' })
      .boundingBox();
    if (!box) throw new Error('no box to draw in');
    await phone.mouse.move(box.x + 20, box.y + 40);
    await phone.mouse.down();
    await phone.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
    await phone.mouse.up();
    await expectFits(phone, 'signing an agreement');
    await press(phone, 'Sign');
    await expect(phone.getByRole('heading', { name: 'Signed. Thank you!' })).toBeVisible();
    await expectFits(phone, 'a signed agreement');
  });

  await test.step('both have the file, the client also by the email later', async () => {
    await expectPdf(phone, () => press(phone, 'Download your copy'));
    const copy = await mailTo(jen.email, /^Your signed copy$/);
    await phone.goto(linkIn(copy.text));
    await expectPdf(phone, () => press(phone, 'Download your copy'));
    const told = await mailTo(agent.email, /^Jen Tester signed: Protection$/);
    await page.goto(new URL(/http\S+\/app\/agents\/agreements\/\S+/.exec(told.text)?.[0] ?? '').pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Protection: declined .* by Jen Tester$/,
    );
    await expect(page.getByText(/^Copy downloaded: Jen Tester/).first()).toBeVisible();
    await expectFits(page, 'an agreement that was signed');
    await expectPdf(page, () => page.getByRole('link', { name: 'PDF for a dispute' }).click());
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('an agreement that its agent withdrew says so, and nobody signs it', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const jen = somebody('Jen');
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page, jen);
  await makeClientTrip(page, clientId, 'Castles for everyone');
  const { context, device: phone } = await openDevice(browser, page, isMobile);
  const link = await sendProtection(page, clientId, jen.email);
  await phone.goto(link);
  await press(phone, 'I’ve read it to the end');
  await press(page, 'Withdraw it');
  await page.getByLabel('Why do you withdraw it?').fill('Another hotel');
  await press(page, 'Withdraw');
  await expect(page.getByText(/^Protection: withdrawn/).first()).toBeVisible();

  await phone.getByRole('radio', { name: 'No, I decline it' }).click();
  await phone.getByLabel('Your full name').fill('Jen Tester');
  await press(phone, 'Sign');
  await expect(phone.getByText(/withdrew this/)).toBeVisible();
  await expect(phone.getByLabel('Your full name')).toHaveValue('Jen Tester');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This isn’t needed anymore' })).toBeVisible();
  await expectFits(phone, 'an agreement that was withdrawn');
  await mailTo(jen.email, /^You don’t need to sign anymore$/);
  await context.close();
});
