import { expectAccessible } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { clientIds, joinAsClient, makeClientTrip, registerAgent, somebody } from '../journey.js';

test('an agent looks at the client’s portal, and the client finds the same page', async ({
  page,
  browser,
  isMobile,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const { context, device: other, defects } = await openDevice(browser, page, isMobile);
  await joinAsClient(other, page);
  const [clientId = ''] = await clientIds(page);
  const tripId = await makeClientTrip(page, clientId, 'Castles for everyone');
  await page.goto(`/app/agents/trips/${tripId}/tasks`);
  await page.getByRole('button', { name: 'Use this list Land and sea' }).click();
  await expect(page.getByLabel('Pay both deposits')).toBeVisible();
  const shoot = async (who: typeof page, name: string) => {
    const path = testInfo.outputPath(`${name}.png`);
    await who.screenshot({ fullPage: true, path });
    await testInfo.attach(name, { path, contentType: 'image/png' });
  };

  await test.step('the preview begins with the portal, and nothing in it can be ticked', async () => {
    await page.goto(`/trip/${tripId}/dashboard`);
    await expect(page.getByRole('heading', { name: /^Next: ask Ada for wishes/ })).toBeVisible();
    await shoot(page, 'dashboard');
    await page.getByRole('link', { name: 'As the client sees it' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('this is what Ada Tester sees');
    await expect(page.getByRole('heading', { level: 1, name: 'Castles for everyone' })).toBeVisible();
    await expect(page.getByLabel('Pay both deposits')).toBeDisabled();
    await expectAccessible(page, 'the preview of the portal');
    await shoot(page, 'preview');
    if (!isMobile) {
      await page.getByRole('radio', { name: 'Phone' }).click();
      await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
      await shoot(page, 'preview as on a phone');
    }
  });

  await test.step('it leads on into the trip as the client sees it, and back', async () => {
    await page.getByRole('link', { name: 'Open the whole plan' }).click();
    await expect(page.getByText(/You see this trip as/)).toBeVisible();
    await page.getByRole('link', { name: 'Their first page' }).click();
    await page.getByRole('link', { name: 'Back to the trip' }).click();
    await expect(page.getByRole('link', { name: 'As the client sees it' })).toBeVisible();
  });

  await test.step('the client is greeted, and wishes first', async () => {
    await other.goto('/client-portal');
    await expect(other.getByText('Welcome aboard, Ada!')).toBeVisible();
    await expect(other.getByLabel('Pay both deposits')).toBeEnabled();
    await expectAccessible(other, 'the portal of a new client');
    await shoot(other, 'portal');
    await other.getByRole('link', { name: 'Choose wishes' }).click();
    await expect(other.getByText('Dana plans this trip. Tell Dana what you wish for.')).toBeVisible();
    await shoot(other, 'wishes');
  });

  await test.step('the agent sees the family beside the conversation', async () => {
    await page.goto(`/app/agents/messages?client=${clientId}`);
    if (isMobile) await page.getByRole('button', { name: 'About Ada' }).click();
    await expect(page.getByText('Who travels, with ages on the first day')).toBeVisible();
    await expectAccessible(page, 'a conversation with the client beside it');
    await shoot(page, 'messages');
  });
  expect(defects).toEqual([]);
  await context.close();
});
