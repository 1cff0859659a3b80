import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { originOfRun, registerAgent, somebody } from '../journey.js';
import { mailTo } from '../mail.js';

const LONGEST = 80;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const type = async (page: Page, text: string) => {
  await page.getByRole('textbox').first().fill(text);
  await press(page, 'Next');
};

/** Answers of a family of two; every other question is skipped. */
const makeAnswers = (page: Page, email: string): Record<string, () => Promise<void>> => ({
  'What’s your name?': () => type(page, 'Jen Brubaker'),
  'Your email': () => type(page, email),
  'Your cell phone': () => type(page, '(407) 555-0142'),
  'Do you have dates?': () => press(page, 'Not yet'),
  'Which month or season?': () => type(page, 'First half of June'),
  'Who is traveling?': async () => {
    await page.getByLabel('Birth date').fill('1986-02-03');
    await press(page, 'Add a traveler');
    await page.getByLabel('Legal first name').nth(1).fill('Obi');
    await page.getByLabel('Birth date').nth(1).fill('2019-05-04');
    await expectFits(page, 'the travelers of a form');
    await press(page, 'Next');
  },
  'Any diet or allergies?': async () => {
    await page.getByLabel('Obi Brubaker').fill('Peanut allergy');
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
const answerUntil = async (
  page: Page,
  answers: Record<string, () => Promise<void>>,
  last: string,
): Promise<number> => {
  for (let screen = 0; screen < LONGEST; screen += 1) {
    const title = (await heading(page).innerText()).trim();
    if (title === last) return screen;
    const skip = page.getByRole('button', { name: /^(Skip|Next)$/ });
    await (answers[title] ?? (() => skip.click()))();
    await expect(heading(page), `the screen after “${title}”`).not.toHaveText(title);
  }
  throw new Error(`“${last}” never came`);
};

test('a family answers a form on two devices without an account, and the agent takes the answers over', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const agent = somebody('Dana');
  const { email } = somebody('Jen');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, agent);
  const train = await openDevice(browser, page, isMobile);
  const home = await openDevice(browser, page, isMobile);
  const answers = makeAnswers(home.device, email);
  let url = '';

  await test.step('the agent makes a link for a website', async () => {
    await page.goto('/app/agents/intake-forms');
    await expect(page.getByText('No answers yet.')).toBeVisible();
    await page.getByLabel('Where will it be?').fill('My website');
    await press(page, 'Make a link');
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(link).toHaveValue(/\/f\/[\w-]{43}$/);
    url = await link.inputValue();
    await page.getByRole('button', { name: 'QR code and website' }).click();
    await expect(page.getByRole('img', { name: 'QR code for My website' })).toBeVisible();
    await expectFits(page, 'the forms of an agent');
  });

  await test.step('the family begins, and has the link emailed', async () => {
    const { device } = train;
    await device.goto(url);
    await expect(device).toHaveURL(`${originOfRun()}/f`);
    await expect(device.getByText('No account needed.')).toBeVisible();
    await expectAccessible(device, 'the beginning of a form');
    await press(device, 'Start');
    await expect(heading(device)).toHaveText('What’s your name?');
    await answerUntil(device, makeAnswers(device, email), 'Which month or season?');
    await expectFits(device, 'a question of a form');
    await press(device, 'Continue later, or on another device');
    await expect(device.getByLabel('Email me the link')).toHaveValue(email);
    await press(device, 'Send the link');
    await expect(device.getByText('On its way.')).toBeVisible();
  });

  await test.step('the other device continues behind the last answer, and sends', async () => {
    const { device } = home;
    const { text } = await mailTo(email, /^Continue your form$/);
    expect(text).not.toContain('Brubaker');
    await device.goto(/http\S+\/f\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await expect(heading(device)).toHaveText('Which month or season?');
    expect(await answerUntil(device, answers, 'That’s everything')).toBeGreaterThan(20);
    await expectFits(device, 'the end of a form');
    await press(device, 'Send my answers');
    // The whole page, so that a failure shows what the page said instead.
    await expect(device.getByRole('main')).toContainText('Thank you! Your answers are in.');
    await expectFits(device, 'a form that is sent');
  });

  await test.step('the agent has a lead, and takes the answers over', async () => {
    const { text } = await mailTo(agent.email, /^New lead: Jen Brubaker$/);
    expect(text).toContain('First half of June');
    expect(text).not.toContain('Peanut');
    await page.goto('/app/agents/intake-forms');
    await page.getByRole('link', { name: /Jen Brubaker/ }).click();
    await expect(page.getByText('Address not confirmed yet')).toBeVisible();
    await expect(page.getByText('Peanut allergy')).toBeVisible();
    await expectFits(page, 'the answers of a family');
    await page.getByRole('button', { name: /^Take all new/ }).click();
    await expect(page.getByText('All decided.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the client' }).click();
    await expect(heading(page)).toHaveText('Jen Brubaker');
    await expect(page.getByText(/hasn’t confirmed the email address/).first()).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveCount(0);
  });

  await test.step('the family confirms the address, gets a copy, and can be written to', async () => {
    const { device } = home;
    const { text } = await mailTo(email, /^Please confirm your email address$/);
    await device.goto(/http\S+\/f\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await expectAccessible(device, 'an address to confirm');
    await press(device, 'Yes, it’s mine');
    await expect(heading(device)).toHaveText('Your address is confirmed');
    const copy = await mailTo(email, /^A copy of your answers$/);
    expect(copy.text).toContain('Peter Pan');
    expect(copy.text).not.toContain('Peanut');
    await page.reload();
    await expect(page.getByLabel('Your message')).toBeVisible();
  });

  await test.step('what is missing is asked again, and nothing else', async () => {
    await press(page, 'Send a form, or read answers');
    await press(page, 'Ask again for what’s missing');
    await expect(page.getByText('On its way to Jen.')).toBeVisible();
    await expectFits(page, 'a client with a form');
    const { text } = await mailTo(email, /needs a few more details$/);
    const { device } = train;
    await device.goto(/http\S+\/f\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await press(device, 'Start');
    await expect(heading(device)).toHaveText('What would you like to spend in total?');
  });
  expect([...train.defects, ...home.defects]).toEqual([]);
  await train.context.close();
  await home.context.close();
});
