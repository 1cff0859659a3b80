import { addDays, addMonths, countDaysBetween, listDates, getWeekday } from './calendar.js';

describe('calendar dates', () => {
  it('add and subtract as calendar days, over daylight saving and leap days', () => {
    expect(addDays('2027-03-13', 1)).toBe('2027-03-14');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(countDaysBetween('2027-03-13', '2027-03-15')).toBe(2);
    expect(countDaysBetween('2027-03-15', '2027-03-13')).toBe(-2);
  });

  it('name each date of a range, both ends included', () => {
    expect(listDates('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
    expect(listDates('2027-03-01', '2027-02-27')).toEqual([]);
  });

  it('come again on the same day of a month, or on its last one', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-01-31', 2)).toBe('2027-03-31');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
  });

  it('have a day of the week', () => {
    expect(getWeekday('2027-03-14')).toBe(0);
    expect(getWeekday('2027-03-20')).toBe(6);
  });
});
