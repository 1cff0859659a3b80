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

it('counts nothing as paid beside a deposit that is due, or one for damage', () => {
  const sailing = `Your cruise is booked
Ship: Disney Wish
Sail Date: December 5, 2026
Return Date: December 9, 2026
Total Cruise Fare: $7,120.44
`;
  const paidOf = (row: string) => read(`${sailing}${row}`)[0]?.paidCents;
  expect(paidOf('Deposit required: $1,424.09 by August 1, 2026')).toBeNull();
  expect(paidOf('Deposit due: $1,424.09 by August 1, 2026')).toBeNull();
  expect(paidOf('Next installment: $1,424.09 due August 1, 2026')).toBeNull();
  expect(paidOf('Security deposit: $100.00')).toBeNull();
  expect(paidOf('Balance due: $5,696.35 by August 1, 2026')).toBe(1424_09);
  expect(paidOf('Deposit paid: $1,424.09')).toBe(1424_09);
});
