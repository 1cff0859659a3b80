import { expectAccessible } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { clientIds, joinAsClient, makeClientTrip, registerAgent, somebody } from '../journey.js';

test('an agent takes a list of tasks for a trip, and the client checks off theirs', async ({
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
  const tripId = await makeClientTrip(page, clientId, 'Castles for everyone');
  const tasks = `/app/agents/trips/${tripId}/tasks`;
  const deposit = 'Pay both deposits';

  await test.step('the agent takes the list that fits, and ticks its first task', async () => {
    await page.goto(`/app/agents/clients/${clientId}`);
    await page.getByRole('link', { name: 'Tasks of Castles for everyone' }).click();
    await expect(page.getByText('Fits this trip')).toBeVisible();
    await expectAccessible(page, 'the lists of tasks');
    await page.getByRole('button', { name: 'Use this list Land and sea' }).click();
    const week = page.getByRole('region', { name: /^This week/ });
    await expect(week.getByLabel(deposit)).toBeVisible();
    await expectAccessible(page, 'the tasks of a trip');
    await week.getByLabel('Book the stateroom first').click();
    await expect(page.getByText('“Book the stateroom first” is done.')).toBeVisible();
  });

  await test.step('the next ones are in the morning', async () => {
    await page.goto('/app/agents/morning');
    const due = page.getByRole('region', { name: /^Tasks due/ });
    await expect(due.getByText('Read both confirmations name by name')).toBeVisible();
    await expect(due.getByText(deposit)).toHaveCount(0);
    await expectAccessible(page, 'the morning with tasks');
  });

  await test.step('the client checks off the deposit in the portal', async () => {
    await other.goto('/client-portal');
    const own = other.getByRole('region', { name: 'For you to do' });
    await expect(own.getByText('Read both confirmations name by name')).toHaveCount(0);
    const saved = other.waitForResponse((answer) => answer.request().method() === 'PUT');
    await own.getByLabel(deposit).click();
    expect((await saved).status()).toBe(200);
    await expectAccessible(other, 'the portal with tasks');
  });

  await test.step('the agent sees that it is done, and by whom', async () => {
    await page.goto(tasks);
    await page.getByRole('button', { name: /^Done/ }).click();
    const done = page.getByRole('region', { name: /^Done/ });
    await expect(done.getByLabel(deposit)).toBeChecked();
    await expect(done.getByRole('listitem').filter({ hasText: deposit })).toContainText('by Ada');
  });
  expect(defects).toEqual([]);
  await context.close();
});
