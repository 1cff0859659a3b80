import { addDays, getDateIn } from '@landsea/contracts/core';
import { Hand, Tally } from '../agent-season/hand.js';
import { openFamily } from '../agent-season/season.js';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, registerAgent, somebody, toast } from '../journey.js';
import { mailTo } from '../mail.js';

const start = addDays(getDateIn(new Date()), 120);
const later = addDays(start, 30);

const beginQuote = async (hand: Hand): Promise<void> => {
  await hand.press('New quote');
  await expect(hand.page).toHaveURL(/\/app\/agents\/quotes\/[\w-]{36}$/);
};

test('an agent sends a quote of two options from an own template in five presses', async ({
  page,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const jen = somebody('Jen');
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page, jen);
  const hand = new Hand(page);
  const tally = new Tally();
  const option = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('a quote of two options becomes a template', async () => {
    await openFamily({ desk: hand, jenId: clientId });
    await beginQuote(hand);
    await page.getByLabel('Title').fill('Spring break');
    const first = option('Option 1');
    await first.getByLabel('First day').fill(start);
    await first.getByLabel('Last day').fill(addDays(start, 5));
    await first.getByLabel('Hotel').fill('Polynesian Village Resort');
    await first.getByLabel('Total').fill('6,123.45');
    await first.getByLabel('Rest due').fill(addDays(start, -30));
    await hand.press('Duplicate');
    await option('Option 2').getByLabel('Hotel').fill('BoardWalk Inn');
    await option('Option 2').getByLabel('Total').fill('5,400');
    hand.take();
    await hand.press('Save as template');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toHaveValue('Spring break');
    await dialog.getByRole('switch', { name: 'Keep the prices' }).click();
    await expectFits(page, 'a quote that becomes a template');
    await hand.press('Save template', dialog);
    await expect(toast(page)).toContainText('Template saved');
    tally.note('save a quote as a template', hand.take(), { taps: 2 });
  });

  await test.step('the next quote begins with it, and goes out', async () => {
    await openFamily({ desk: hand, jenId: clientId });
    const began = Date.now();
    await beginQuote(hand);
    await hand.press('Start from a template');
    const dialog = page.getByRole('dialog');
    await hand.type(dialog.getByLabel('First day'), later);
    await expect(dialog.getByText('2 options: Option 1, Option 2')).toBeVisible();
    await hand.tap(dialog.getByRole('button', { name: /^Use it.*Spring break$/ }));
    await expect(option('Option 2').getByLabel('Last day')).toHaveValue(addDays(later, 5));
    await expect(option('Option 2').getByLabel('Rest due')).toHaveValue(addDays(later, -30));
    await expect(option('Option 2').getByLabel('Total')).toHaveValue('5,400.00');
    await hand.press('Send');
    await hand.press('Send the email');
    await expect(page.getByText('It’s on its way')).toBeVisible();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const counted = hand.take();
    const { taps, keys, fields } = counted;
    testInfo.annotations.push({
      type: 'a quote of two options from a template',
      description: `${taps} taps, ${keys} keys, ${fields} field, ${seconds} s`,
    });
    tally.note('quote of two options from a template', counted, { taps: 5, keys: 0, fields: 1 });
    await hand.press('Done');
    const { text } = await mailTo(jen.email, /./);
    await page.goto(/http\S+\/q\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await expect(page.getByText('Polynesian Village Resort').first()).toBeVisible();
    await expect(page.getByText('BoardWalk Inn').first()).toBeVisible();
    await expect(page.getByText('$5,400').first()).toBeVisible();
  });

  const yours = page.getByRole('region', { name: 'Yours', exact: true });

  await test.step('it is renamed', async () => {
    await page.goto('/app/agents/quotes');
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await expect(yours.getByRole('heading', { name: 'Spring break' })).toBeVisible();
    await expectFits(page, 'the templates of quotes');
    await yours.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Two by the water');
    await page.getByRole('dialog').getByRole('button', { name: 'Save template' }).click();
    await expect(yours.getByRole('heading', { name: 'Two by the water' })).toBeVisible();
    await expect(yours.getByRole('heading', { name: 'Spring break' })).toHaveCount(0);
  });

  await test.step('deleted, brought back whole, and deleted for good', async () => {
    await yours.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('“Two by the water” was deleted.')).toBeVisible();
    await expect(yours.getByText(/^None yet\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(yours.getByRole('heading', { name: 'Two by the water' })).toBeVisible();
    await page.reload();
    await expect(yours.getByText('2 options: Option 1, Option 2')).toBeVisible();
    await yours.getByRole('button', { name: 'Delete' }).click();
    await expect(yours.getByText(/^None yet\./)).toBeVisible();
    await page.reload();
    await expect(yours.getByText(/^None yet\./)).toBeVisible();
    await expectFits(page, 'the templates of quotes while there is none');
  });
  await testInfo.attach('taps, keys and fields', { body: tally.toString(), contentType: 'text/plain' });
});
