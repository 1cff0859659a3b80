import { addDays } from '@landsea/contracts/core';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { mailTo } from '../mail.js';
import {
  arrival,
  departure,
  hotel,
  linkIn,
  mailWith,
  openFamily,
  today,
  type AgentSeason,
} from './season.js';

const sendIt = async ({ desk }: AgentSeason, verb: 'Send' | 'Send again'): Promise<void> => {
  await desk.press(verb);
  await desk.press('Send the email');
  await expect(desk.page.getByText('It’s on its way')).toBeVisible();
  await desk.press('Done');
};

const writeQuote = async (season: AgentSeason): Promise<void> => {
  const { desk } = season;
  const { page } = desk;
  await openFamily(season);
  await desk.press('New quote');
  await expect(page).toHaveURL(/\/app\/agents\/quotes\/[\w-]{36}$/);
  await desk.type(page.getByLabel('Title'), 'Spring at the parks');
  await desk.type(page.getByLabel('Your message'), 'Two ideas for the four of you.');
  const first = page.getByRole('region', { name: 'Option 1' });
  await desk.type(first.getByLabel('First day'), arrival);
  await desk.type(first.getByLabel('Last day'), departure);
  await desk.type(first.getByLabel('Hotel'), hotel);
  await desk.type(first.getByLabel('Room'), 'Garden view');
  await desk.type(first.getByLabel('Tickets'), '4-day Park Hopper');
  await desk.type(first.getByLabel('Total'), '6,123.45');
  await desk.type(first.getByLabel('Deposit', { exact: true }), '200');
  await desk.type(first.getByLabel('Deposit due'), addDays(today, 3));
  await desk.type(first.getByLabel('Rest due'), addDays(arrival, -30));
  await desk.press('Duplicate');
  const second = page.getByRole('region', { name: 'Option 2' });
  await desk.type(second.getByLabel('Hotel'), 'BoardWalk Inn');
  await desk.type(second.getByLabel('Total'), '5,400');
  await sendIt(season, 'Send');
  season.tally.note('3 quote of two options, typed and sent', desk.take(), { taps: 5, fields: 13 });
};

/** Step 3: three options, changed after they were seen, one question, and a yes on a phone without an account. */
export const sellTrip = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, tally, jen, dana } = season;
  const { page } = desk;
  await test.step('3. the agent quotes two options', () => writeQuote(season));
  const { text } = await mailTo(jen.email, /Spring at the parks/);

  await test.step('the mother asks about one on her phone', async () => {
    await phone.page.goto(linkIn(text, '/q/'));
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Spring at the parks');
    await expectFits(phone.page, 'an offer on a phone');
    await phone.press('Ask about Room');
    await phone.type(phone.page.getByLabel('Ask about room'), 'Is there a crib for our cousin?');
    await phone.press('Send the question');
    await expect(phone.page.getByText('Your question is on its way')).toBeVisible();
    tally.note('3 the mother asks', phone.take());
  });

  await test.step('the agent answers from the morning', async () => {
    await page.goto('/app/agents/morning');
    await desk.tap(page.getByRole('link', { name: /^Jennifer Brubaker waits for an answer/ }));
    await expect(page.getByLabel('Your message')).toBeFocused();
    await desk.write('Yes, I asked for one.');
    await desk.key('Control+Enter');
    await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(
      'Yes, I asked for one.',
    );
    tally.note('3 answer a message', desk.take(), { taps: 1, keys: 1 });
    expect(await mailWith(jen.email, /^Message from /, 'Yes, I asked for one.')).not.toMatch(/landsea/i);
  });

  await test.step('adds a third option, and the old link leads to the newer offer', async () => {
    await page.goto('/app/agents/quotes');
    await page.getByRole('link', { name: /Jennifer Brubaker/ }).click();
    await page.getByRole('region', { name: 'Option 2' }).getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('region', { name: 'Option 3' }).getByLabel('Hotel').fill('Pop Century Resort');
    await page.getByRole('region', { name: 'Option 3' }).getByLabel('Total').fill('3,980');
    desk.take();
    await sendIt(season, 'Send again');
    tally.note('3 send a changed quote', desk.take());
    await phone.page.reload();
    await phone.press('Look at the newer offer');
    await expect(phone.page.getByText('Pop Century Resort')).toBeVisible();
  });

  await test.step('she says yes', async () => {
    phone.take();
    await phone.press('Choose Option 1');
    await phone.press('Next');
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Who’s traveling');
    await expectFits(phone.page, 'the travelers of an acceptance');
    const births = phone.page.getByLabel('Birth date');
    for (const birth of await births.all()) await phone.type(birth, '2019-05-04');
    await phone.press('Next');
    await phone.type(phone.page.getByLabel('Your name'), 'Jennifer Brubaker');
    await phone.press('Yes, book it for us');
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('You’re going!');
    await expectFits(phone.page, 'an accepted offer on a phone');
    tally.note('3 the mother says yes', phone.take());
  });

  await test.step('trip, bookings to make and tasks are there', async () => {
    await mailTo(dana.email, /^Jennifer Brubaker accepted: Option 1$/);
    await page.goto('/app/agents/morning');
    await expect(page.getByText('Jennifer Brubaker said yes: book it')).toBeVisible();
    await expect(page.getByText(/^Book it: price held until/).first()).toBeVisible();
    await openFamily(season);
    const bookings = page.getByRole('link', { name: 'Bookings of Spring at the parks' });
    season.tripId =
      /trips\/([\w-]{36})\/bookings/.exec((await bookings.getAttribute('href')) ?? '')?.[1] ?? '';
    expect(season.tripId).not.toBe('');
  });
};
