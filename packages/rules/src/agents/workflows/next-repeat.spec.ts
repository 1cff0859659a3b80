import { findNextRepeat } from './next-repeat.js';

describe('the next day of a repeating task', () => {
  it('is one step after the last, and leaves out days that have passed', () => {
    expect(findNextRepeat('2027-01-04', 'week', '2027-03-01', '2027-01-04')).toBe('2027-01-11');
    expect(findNextRepeat('2027-01-04', 'week', '2027-03-01', '2027-01-20')).toBe('2027-01-25');
    expect(findNextRepeat('2027-01-04', 'two-weeks', '2027-03-01', '2027-01-04')).toBe('2027-01-18');
  });

  it('keeps the end of a month', () => {
    expect(findNextRepeat('2027-01-31', 'month', '2027-12-31', '2027-02-28')).toBe('2027-03-31');
  });

  it('includes the last day, and ends there', () => {
    expect(findNextRepeat('2027-01-04', 'week', '2027-01-11', '2027-01-04')).toBe('2027-01-11');
    expect(findNextRepeat('2027-01-04', 'week', '2027-01-10', '2027-01-04')).toBeNull();
  });
});
