import { listDates } from './calendar.js';
import { formatDate, formatDateRange, formatDateWithYear, formatShortDay } from './date-labels.js';
import { formatMoney } from './money-labels.js';
import { joinWords } from './number-words.js';

const dayOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: string) => format.format(new Date(`${date}T12:00:00Z`));
};

describe('the labels that are written without Intl', () => {
  it('are those of Intl for every day of four years', () => {
    const day = dayOf({ weekday: 'short', month: 'short', day: 'numeric' });
    const dayWithYear = dayOf({ dateStyle: 'medium' });
    const shortDay = dayOf({ month: 'short', day: 'numeric' });
    const dates = listDates('2026-01-01', '2029-12-31');
    expect(dates.map(formatDate)).toEqual(dates.map(day));
    expect(dates.map(formatDateWithYear)).toEqual(dates.map(dayWithYear));
    expect(dates.map(formatShortDay)).toEqual(dates.map(shortDay));
    expect(formatShortDay('11-07')).toBe('Nov 7');
    expect(formatDateRange('2026-12-30', '2027-01-04')).toBe('Dec 30, 2026 – Jan 4, 2027');
  });

  it('are those of Intl for amounts', () => {
    const options = { style: 'currency', currency: 'USD' } as const;
    const money = new Intl.NumberFormat('en-US', options);
    const whole = new Intl.NumberFormat('en-US', { ...options, maximumFractionDigits: 0 });
    const amounts = [0, 1, 5, 49, 50, 51, 99, 100, 150, 250, 3999, 99_950, 124_049, 1_234_567, 100_000_000];
    for (const cents of amounts.flatMap((each) => (each === 0 ? [each] : [each, -each]))) {
      expect(formatMoney(cents)).toBe(money.format(cents / 100));
      expect(formatMoney(cents, { whole: true })).toBe(whole.format(cents / 100));
    }
  });

  it.each([['and'], ['or']] as const)('are those of Intl for lists with %s', (by) => {
    const list = new Intl.ListFormat('en-US', { type: by === 'or' ? 'disjunction' : 'conjunction' });
    const names = ['Ada', 'Leo', 'Zuri', 'Kim'];
    for (let count = 0; count <= names.length; count += 1)
      expect(joinWords(names.slice(0, count), by)).toBe(list.format(names.slice(0, count)));
  });
});
