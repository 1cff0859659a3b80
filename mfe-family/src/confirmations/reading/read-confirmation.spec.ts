import { examplesIn, exampleTrip } from './testing/example-files';
import { readExample, shippedNames } from './testing/read-example';
import { READ_LENGTH, readConfirmation } from '@landsea/web-kit/confirmations';

/** Common first names of families, and those that are nearly the name of a restaurant. */
const firstNames =
  'Mary Maria Mark Paul George Jack Olivia Victoria Hannah Margaret Walter Eric Terry Frances Casey Tony Nina Lara Marie Mario Pete James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Donald Steven Andrew Kenneth Joshua Kevin Brian Edward Ronald Timothy Jason Jeffrey Ryan Jacob Gary Nicholas Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Raymond Jerry Dennis Tyler Aaron Jose Adam Nathan Henry Douglas Zachary Peter Kyle Noah Ethan Jeremy Christian Keith Roger Austin Sean Gerald Carl Harold Dylan Arthur Lawrence Jordan Jesse Bryan Billy Bruce Gabriel Joe Logan Alan Juan Albert Willie Elijah Randy Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen Angela Shirley Brenda Emma Anna Pamela Nicole Samantha Katherine Christine Helen Debra Rachel Carolyn Janet Heather Diane Julie Joyce Kelly Lauren Christina Joan Evelyn Judith Megan Andrea Cheryl Jacqueline Martha Madison Teresa Gloria Sara Janice Ann Kathryn Abigail Sophia Jean Alice Judy Isabella Julia Grace Amber Denise Danielle Marilyn Beverly Charlotte Natalie Theresa Diana Brittany Doris Kayla Alexis Lori Dana Robin Priya Ada Mara Remy Belle Ruth Lily Marc Sana Rose Mickey Minnie Goofy Daisy Ariel Louis Aurora Cody Derek Ella Felix Hugo Ivy Leo Luca Nora Oscar Stella Tessa Vera'.split(
    ' ',
  );

const read = (text: string) => readConfirmation(text, { trip: exampleTrip, names: shippedNames });
const table = (name: string) => `Your table is confirmed
${name}
Sunday, December 6, 2026
6:15 PM
Party of 4
Confirmation Number: 77120`;

it('takes no first name for a restaurant', () => {
  for (const name of firstNames)
    for (const line of [name, `${name}, you're all set`, `Hi ${name},`, `Guest: ${name}`])
      expect([line, read(table(line))[0]?.title ?? null]).toEqual([line, null]);
});

it('takes no word for a guest, a table or a meal for a restaurant', () => {
  for (const line of [
    'Guests',
    'Table',
    'Restaurant',
    'Lunch',
    'Dinner',
    'Enchanté',
    'Wine',
    'The Wave',
    'Garden',
  ])
    expect([line, read(table(line))[0]?.title ?? null]).toEqual([line, null]);
});

describe('a text of any length', () => {
  const long = examplesIn('examples')
    .map(({ text }) => text)
    .join('\n\n');
  const odd = 'Confirmation Number: Dec 4 Flight 12 (MCO) party of 4 total $ restaurant - - - \n'.repeat(500);

  it('is read, whatever it repeats', () => {
    for (const text of [
      long,
      odd,
      'a '.repeat(20_000),
      '1 '.repeat(20_000),
      'Date: '.repeat(5_000),
      '1'.repeat(20_000),
      '12/'.repeat(6_000),
      '4 - '.repeat(5_000),
      'Dec '.repeat(5_000),
      '\t'.repeat(20_000),
    ]) {
      const start = performance.now();
      read(text);
      // Patience for a busy machine; a rule whose time grows with the square of the text takes far longer.
      expect(performance.now() - start).toBeLessThan(10_000);
    }
  });

  it('is read up to its twenty thousandth letter', () => {
    const filler = 'We look forward to seeing you.\n'.repeat(READ_LENGTH / 31 + 1);
    expect(readExample(filler + table('Sanaa'))).toEqual([]);
    expect(readExample(table('Sanaa') + filler)).toHaveLength(1);
  });
});

const sailing = `Your cruise is booked
Ship: Disney Wish
Sail Date: December 5, 2026
Return Date: December 9, 2026
Total Cruise Fare: $7,120.44
`;

it('counts nothing as paid beside a deposit that is due, or one for damage', () => {
  const paidOf = (row: string) => read(`${sailing}${row}`)[0]?.paidCents;
  expect(paidOf('Deposit required: $1,424.09 by August 1, 2026')).toBeNull();
  expect(paidOf('Deposit due: $1,424.09 by August 1, 2026')).toBeNull();
  expect(paidOf('Next installment: $1,424.09 due August 1, 2026')).toBeNull();
  expect(paidOf('Security deposit: $100.00')).toBeNull();
  expect(paidOf('Balance due: $5,696.35 by August 1, 2026')).toBe(1424_09);
  expect(paidOf('Deposit paid: $1,424.09')).toBe(1424_09);
});

it('takes a required deposit for paid where the text says that it is', () => {
  const depositOf = (row: string) => {
    const { totalCents, paidCents, dueCents, payments = [] } = read(`${sailing}${row}`)[0] ?? {};
    return [totalCents, paidCents, dueCents, ...payments.map(({ cents, isPaid }) => [cents, isPaid])];
  };
  const paid = [7120_44, 250_00, null, [250_00, true]];
  expect(depositOf('A required deposit of $250.00 was charged to your card')).toEqual(paid);
  expect(depositOf('Deposit required: $250.00 (paid)')).toEqual(paid);
  expect(depositOf('Deposit due: $250.00 has been paid')).toEqual(paid);
  expect(depositOf('Deposit required: $250.00, paid at the time of booking')).toEqual(paid);
  const due = [7120_44, null, 250_00, [250_00, false]];
  expect(depositOf('Deposit required: $250.00 (paid at check-in)')).toEqual(due);
  expect(depositOf('A required deposit of $250.00 is charged 30 days before you sail')).toEqual(due);
});

it('says what a sailing without its last day, and a number beside several airlines, leave open', () => {
  const doubtsOf = (text: string) => read(text).flatMap(({ doubts }) => doubts);
  expect(doubtsOf('Your cruise is booked\nShip: Disney Wish\nDecember 5, 2026')).toContain(
    'The text does not say when the sailing ends. Check that this is a sailing, and fill in the day.',
  );
  const flights = `Your flights are confirmed
Airline confirmation number: QX4T7M
Agency booking reference: KD82LP
Delta 2218
December 4, 2026
MSP 7:05 AM to MCO 11:48 AM
United 861
December 12, 2026
MCO 3:00 PM to MSP 6:05 PM`;
  expect(doubtsOf(flights)).toContain(
    'The text has several confirmation numbers. Check that this one is for this flight.',
  );
});
