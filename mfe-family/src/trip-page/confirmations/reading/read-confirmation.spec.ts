import { placeMatcher } from '@landsea/contracts/catalogue';
import { exampleTrip } from '../testing/example';
import { flights } from '../testing/flights';
import { hotels } from '../testing/hotels';
import { others } from '../testing/others';
import { sailings } from '../testing/sailings';
import { shippedHotels, shippedRestaurants } from '../testing/shipped-names';
import { tables } from '../testing/tables';
import { readConfirmation } from './read-confirmation';

const restaurant = placeMatcher(shippedRestaurants, { extraWords: false });
const hotel = placeMatcher(shippedHotels, { extraWords: false });
const known = {
  restaurant: (typed: string) => restaurant(typed)?.name ?? null,
  hotel: (typed: string) => hotel(typed)?.name ?? null,
};
const read = (text: string) => readConfirmation(text, { trip: exampleTrip, names: known });

describe.each([
  ['tables', tables],
  ['hotels', hotels],
  ['sailings', sailings],
  ['flights', flights],
  ['outings, transfers and tickets', others],
])('confirmations of %s', (_, examples) => {
  it.each(examples.map((example) => [example.name, example] as const))('%s', (_name, example) => {
    expect(read(example.text)).toMatchObject(example.read);
  });
});

it('reads a forwarded confirmation as the confirmation itself', () => {
  const head = [
    'Look what came!',
    '',
    '---------- Forwarded message ---------',
    'From: Reservations <no-reply@example.com>',
    'Date: Sun, Nov 1, 2026 at 9:04 AM',
    'Subject: Your plans',
    'To: Robin <robin@example.com>',
    '',
  ];
  for (const { name, text } of [...tables, ...hotels, ...sailings, ...flights, ...others])
    expect([name, read([...head, '', text].join('\n'))]).toEqual([name, read(text)]);
});

describe('a text that is no confirmation', () => {
  it.each([
    ['nothing', ''],
    ['a greeting', 'Hi Dana, see you on December 4 at 6 PM!'],
    ['a newsletter', 'This week: 20 % off pillows. Order now. Offer ends December 5, 2026.'],
    ['numbers only', '4578 1234 5678\n12/05/2026'],
  ])('names no booking: %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });
});

it('has sixty examples', () => {
  const all = [...tables, ...hotels, ...sailings, ...flights, ...others];
  expect(all.length).toBeGreaterThanOrEqual(58);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

it('never names a date or a number that the text does not have', () => {
  for (const { text } of [...tables, ...hotels, ...sailings, ...flights, ...others])
    for (const { number, date } of read(text)) {
      if (number !== null) expect(text).toContain(number);
      if (date !== null) expect(text).toMatch(new RegExp(`\\b0?${String(Number(date.slice(8)))}`));
    }
});

it('reads the longest text that it takes', () => {
  const long = 'Confirmation Number: Dec 4 Flight 12 (MCO) party of 4 total $ restaurant - - - \n'.repeat(
    2000,
  );
  expect(() => read(long)).not.toThrow();
});
