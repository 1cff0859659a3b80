import { randomUUID } from 'node:crypto';
import type { TripDetail } from '@landsea/contracts/trip';
import { joinAsViewer, registerFamily } from '../day-plans.js';
import { expect, test, watch } from '../fixtures.js';
import { originOfRun } from '../journey.js';

test('an invited viewer says which traveler they are, and votes for themselves', async ({
  page,
  browser,
}) => {
  test.slow();
  const { tripId } = await registerFamily(page);
  const headers = { origin: originOfRun() };
  const items = `/api/v1/trips/${tripId}/items`;
  const wish = {
    id: randomUUID(),
    title: 'Space Mountain',
    catalogueId: 'space-mountain',
    park: 'magic-kingdom',
    details: { kind: 'attraction' },
  };
  expect((await page.request.post(items, { headers, data: wish })).status()).toBe(201);
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const defects = watch(other);
  await joinAsViewer(other, page, tripId);
  const question = other.getByRole('region', { name: 'Which of these is you?' });

  await test.step('one tap says who they are, and nobody asks again', async () => {
    await other.goto(`/trip/${tripId}/wishes`);
    await question.getByRole('button', { name: 'Rosa' }).click();
    await expect(question).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('button', { name: 'Rosa: Must do' })).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('their own vote shows in the family’s browser at once', async () => {
    await page.goto(`/trip/${tripId}/wishes`);
    const rides = page.getByRole('list', { name: 'Rides' });
    await expect(rides.getByRole('button', { name: 'Wish for Space Mountain', pressed: true })).toBeVisible();
    await other.getByRole('button', { name: 'Rosa: Must do' }).click();
    await expect(other.getByRole('button', { name: 'Rosa: Must do' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(rides.getByText('Rosa: Must do.')).toBeAttached();
  });

  await test.step('a vote for somebody else is refused', async () => {
    await expect(other.getByRole('button', { name: /^Robin:/ })).toHaveCount(0);
    const { party } = (await (await other.request.get(`/api/trips/${tripId}`)).json()) as TripDetail;
    const robin = party.find(({ name }) => name === 'Robin')?.id ?? '';
    const refused = await other.request.put(`${items}/${wish.id}/votes/${robin}`, {
      headers,
      data: { vote: 'no' },
    });
    expect(refused.status()).toBe(403);
  });

  await test.step('the owner sees who it is, and may say otherwise', async () => {
    await page.goto('/trip-collaboration');
    const field = page.getByLabel('Rosa is');
    await expect(field.locator('option:checked')).toHaveText('Rosa');
    await field.selectOption('Not traveling');
    await expect(other.getByRole('button', { name: 'Rosa: Must do' })).toHaveCount(0);
  });
  expect(defects).toEqual([]);
  await context.close();
});
