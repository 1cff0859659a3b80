import type { Page } from '@playwright/test';
import { expectFits } from './axe.js';
import { expect } from './fixtures.js';

const LONGEST = 80;

/** Deeds on the screens of an intake form, by title. */
export type AnswersByTitle = Record<string, () => Promise<void>>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const type = async (page: Page, text: string) => {
  await page.getByRole('textbox').first().fill(text);
  await press(page, 'Next');
};

/** Answers of a family of two; every other question is skipped. */
export const makeIntakeAnswers = (
  page: Page,
  email: string,
  { mother, child }: Record<'mother' | 'child', string> = { mother: 'Jen', child: 'Obi' },
): AnswersByTitle => ({
  'What’s your name?': () => type(page, `${mother} Brubaker`),
  'Your email': () => type(page, email),
  'Your cell phone': () => type(page, '(407) 555-0142'),
  'Do you have dates?': () => press(page, 'Not yet'),
  'Which month or season?': () => type(page, 'First half of June'),
  'Who is traveling?': async () => {
    await page.getByLabel('Birth date').fill('1986-02-03');
    await press(page, 'Add a traveler');
    await page.getByLabel('Legal first name').nth(1).fill(child);
    await page.getByLabel('Birth date').nth(1).fill('2019-05-04');
    await expectFits(page, 'the travelers of a form');
    await press(page, 'Next');
  },
  'Any diet or allergies?': async () => {
    await page.getByLabel(`${child} Brubaker`).fill('Peanut allergy');
    await press(page, 'Next');
  },
  'Where would you like to stay?': () => press(page, 'On-site'),
  'What’s your pace?': () => press(page, 'Mixed'),
  'Would you pay to skip lines?': () => press(page, 'Some days'),
  'Which rides must you not miss?': async () => {
    await page.getByLabel('Search by name or place').fill('peter pan');
    await page
      .getByRole('button', { name: /Peter Pan/ })
      .first()
      .click();
    await expectFits(page, 'the wishes of a form');
    await press(page, 'Next');
  },
  'How many sit-down meals?': () => press(page, 'One or two'),
  'How do you travel?': () => press(page, 'Drive'),
  'Would you like a quote for travel protection?': () => press(page, 'Yes'),
  'Have you booked anything yourself?': () => press(page, 'No'),
  'I agree that my agent stores these answers to plan this trip': async () => {
    await press(page, 'Yes');
    await press(page, 'Next');
  },
});

/** Answers one screen after the other. @returns the number of screens up to the one with that title. */
export const answerUntil = async (page: Page, answers: AnswersByTitle, last: string): Promise<number> => {
  for (let screen = 0; screen < LONGEST; screen += 1) {
    const title = (await heading(page).innerText()).trim();
    if (title === last) return screen;
    const skip = page.getByRole('button', { name: /^(Skip|Next)$/ });
    await (answers[title] ?? (() => skip.click()))();
    await expect(heading(page), `the screen after “${title}”`).not.toHaveText(title);
  }
  throw new Error(`“${last}” never came`);
};
