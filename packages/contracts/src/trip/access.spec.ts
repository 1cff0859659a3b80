import { getAccessEnd, getLastAccessDay } from './access.js';

describe('the end of paid access', () => {
  it('is the end of the day 30 days after the trip in the westernmost zone', () => {
    expect(getAccessEnd('2027-03-11').toISOString()).toBe('2027-04-11T12:00:00.000Z');
  });

  it('follows the end date over a year boundary and a leap day', () => {
    expect(getAccessEnd('2027-12-31').toISOString()).toBe('2028-01-31T12:00:00.000Z');
    expect(getAccessEnd('2028-01-30').toISOString()).toBe('2028-03-01T12:00:00.000Z');
  });

  it('is named by its last whole day', () => {
    expect(getLastAccessDay(getAccessEnd('2027-02-19'))).toBe('2027-03-21');
    expect(getLastAccessDay('2027-03-22T12:00:00.000Z')).toBe('2027-03-21');
  });

  it('has no other limit, however far ahead the trip is', () => {
    expect(getAccessEnd('2029-03-11').toISOString()).toBe('2029-04-11T12:00:00.000Z');
  });
});
