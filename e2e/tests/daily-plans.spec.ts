import { addDays } from '@landsea/contracts/core';
import { addFromCatalog, dayIn, dayName, joinAsViewer, planRides, registerFamily } from '../day-plans.js';
import { openBrowser } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { signInUnseen, tripStart } from '../journey.js';

const tooShort = 'too small for Space Mountain';
const portDay = addDays(tripStart, 5);

declare global {
  var onPaper: string | undefined;
}

test('a family of five goes from wishes to a printed day', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => {
      globalThis.onPaper = document.body.innerText;
    };
  });
  const { tripId } = await registerFamily(page);
  const day = dayIn(page, tripStart);
  await page.goto(`/trip/${tripId}/daily-planner-v2`);

  await test.step('a park for each day, one tap each', async () => {
    for (const [index, park] of ['Magic Kingdom', 'EPCOT', 'Animal Kingdom'].entries())
      await page
        .getByRole('group', { name: `Park on ${dayName(addDays(tripStart, index))}` })
        .getByRole('button', { name: park })
        .click();
    await expect(page.getByRole('heading', { name: 'Pick a park for each day' })).toHaveCount(0);
    await expect(day.getByRole('heading', { name: /Magic Kingdom/ })).toBeVisible();
  });

  await test.step('wishes from the catalog', async () => {
    await page.getByRole('button', { name: 'Add a wish' }).click();
    const panel = page.getByRole('dialog', { name: 'Add a wish' });
    await addFromCatalog(panel, ['Space Mountain', 'Haunted Mansion', "Peter Pan's Flight"]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: /^Wishes/ }).click();
    await expect(page.getByRole('button', { name: /Peter Pan/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  await test.step('a vote and a day, and who is too short is named', async () => {
    await page.getByRole('button', { name: /Space Mountain/ }).click();
    const panel = page.getByRole('dialog', { name: 'Space Mountain' });
    await panel.getByRole('button', { name: 'Rosa: Skip it' }).click();
    await panel.getByRole('button', { name: 'Mia: Must do' }).click();
    await expect(panel.getByRole('button', { name: 'Mia: Must do' })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByLabel('Day').selectOption(tripStart);
    await panel.getByRole('textbox', { name: 'Time' }).fill('10:00');
    await expect(panel.getByText(tooShort)).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(day.getByRole('button', { name: /^Ride: Space Mountain/ })).toContainText('⇄');
  });

  await test.step('only those who want to and may ride', async () => {
    await day.getByRole('button', { name: /^Ride: Space Mountain/ }).click();
    const panel = page.getByRole('dialog', { name: 'Space Mountain' });
    for (const name of ['Robin', 'Alex'])
      await panel.getByRole('group', { name: 'Who' }).getByText(name, { exact: true }).click();
    await expect(panel.getByText(tooShort)).toHaveCount(0);
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(day.getByRole('button', { name: /^Ride: Space Mountain/ })).not.toContainText('⇄');
  });

  await test.step('a ride moves by keyboard, and keeps the focus', async () => {
    const ride = day.getByRole('button', { name: /^Ride: Space Mountain/ });
    await ride.focus();
    for (const time of ['10:05 AM', '10:10 AM', '10:15 AM']) {
      await page.keyboard.press('Alt+ArrowDown');
      await expect(ride).toContainText(time);
      await expect(ride).toBeFocused();
    }
    await page.keyboard.press('Alt+ArrowRight');
    const next = dayIn(page, addDays(tripStart, 1)).getByRole('button', { name: /^Ride: Space Mountain/ });
    await expect(next).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(ride).toBeFocused();
  });

  await test.step('more rides, and their best order', async () => {
    await day.getByRole('button', { name: 'Add', exact: true }).click();
    const panel = page.getByRole('dialog', { name: `Add to ${dayName(tripStart)}` });
    await addFromCatalog(panel, ['Jungle Cruise', 'Dumbo the Flying Elephant', 'Pirates of the Caribbean']);
    await page.keyboard.press('Escape');
    await day.getByRole('button', { name: 'Best order' }).click();
    const dialog = page.getByRole('dialog', { name: `Best order for ${dayName(tripStart)}` });
    await expect(dialog.getByRole('list', { name: 'Best order' }).getByRole('listitem')).toHaveCount(4);
    await dialog.getByRole('button', { name: 'Use this order' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`Best order for ${dayName(tripStart)}`)).toBeVisible();
    for (const name of ['Jungle Cruise', 'Dumbo', 'Pirates'])
      await expect(day.getByRole('button', { name: new RegExp(`^Ride: ${name}`) })).toContainText(
        /\d:\d\d [AP]M/,
      );
  });

  await test.step('on paper', async () => {
    await day.getByRole('button', { name: `More for ${dayName(tripStart)}` }).click();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Print this day', { exact: true }).dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => globalThis.onPaper)).toContain('Jungle Cruise');
    const paper = (await page.evaluate(() => globalThis.onPaper)) ?? '';
    expect(paper).toContain('Five by land and sea');
    expect(paper).not.toContain('Best order');
    await page.emulateMedia({ media: null });
  });

  await test.step('as a file', async () => {
    await page.getByRole('button', { name: 'Print or add to calendar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download a PDF' }).click();
    expect((await download).suggestedFilename()).toBe('landsea-trip.pdf');
  });

  await test.step('after a reload all of it is there', async () => {
    await page.reload();
    await expect(day.getByRole('button', { name: /^Ride:/ })).toHaveCount(4);
    await page.getByRole('button', { name: /^Wishes/ }).click();
    await expect(page.getByRole('button', { name: /Haunted Mansion/ })).toBeVisible();
  });
});

test('meals, Lightning Lanes and outings reach the budget', async ({ page, isMobile }) => {
  test.slow();
  const { tripId } = await registerFamily(page);

  await test.step('a meal is planned, its tables open 60 days ahead, and it is booked', async () => {
    await page.goto(`/trip/${tripId}/dining-strategy`);
    await page.getByRole('searchbox').fill('Be Our Guest');
    await page.getByRole('button', { name: /^Plan it.*Be Our Guest/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan Be Our Guest Restaurant' });
    await dialog.getByLabel('Day').selectOption(tripStart);
    await dialog.getByRole('button', { name: 'Add to the plan' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto(`/trip/${tripId}/dining-reservations`);
    const window = page.getByRole('region', { name: 'Booking window' });
    await expect(window).toContainText(`open ${dayName(addDays(tripStart, -60))}`);
    await expect(window).toContainText('1 meal to book.');
    await page.getByRole('button', { name: /Be Our Guest Restaurant/ }).click();
    const panel = page.getByRole('dialog', { name: 'Be Our Guest Restaurant' });
    await panel.getByRole('button', { name: /^Booking and cost/ }).click();
    await panel.getByRole('radio', { name: 'Booked' }).click();
    await panel.getByLabel('Cost for everyone').fill('280');
    await panel.getByLabel('Cost for everyone').press('Tab');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('1 of 1 meal booked, about $280')).toBeVisible();
  });

  await test.step('a second Tier 1 ride is refused in words', async () => {
    await page.goto(`/trip/${tripId}/lightning-lanes`);
    const day = page.getByRole('region', { name: new RegExp(dayName(tripStart)) });
    await day.getByRole('button', { name: 'Magic Kingdom' }).click();
    for (const ride of ['Jungle Cruise', 'Peter Pan']) {
      await day.getByRole('button', { name: /^Pick a ride/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${ride}`) })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await expect(day.getByRole('button', { name: new RegExp(`^${ride}`) })).toBeVisible();
    }
    await expect(day.getByText('1 of 3 picked ahead')).toBeVisible();
    await day.getByRole('button', { name: /^Peter Pan/ }).click();
    const panel = page.getByRole('dialog', { name: /^Peter Pan/ });
    await panel.getByRole('radio', { name: 'Pick ahead' }).click();
    await expect(panel.getByText(/Only one Tier 1 ride fits before the first tap-in/)).toBeVisible();
    await page.keyboard.press('Escape');
    await day.getByRole('button', { name: /^Add to plan Multi Pass/ }).click();
    await expect(day.getByRole('button', { name: /^Multi Pass/ })).toBeVisible();
  });

  await test.step('an outing at the port, booked for everyone', async () => {
    await page.goto(`/trip/${tripId}/excursions-lab?day=${portDay}`);
    if (isMobile) await page.getByRole('button', { name: 'Show more ideas' }).click();
    await page.getByRole('button', { name: /^Plan it.*Glass-bottom boat/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Glass-bottom boat' });
    await dialog.getByRole('button', { name: 'Save to the plan' }).click();
    await page.getByRole('button', { name: /^Mark booked.*Glass-bottom boat/ }).click();
    const booked = page.getByRole('dialog', { name: 'Booked: Glass-bottom boat' });
    await booked.getByLabel('Confirmation number').fill('4711');
    await booked.getByLabel('Price for everyone who goes').fill('215');
    await booked.getByRole('button', { name: 'Mark booked' }).click();
    await expect(page.getByText('Confirmation 4711')).toBeVisible();
  });

  await test.step('the budget says where each amount is from', async () => {
    await page.goto(`/trip/${tripId}/budget-center`);
    await expect(page.getByLabel('Planned for Dining')).toContainText('280');
    const table = page.getByRole('table', { name: 'Budget by category' });
    for (const [category, source] of [
      ['Dining', 'Dining'],
      ['Lightning Lane', 'Lightning Lane'],
      ['Excursions', 'Excursions'],
    ] as const) {
      await table.getByRole('button', { name: new RegExp(`^${category}`) }).click();
      await expect(table.getByText(`from ${source}`, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('row').filter({ hasText: 'Whole trip' })).toContainText('$495');
  });
});

test('a day in the park: checked off, taken back, seen by the others at once', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const { person, tripId } = await registerFamily(page);
  await planRides(page, tripId, tripStart, [
    { id: 'haunted-mansion', title: 'Haunted Mansion', time: '10:00' },
    { id: 'pirates-of-the-caribbean', title: 'Pirates of the Caribbean', time: '11:30' },
  ]);
  const planner = `/trip/${tripId}/daily-planner-v2`;
  const { device: other, defects } = await openBrowser(browser, page, isMobile);
  await signInUnseen(other, person);
  await other.goto(planner);
  const seen = dayIn(other, tripStart).getByRole('button', { name: /^Ride: Haunted Mansion/ });
  await expect(seen).toContainText('10:00 AM');

  await test.step('what is done leaves with its real wait', async () => {
    await page.goto(`/itinerary-view/${tripId}/${tripStart}`);
    const first = page.getByRole('region', { name: 'First' });
    await expect(first.getByRole('heading', { name: /Haunted Mansion/ })).toBeVisible();
    await first.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('region', { name: 'Your wait' }).getByRole('button', { name: '20 min' }).click();
    await expect(first.getByRole('heading', { name: /Pirates of the Caribbean/ })).toBeVisible();
    await expect(seen.getByText('Done')).toBeAttached();
  });

  await test.step('one step is undone', async () => {
    const first = page.getByRole('region', { name: 'First' });
    await first.getByRole('button', { name: 'Skip' }).click();
    await expect(first).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first.getByRole('heading', { name: /Pirates of the Caribbean/ })).toBeVisible();
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Done 1' }).click();
    await expect(page.getByText(/Waited 20 min, expected \d+/)).toBeVisible();
  });

  await test.step('an edit shows in the second browser without a reload', async () => {
    await page.goto(planner);
    const ride = dayIn(page, tripStart).getByRole('button', { name: /^Ride: Pirates/ });
    await ride.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(dayIn(other, tripStart).getByRole('button', { name: /^Ride: Pirates/ })).toContainText(
      '11:35 AM',
    );
  });
  expect(defects).toEqual([]);
  await other.context().close();

  await test.step('who may only look is offered nothing to change', async () => {
    const { device: looking, defects: none } = await openBrowser(browser, page, isMobile);
    await joinAsViewer(looking, page, tripId);
    await looking.goto(planner);
    const day = dayIn(looking, tripStart);
    await expect(day.getByRole('button', { name: /^Ride: Haunted Mansion/ })).toBeVisible();
    for (const name of ['Add', 'Best order', 'Add a wish'])
      await expect(looking.getByRole('button', { name, exact: true })).toHaveCount(0);
    await day.getByRole('button', { name: /^Ride: Pirates/ }).click();
    await expect(looking.getByRole('dialog').getByText('11:35 AM')).toBeVisible();
    await expect(looking.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    await looking.goto(`/itinerary-view/${tripId}/${tripStart}`);
    await expect(looking.getByRole('region', { name: 'First' })).toBeVisible();
    await expect(looking.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
    expect(none).toEqual([]);
    await looking.context().close();
  });
});
