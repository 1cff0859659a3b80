import { readDateCell, dateOrders, decideDateOrder, isDateCell } from './date-cells';

const days = { from: '2027-03-12', to: '2027-03-19' };

it.each([
  ['3/14/2027', 'month-first', '2027-03-14'],
  ['14.3.27', 'day-first', '2027-03-14'],
  ['03-14-27', 'month-first', '2027-03-14'],
  ['27-03-14', 'year-first', '2027-03-14'],
  ['2027-03-14T09:30:00Z', 'month-first', '2027-03-14'],
  ['2027/3/4', 'day-first', '2027-03-04'],
  ['14/03/2027 18:05', 'day-first', '2027-03-14'],
  ['14.03.2027 18.05', 'day-first', '2027-03-14'],
  ['Sun 03/14/2027 6:05 PM', 'month-first', '2027-03-14'],
  ['So. 14.03.2027', 'day-first', '2027-03-14'],
  ['20270314', 'month-first', '2027-03-14'],
  ['03142027', 'month-first', '2027-03-14'],
  ['14032027', 'day-first', '2027-03-14'],
  ['Mar 14, 2027', 'day-first', '2027-03-14'],
  ['Sunday, March 14, 2027', 'day-first', '2027-03-14'],
  ['14-Mar-27', 'month-first', '2027-03-14'],
  ['Mar-14-2027', 'month-first', '2027-03-14'],
  ['2027 Mar 14', 'month-first', '2027-03-14'],
  ['14. März 2027', 'month-first', '2027-03-14'],
  ['14 de marzo de 2027', 'month-first', '2027-03-14'],
  ['mar. 9 févr. 2027', 'month-first', '2027-02-09'],
  ['14 mrt 2027', 'month-first', '2027-03-14'],
  ['5 Sept 2027', 'month-first', '2027-09-05'],
  ['2027年3月14日', 'month-first', '2027-03-14'],
  ['2/30/2027', 'month-first', undefined],
  ['Feb 30, 2027', 'month-first', undefined],
  ['3/14/127', 'month-first', undefined],
  ['12.50', 'month-first', undefined],
  ['soon', 'year-first', undefined],
  ['', 'year-first', undefined],
] as const)('reads %s %s as %s', (text, order, date) => {
  expect(readDateCell(text, order)).toBe(date);
});

it.each([
  ['03/14', 'month-first', '2027-03-14'],
  ['14.3.', 'day-first', '2027-03-14'],
  ['Dec 30', 'month-first', '2026-12-30'],
  ['Feb 29', 'month-first', undefined],
] as const)('takes the year of %s from the trip', (text, order, date) => {
  expect(readDateCell(text, order, days)).toBe(date);
});

it('reads each date that the platform writes in seven languages', () => {
  const wrong: string[] = [];
  for (const language of ['en-US', 'en-GB', 'es', 'pt', 'fr', 'de', 'it', 'nl'])
    for (const dateStyle of ['medium', 'long', 'full'] as const)
      for (let month = 0; month < 12; month += 1) {
        const day = new Date(Date.UTC(2027, month, 4 + month));
        const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(day);
        const order = /^\d+[/.-]\d/.test(text) ? 'day-first' : 'month-first';
        const read = readDateCell(text, order);
        if (read !== day.toISOString().slice(0, 10)) wrong.push(`${language}: ${text} is ${read}`);
      }
  expect(wrong).toEqual([]);
});

describe('the order of day and month of a file', () => {
  it.each([
    ['one cell that only one order can read', ['3/4/2027', '3/14/2027'], {}, 'month-first', true],
    ['most cells', ['3/4/2027', '14/3/2027', '15/3/2027'], {}, 'day-first', true],
    ['the trip', ['13/03/2027', '05/03/2027'], { days }, 'day-first', true],
    ['the trip, over a comma', ['3/12/2027'], { days, hasCommas: true }, 'month-first', true],
    ['the trip, over dots', ['03.12.2027'], { days }, 'month-first', true],
    ['dots', ['03.04.2027'], {}, 'day-first', true],
    ['a comma in the amounts', ['03/04/2027'], { hasCommas: true }, 'day-first', true],
    ['habit alone, which is not sure', ['03/04/2027', '05/06/2027'], { days }, 'month-first', false],
    ['nothing that could differ', ['4/4/2027'], {}, 'month-first', true],
    ['years of two digits in front', ['27-03-12', '27-03-18'], { days }, 'year-first', true],
    ['years of two digits at the end', ['03/12/27', '03/18/27'], { days }, 'month-first', true],
    ['years of four digits', ['2027-03-04'], {}, 'year-first', true],
    ['names of months', ['Mar 4, 2027'], {}, 'year-first', true],
    ['no date at all', ['', 'soon'], {}, 'year-first', true],
  ] as const)('is decided by %s', (_, cells, known, order, isSure) => {
    expect(decideDateOrder(cells, known)).toEqual({ order, isSure });
  });

  it('takes no amount or word for a date', () => {
    expect(['12.50', '1,240.50', '1005', 'May', 'Sun deck', '407-555-0123'].filter(isDateCell)).toEqual([]);
    expect(dateOrders).toHaveLength(3);
  });
});
