import { expect, test } from '../fixtures.js';
import { register, registerUnseen, somebody } from '../journey.js';

test('an agent keeps a client whom no other agent sees', async ({ page, browser }) => {
  await register(page, somebody('Alex'), 'agent');
  await expect(page.getByRole('button', { name: 'Add a sample family' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.x, 'the page keeps its distance from the edge').toBeGreaterThanOrEqual(16);
  await page.getByRole('main').getByRole('link', { name: 'Add a client' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@numbers.example');
  await page.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await page.waitForURL('**/app/agents/clients');
  await page.reload();
  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  const address = page.url();

  await page.goto('/');
  await page.waitForURL('**/app/agents/clients');

  const other = await browser.newContext();
  const second = await other.newPage();
  await registerUnseen(second, somebody('Jo'), 'agent');
  await second.goto('/app/agents/clients');
  await expect(second.getByText('Nobody here yet')).toBeVisible();
  await second.goto(address);
  await expect(second.getByText('No such client')).toBeVisible();
  await other.close();
});

test('the agents’ pages do not exist for a family', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  await page.goto('/app/agents/clients');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});
