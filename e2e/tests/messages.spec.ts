import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { openBrowser, openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { clientIds, joinAsClient, makeClientTrip, originOfRun, registerAgent, somebody } from '../journey.js';
import { answerMail, mailTo } from '../mail.js';

const noSidewaysScrolling = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, 'wider than the window, in px').toBe(0);
};

test('a client writes from the portal, and the agent answers with a template', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const { context, device: other, defects } = await openDevice(browser, page, isMobile);
  await joinAsClient(other, page);
  const [clientId = ''] = await clientIds(page);
  await makeClientTrip(page, clientId, 'Castles for everyone');

  await test.step('the agent has the inbox open', async () => {
    await page.goto('/app/agents/messages');
    await expect(page.getByText('No messages yet')).toBeVisible();
  });

  await test.step('the client writes from the portal', async () => {
    await other.goto('/client-portal');
    await expect(other.getByText('Castles for everyone').first()).toBeVisible();
    await expectAccessible(other, 'the portal of a client');
    await noSidewaysScrolling(other);
    await other.getByRole('link', { name: 'Write a message' }).click();
    await other.getByLabel('Your message').fill('Is breakfast included in the room?');
    await other.getByRole('button', { name: 'Send' }).click();
    await expect(other.getByRole('region', { name: 'Messages', exact: true })).toContainText(
      'Is breakfast included',
    );
    await expect(other.getByLabel('Your message')).toHaveValue('');
  });

  await test.step('the agent sees it without a reload, and since when the client waits', async () => {
    const inList = page.getByRole('list', { name: 'Conversations' });
    await expect(inList.getByText('Ada: Is breakfast included in the room?')).toBeVisible();
    await expect(inList.getByText('Waiting 1 minute')).toBeVisible();
    await expect(inList.getByText('1 new')).toBeVisible();
    await expectAccessible(page, 'the inbox of an agent');
    await inList.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(
      'Is breakfast included',
    );
  });

  await test.step('a template is not sent before its fields have values', async () => {
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByLabel('Add a template').selectOption({ label: 'Welcome home' });
    const text = page.getByLabel('Your message');
    await expect(text).toHaveValue(/^Hi Ada,/);
    await page.getByLabel('Add a template').selectOption({ label: 'Final payment is due' });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/Still empty: .*Amount due/)).toBeVisible();
    await expectAccessible(page, 'a message with empty fields');
    await noSidewaysScrolling(page);
    await text.fill('Yes, breakfast is included.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(text).toHaveValue('');
    await expect(page.getByText('Waiting 1 minute')).toHaveCount(0);
  });

  await test.step('the client sees the answer as it comes, and the agent that it was read', async () => {
    await expect(other.getByRole('region', { name: 'Messages', exact: true })).toContainText(
      'Yes, breakfast is included.',
    );
    await expectAccessible(other, 'the messages of a client');
    await noSidewaysScrolling(other);
    await expect(page.getByText('Read by Ada')).toBeVisible();
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('a client who is away answers the email about a message', async ({ page, browser, isMobile }) => {
  test.slow();
  const dana = somebody('Dana');
  await registerAgent(page, dana);
  const { context, device: other } = await openBrowser(browser, page, isMobile);
  const { email } = await joinAsClient(other, page);
  await context.close();
  const [clientId = ''] = await clientIds(page);
  const opened = { data: { clientId, tripId: null }, headers: { origin: originOfRun() } };
  await expect
    .poll(async () => (await page.request.post('/api/v1/conversations', opened)).status(), 'has joined')
    .toBe(200);
  await page.goto(`/app/agents/messages?client=${clientId}`);
  await page.getByLabel('Your message').fill('Balcony or inside?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');

  const mail = await mailTo(email, /^Message from /);
  expect(mail.text).toContain('Balcony or inside?');
  await answerMail(mail, 'Balcony, please!');

  const messages = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(messages).toContainText('Balcony, please!');
  await expect(messages).toContainText(/Ada, .*, by email/);
  await expect(messages).not.toContainText('Landsea wrote');
  await messages.getByRole('button', { name: 'Show the whole email' }).click();
  await expect(messages).toContainText('Landsea wrote');
  await test.step('an answer from another address waits for the agent', async () => {
    await answerMail(mail, 'A late dinner, too', 'ada@work.example');
    await page.getByText(/An email from ada@work\.example was held back/).click();
    await expectAccessible(page, 'an email that was held back');
    await noSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('is discarded')).toHaveCount(0);
    const add = page.getByRole('button', { name: 'Add to the conversation' });
    // What the browser shows may be fetched anew once more, and is folded then.
    await expect(async () => {
      if (!(await add.isVisible())) await page.getByText(/ada@work\.example was held back/).click();
      await add.click({ timeout: 1_000 });
      await expect(messages).toContainText('A late dinner, too', { timeout: 5_000 });
    }).toPass();
    await expect(messages).toContainText(/by email from ada@work\.example/);
  });
});
