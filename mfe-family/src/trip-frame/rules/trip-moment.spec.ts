import { getTripMoment } from './trip-moment';

const trip = { startDate: '2027-03-14', endDate: '2027-03-21', createdAt: '2026-11-14T05:00:00Z' };
const at = (instant: string) => getTripMoment(trip, new Date(instant));

describe('the time left to a trip', () => {
  it('is days, and months beside them over 60 days', () => {
    expect(at('2027-01-12T12:00:00Z')).toMatchObject({
      parts: [{ value: 61, unit: 'days' }],
      months: 'about 2 months',
    });
  });

  it('is days at 60 days', () => {
    expect(at('2027-01-13T12:00:00Z')).toMatchObject({ parts: [{ value: 60, unit: 'days' }], months: null });
  });

  it('is days until the last two days, then hours and minutes', () => {
    expect(at('2027-03-11T17:00:00Z')).toMatchObject({ parts: [{ value: 3, unit: 'days' }] });
    expect(at('2027-03-12T16:30:00Z')).toMatchObject({
      parts: [
        { value: 36, unit: 'hours' },
        { value: 30, unit: 'minutes' },
      ],
    });
    expect(at('2027-03-14T04:59:00Z')).toMatchObject({ parts: [{ value: 1, unit: 'minute' }] });
  });

  it('counts the days during the trip, both ends included', () => {
    expect(at('2027-03-14T05:00:00Z')).toMatchObject({ phase: 'during', day: 1, of: 8 });
    expect(at('2027-03-22T03:59:00Z')).toMatchObject({ phase: 'during', day: 8 });
    expect(at('2027-03-22T04:00:00Z')).toEqual({ phase: 'after', progress: 1 });
  });

  it('moves the sun with the wait', () => {
    expect(at('2026-11-14T05:00:00Z').progress).toBe(0);
    expect(at('2027-01-13T05:00:00Z').progress).toBeCloseTo(0.5, 2);
  });
});
