import { randomUUID } from 'node:crypto';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, originOfRun, registerAgent, somebody, tripStart } from '../journey.js';
import { mailTo } from '../mail.js';

test('a family reads once what was booked, and stops the email without signing in', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const client = somebody('Grace');
  const clientId = await addClient(page, client);
  const tripId = await makeClientTrip(page, clientId, 'Okafor spring break');
  const book = async (title: string, time: string) => {
    const details = { kind: 'dining', meal: null, prepaid: false, depositCents: null, freeCancelHours: null };
    const booked = await page.request.post(`/api/v1/trips/${tripId}/items`, {
      headers: { origin: originOfRun() },
      data: {
        ...{ id: randomUUID(), title, date: tripStart, time, status: 'booked', confirmation: 'QX-7' },
        details: { ...details, onDiningPlan: false },
      },
    });
    expect(booked.status()).toBe(201);
  };
  await book('’Ohana', '17:40');
  await book('Topolino’s Terrace', '08:05');
  const card = page.getByRole('region', { name: 'Grace’s morning email' });

  await test.step('the agent turns it on, and leaves a line out', async () => {
    await page.goto(`/app/agents/clients/${clientId}#morning-email`);
    await expect(card.getByRole('heading', { name: 'What Grace doesn’t know yet' })).toBeVisible();
    await card.getByRole('switch').click();
    await expect(card.getByRole('heading', { name: /^What Grace gets .* at 7:00 AM/ })).toBeVisible();
    await card.getByRole('button', { name: /^Leave it out: 8:05 AM/ }).click();
    await expect(card.getByRole('button', { name: /^Put it back: 8:05 AM/ })).toBeVisible();
    await expectFits(page, 'the morning email of a client');
  });

  await test.step('two adults get it, and the agent unticks one of them', async () => {
    const { firstName, lastName, email } = somebody('Robin');
    const added = await page.request.post(`/api/v1/clients/${clientId}/people`, {
      headers: { origin: originOfRun() },
      data: { id: randomUUID(), firstName, lastName, email },
    });
    expect(added.status()).toBe(201);
    await page.reload();
    await expect(card.getByRole('heading', { name: /^What Grace and Robin get / })).toBeVisible();
    const choice = card.getByRole('group', { name: 'Who gets it' });
    await choice.getByRole('checkbox', { name: 'Robin' }).uncheck();
    await expect(card.getByRole('heading', { name: /^What Grace gets / })).toBeVisible();
    await expectFits(page, 'who gets the morning email of a household');
    await page.reload();
    await expect(choice.getByRole('checkbox', { name: 'Robin' })).not.toBeChecked();
    await expect(choice.getByRole('checkbox', { name: 'Grace' })).toBeChecked();
  });

  const mail = await test.step('it leaves now, and says the rest', async () => {
    await card.getByRole('button', { name: 'Send now' }).click();
    await expect(card.getByText(/^Last email on/)).toBeVisible();
    return mailTo(client.email, /update/);
  });
  expect(mail.subject).toBe('Okafor spring break: 1 update');
  expect(mail.text).toContain('• 5:40 PM: ’Ohana, confirmation QX-7');
  expect(mail.text).not.toContain('Topolino');

  await test.step('the family stops it with one press, at once', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const reader = await context.newPage();
    const [link = ''] = /\/morning-email\/stop\/\S+/.exec(mail.text) ?? [];
    await reader.goto(link, { waitUntil: 'commit' });
    await expect(reader.getByText(/what Dana .* booked for you/)).toBeVisible();
    await reader.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(reader.getByRole('heading', { name: 'These emails are off' })).toBeVisible();
    // The secret is not in the address.
    await expect(reader).toHaveURL(/\/morning-email\/stop$/);
    await expectFits(reader, 'a morning email that is off');
    await reader.reload();
    await reader.getByRole('button', { name: 'Send them again' }).click();
    await expect(reader.getByRole('heading', { name: 'These emails are back on' })).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
    await expectFits(reader, 'the question whether to stop the morning email');
    await reader.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(reader.getByRole('heading', { name: 'These emails are off' })).toBeVisible();
    await context.close();
  });

  await test.step('the agent reads that it was stopped, and sends nothing', async () => {
    await page.reload();
    await expect(card.getByText(/^Nobody is ticked for this email/)).toBeVisible();
    await expect(card.getByText(/stopped it on /)).toBeVisible();
    await expect(card.getByRole('checkbox', { name: 'Grace' })).toBeDisabled();
    await expect(card.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    await expectFits(page, 'a morning email that nobody gets');
  });
});
