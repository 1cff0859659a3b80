import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { registerUnseen, somebody, startTrial, waitForAgentPlan } from '../journey.js';

const address = (name: string) => `${name}@families.example`;
const table = [
  'First Name,Last Name,Email,Phone,Birthday,Referral Group,Relatives,Notes,Passport Number',
  `Gail,Nakamura,${address('gail')},5125550187,06/15/1979,Fair,Spouse: Ken Nakamura,Card 4111 1111 1111 1111,X1234567`,
  `Tom and Beth,Okafor,${address('tom')},312.555.0174,,,,,`,
  'Ann,Lee,,,,,,,',
].join('\r\n');

const chooseFile = (page: Page, text = table) =>
  page.getByLabel('Drop your clients').setInputFiles({
    name: 'families.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

test('an agent imports families from a file, again without a change, and undoes it', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerUnseen(page, somebody('Dana'), 'agent');
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start Free Agent Trial' }).click();
  await startTrial(page);
  await page.getByRole('link', { name: 'Go to your clients' }).click();
  await waitForAgentPlan(page);

  await test.step('the columns are known, and nothing is saved before the families are seen', async () => {
    await page.getByRole('link', { name: 'Import your clients from a file' }).click();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expectAccessible(page, 'the import');
    await chooseFile(page);
    await expect(
      page.getByRole('heading', { name: 'This looks like TESS: 3 rows, 3 families' }),
    ).toBeVisible();
    await expect(page.getByText('We never import these numbers.')).toBeVisible();
    await expectFits(page, 'the columns of an import');
    await page.getByRole('button', { name: 'Show me the families' }).click();
    await expect(page.getByText('In “Notes” a card number was taken out.')).toBeVisible();
  });

  await test.step('a guess waits for an answer, and one without an address is refused', async () => {
    await page.getByRole('radio', { name: 'All 3' }).check();
    const guess = page.getByRole('listitem').filter({ hasText: 'we made two people of it' });
    await expect(page.getByText('One family waits for your decision')).toBeVisible();
    await guess.getByLabel('What to do').selectOption({ label: 'Import as a new client' });
    await expectFits(page, 'the families of an import');
    await page.getByRole('button', { name: 'Import 2 families' }).click();
    await expect(page.getByText('2 new, 0 changed, 0 the same as before.')).toBeVisible();
    await expectFits(page, 'the result of an import');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download these rows' }).click();
    expect((await saved).suggestedFilename()).toBe('not-imported.csv');
  });

  await test.step('the same file changes nothing', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await chooseFile(page);
    await expect(page.getByText(/You imported this very file/)).toBeVisible();
    await page.getByRole('button', { name: 'Show me the families' }).click();
    await page.getByRole('radio', { name: 'All 3' }).check();
    await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    await page.getByRole('button', { name: 'Back to the columns' }).click();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await test.step('the undo takes the families away again', async () => {
    await page.getByRole('button', { name: /^Undo, until/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Undo the import' }).click();
    await expect(dialog.getByText('2 families are as before.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto('/app/agents/clients');
    await expect(page.getByText('Nobody here yet')).toBeVisible();
  });
});
