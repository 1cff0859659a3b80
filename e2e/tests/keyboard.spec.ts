import { addDays } from '@landsea/contracts/core';
import { expect, test } from '../fixtures.js';
import { makeTrip, registerUnseen, somebody, tripStart } from '../journey.js';
import { dateKeys, escapeBackTo, press, tabTo, typeInto } from '../keyboard.js';

// not one click in this file
test.use({ locale: 'en-US' });

test('an account, a whole trip, and every menu and dialog by keyboard alone', async ({ page }) => {
  test.slow();
  const robin = somebody();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('the first stop skips to the content', async () => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('an account', async () => {
    await page.goto('/auth');
    await tabTo(page, page.getByRole('tab', { name: 'Sign In' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
    await typeInto(page, page.getByLabel('First name'), robin.firstName);
    await typeInto(page, page.getByLabel('Last name'), robin.lastName);
    await typeInto(page, page.getByLabel('Email'), robin.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), robin.password);
    await typeInto(page, page.getByLabel('Confirm password'), robin.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/create-trip');
  });

  await test.step('the wizard, to the end', async () => {
    await press(page, page.getByRole('link', { name: 'Set it up step by step' }));
    await typeInto(page, page.getByLabel('Trip name'), 'Without a mouse');
    await tabTo(page, page.getByRole('group', { name: /kind|mode|trip/i }).getByRole('radio'));
    await tabTo(page, page.getByRole('radio', { name: 'Land + Sea' }), 'ArrowRight');
    await typeInto(page, page.getByLabel('First day'), dateKeys(tripStart));
    await typeInto(page, page.getByLabel('Last day'), dateKeys(addDays(tripStart, 7)));
    await press(page, button('Next'));

    await typeInto(page, page.getByRole('combobox', { name: 'Hotel' }), 'Pop Cent');
    await expect(page.getByRole('option', { name: /Pop Century/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByLabel('Check-in'), dateKeys(tripStart));
    await typeInto(page, page.getByLabel('Check-out'), dateKeys(addDays(tripStart, 4)));
    await press(page, button('Next'));

    await typeInto(page, page.getByRole('combobox', { name: 'Ship' }), 'Wish');
    await expect(page.getByRole('option', { name: 'Disney Wish' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByLabel('Embarkation date'), dateKeys(addDays(tripStart, 4)));
    await press(page, button('Next'));

    await press(page, button('Add a child'));
    await typeInto(page, page.getByLabel('Name').nth(1), 'Sam');
    await typeInto(page, page.getByLabel('Age of Sam'), '8');
    await press(page, button('Next'));
    await press(page, button('Create this trip'));
    await page.waitForURL('**/trip/*/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Without a mouse' })).toBeVisible();
  });

  await test.step('the More menu: arrows, the first letter, Escape', async () => {
    const more = button('More');
    await press(page, more);
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.type('che');
    await expect(menu.getByRole('menuitem', { name: /^Checklist/ })).toBeFocused();
    await escapeBackTo(page, menu, more);
  });

  await test.step('the accessibility panel', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: 'Accessibility' });
    await press(page, opener);
    await escapeBackTo(page, page.getByRole('dialog'), opener);
  });

  await test.step('the paywall keeps the focus inside, and gives it back', async () => {
    const opener = button('Unlock this trip');
    await press(page, opener);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await escapeBackTo(page, dialog, opener);
  });

  await test.step('the dialog of archiving', async () => {
    await page.goto('/my-trips');
    const opener = page.getByRole('main').getByRole('button', { name: /^Archive/ });
    await press(page, opener);
    await escapeBackTo(page, page.getByRole('dialog', { name: 'Archive Without a mouse?' }), opener);
  });

  /** The menu is fetched with the press, and takes the focus a moment after it is drawn. */
  const openAccountMenuAtItsEnd = async () => {
    await press(page, button(/account menu$/));
    const last = page.getByRole('menuitem', { name: 'Log out' });
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeFocused({ timeout: 1000 });
    }).toPass();
  };

  await test.step('out, and in again', async () => {
    await openAccountMenuAtItsEnd();
    await page.keyboard.press('Enter');
    // the page that is left offers a way in too, for as long as it fades
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Pricing')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Sign In' }));
    await page.waitForURL('**/auth');
    await typeInto(page, page.getByLabel('Email'), robin.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), robin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Without a mouse' })).toBeVisible();
  });

  await test.step('the settings', async () => {
    await openAccountMenuAtItsEnd();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings');
    const sections = page.getByRole('navigation', { name: 'Settings' });
    await press(page, sections.getByRole('link', { name: 'Theme' }));
    await tabTo(page, page.getByRole('radio', { name: 'Same as device' }));
    await tabTo(page, page.getByRole('radio', { name: 'Dark' }), 'ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, sections.getByRole('link', { name: 'Accessibility' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const stillness = page.getByRole('switch', { name: 'Reduced motion' });
    await tabTo(page, stillness);
    await page.keyboard.press('Space');
    await expect(stillness).toBeChecked();
  });
});

test('signing in and editing the budget by keyboard alone', async ({ page }) => {
  await page.goto('/auth');
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await press(page, forgot);
  await escapeBackTo(page, page.getByRole('dialog', { name: 'Reset Your Password' }), forgot);
  await press(page, page.getByRole('button', { name: 'Login with Demo Account' }));
  await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();
  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Budget' }));
  await page.waitForURL('**/budget-center');

  const photos = page.getByRole('button', { name: /^PhotoPass/, expanded: false });
  await press(page, photos);
  const planned = page.getByRole('textbox', { name: 'Planned for Memory Maker, bought ahead' });
  await tabTo(page, planned);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('42.50');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/budget/'),
  );
  await page.keyboard.press('Enter');
  await expect(planned).toHaveValue('42.50');
  expect((await saved).ok()).toBe(true);
  await page.reload();

  await tabTo(page, page.getByRole('button', { name: /^Park Tickets/, expanded: false }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Park Tickets/, expanded: true })).toBeFocused();
  await press(page, photos);
  await expect(planned).toHaveValue('42.50');
});

test('the menus of a narrow window by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'In a narrow window');
  await page.goto(`/trip/${tripId}/dashboard`);
  const open = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  const places = page.getByRole('navigation', { name: 'All pages' });

  await press(page, open);
  await expect(close).toBeFocused();
  await tabTo(page, places.getByRole('link', { name: 'Budget' }));
  await page.keyboard.press('Escape');
  await expect(places).toHaveCount(0);
  await expect(open).toBeFocused();

  await press(page, open);
  await press(page, places.getByRole('link', { name: 'Budget' }));
  await page.waitForURL(`**/trip/${tripId}/budget-center`);
  await expect(page.getByRole('table', { name: 'Budget by category' })).toBeVisible();
  await press(
    page,
    page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Dashboard' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'In a narrow window' })).toBeVisible();

  const panel = page.getByRole('banner').getByRole('button', { name: 'Accessibility' });
  await press(page, panel);
  await escapeBackTo(page, page.getByRole('dialog'), panel);
});
