import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, registerAgent, somebody } from '../journey.js';

test('an agent works by an own list, and switches the morning email off', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page, somebody('Ada'));
  const tripId = await makeClientTrip(page, clientId, 'Castles for everyone');
  const tasks = `/app/agents/trips/${tripId}/tasks`;
  const added = 'Final payment in ten days';

  await test.step('one of ours becomes the agent’s, with a task more', async () => {
    await page.goto(tasks);
    await page.getByRole('link', { name: 'Write your own lists' }).click();
    const ours = page.getByRole('region', { name: 'Ours, to start from' });
    await ours.getByRole('listitem').filter({ hasText: 'Land and sea' }).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add a task' }).click();
    await dialog.getByLabel('Task', { exact: true }).fill(added);
    await expectAccessible(page, 'a list of tasks that is changed');
    await dialog.getByLabel('Message to the client').selectOption({ label: 'Welcome home' });
    await dialog.getByLabel('How it’s sent').selectOption({ label: 'Send by itself' });
    await expectAccessible(page, 'a task that sends a message by itself');
    await dialog.getByRole('button', { name: 'Keep the task' }).click();
    await expect(dialog.getByText('10 days before the trip begins. Send by itself')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Yours' }).getByText('Land and sea')).toBeVisible();
    await expectAccessible(page, 'the lists of tasks of an agent');
  });

  await test.step('the trip takes it, on its own days', async () => {
    await page.goto(tasks);
    await page.getByRole('button', { name: 'Use this list Land and sea' }).click();
    await expect(page.getByText(/^Land and sea, booked/)).toBeVisible();
    await page.getByRole('button', { name: /^Later/ }).click();
    await expect(page.getByLabel(added)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Later/ }).click();
    await expect(page.getByLabel(added)).toBeVisible();
  });

  await test.step('the task says what it sends by itself and when, and is switched off there', async () => {
    const row = page.getByRole('listitem').filter({ hasText: added });
    await expect(row.getByText(/^Sends by itself on .+, at 6:30 AM$/)).toBeVisible();
    await row.getByRole('button', { name: 'Message' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Welcome home from Castles for everyone/)).toBeVisible();
    await expectAccessible(page, 'what a task sends by itself');
    await dialog.getByRole('button', { name: 'Don’t send by itself' }).click();
    await expect(row.getByText(/^Ready for your review on/)).toBeVisible();
  });

  await test.step('the email of the morning is switched off, and stays so', async () => {
    await page.goto('/settings#notifications');
    const morning = page.getByRole('switch', { name: 'Your morning by mail' });
    await expect(morning).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await morning.click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(morning).not.toBeChecked();
  });
});

test('a first trip begins with one of our templates', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  await addClient(page, somebody('Ada'));
  await page.goto('/app/agents/trips');
  await page.getByRole('button', { name: 'New trip' }).click();
  const form = page.getByRole('form', { name: 'A trip for a client' });
  await form.getByLabel('Begin with').selectOption({ label: 'Ours: First visit with little ones (5 days)' });
  await form.getByLabel('Hotel (optional)').fill('Pop Century Resort');
  await form.getByLabel('Ada’s age').fill('38');
  await expectAccessible(page, 'a trip from one of our templates');
  await form.getByRole('button', { name: 'Create the trip' }).click();
  await expect(page).toHaveURL(/\/trip\/[^/]+\/dashboard/);
  await page.goto(page.url().replace('/dashboard', '/daily-planner-v2'));
  await expect(page.getByText('Dumbo the Flying Elephant').first()).toBeVisible();
});
