import { expect, test } from '../fixtures.js';
import { mailWith, type AgentSeason } from './season.js';

/** Step 7: a better offer comes out for what is booked, and the family gets the saving. */
export const lowerPrice = async (season: AgentSeason): Promise<void> => {
  const { desk, tally, jen } = season;
  const { page } = desk;
  await test.step('7. a lower price is taken over, and the family hears of it', async () => {
    await page.goto(`/app/agents/trips/${season.tripId}/bookings`);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /Polynesian Village/ }) });
    await desk.tap(row.getByRole('button', { name: /^Found a lower price/ }));
    const dialog = page.getByRole('dialog', { name: 'A lower price' });
    await expect(dialog.getByLabel('New total')).toBeFocused();
    await desk.type(dialog.getByLabel('New total'), '6,123.45');
    await expect(dialog).toContainText('Jennifer saves $200.00.');
    await expect(dialog).toContainText('$6,123.45 → $5,923.45');
    await expect(dialog).toContainText('$540.00 → $522.92');
    await desk.press('Change it and tell Jennifer', dialog);
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('$5,923.45');
    await expect(row).toContainText('$522.92 expected');
    tally.note('7 lower price taken over and told', desk.take(), { taps: 2, fields: 1 });
    const text = await mailWith(jen.email, /^Message from /, 'so you save $200.00');
    expect(text).not.toMatch(/522\.92|540\.00|commission|landsea/i);
  });
};
