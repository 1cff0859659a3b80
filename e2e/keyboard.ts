import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element is in sight, is not covered, and has a ring of at least 2 px on itself or its label. */
const focusShows = () => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus';
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}"`;
  const what = nameOf(focused);
  const { top, bottom, left, width, height } = focused.getBoundingClientRect();
  if (width * height === 0 || bottom <= 0 || top >= innerHeight) return `${what} is not on the screen`;
  const at = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
  const label = focused.closest('label') ?? focused;
  // a toast goes by itself or is closed
  const isOver =
    at !== null && !label.contains(at) && !at.contains(focused) && !at.closest('[aria-live=off]');
  if (isOver) return `${what} is under ${nameOf(at)}`;
  // inside a date field the browser rings its own calendar button
  if (focused instanceof HTMLInputElement && focused.type === 'date') return 'shown';
  const ringed = [focused, label].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return ringed ? 'shown' : `${what} shows no focus`;
};

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Tab, or another key, until the wanted element has the focus; each stop on the way has to be visible as such. */
export const tabTo = async (page: Page, wanted: Locator, key = 'Tab'): Promise<void> => {
  await expect(wanted.first()).toBeAttached();
  for (let stops = 0; stops < 80; stops += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(focusShows)).toMatch(/^(shown|nothing has the focus)$/);
  }
  throw new Error(`${key} never came to ${wanted.toString()}`);
};

export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

export const press = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** Escape closes what is open, and the focus is back on what opened it. */
export const escapeBackTo = async (page: Page, open: Locator, opener: Locator): Promise<void> => {
  await expect(open).toBeVisible();
  expect(await open.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(opener).toBeFocused();
};

/** The keys that type a calendar date into the browser's own date field. */
export const dateKeys = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return month + day + year;
};
