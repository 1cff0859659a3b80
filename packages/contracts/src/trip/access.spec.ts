import { accessEndsAt } from './access.js';

describe('the end of paid access', () => {
  it('is the end of the day 30 days after the trip in the westernmost zone', () => {
    expect(accessEndsAt('2027-03-11', new Date('2026-11-21T10:00:00Z')).toISOString()).toBe(
      '2027-04-11T12:00:00.000Z',
    );
  });

  it('follows the end date over a year boundary and a leap day', () => {
    expect(accessEndsAt('2027-12-31', new Date('2027-11-21T10:00:00Z')).toISOString()).toBe(
      '2028-01-31T12:00:00.000Z',
    );
    expect(accessEndsAt('2028-01-30', new Date('2027-11-21T10:00:00Z')).toISOString()).toBe(
      '2028-03-01T12:00:00.000Z',
    );
  });

  it('is never later than 18 months after the purchase', () => {
    expect(accessEndsAt('2029-03-11', new Date('2026-11-21T10:00:00Z')).toISOString()).toBe(
      '2028-05-21T10:00:00.000Z',
    );
  });
});
