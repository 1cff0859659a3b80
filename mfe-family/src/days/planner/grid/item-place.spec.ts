import { aDayItem } from '../../../testing/day-fixtures';
import { changeTo, nudgePlace, placeText, toWishes } from './item-place';

const trip = { first: '2027-03-14', last: '2027-03-17' };
const at = (time: string | null, dayPart: 'morning' | 'evening' | null = null, date = '2027-03-14') => ({
  date,
  time,
  dayPart,
});

describe('places of an item', () => {
  it('moves by a quarter of an hour, and stays within its day', () => {
    expect(nudgePlace(at('10:00'), 'later', trip)).toEqual(at('10:05'));
    expect(nudgePlace(at('10:00'), 'earlier', trip)).toEqual(at('09:55'));
    expect(nudgePlace(at('12:03'), 'later', trip)).toEqual(at('12:05'));
    expect(nudgePlace(at('12:03'), 'earlier', trip)).toEqual(at('12:00'));
    expect(nudgePlace(at('23:55'), 'later', trip)).toBeUndefined();
    expect(nudgePlace(at('00:00'), 'earlier', trip)).toBeUndefined();
  });

  it('moves what has no time through the parts of its day', () => {
    expect(nudgePlace(at(null, 'morning'), 'later', trip)).toMatchObject({ dayPart: 'afternoon' });
    expect(nudgePlace(at(null, 'evening'), 'later', trip)).toMatchObject({ dayPart: null });
    expect(nudgePlace(at(null, 'morning'), 'earlier', trip)).toBeUndefined();
  });

  it('moves to the day beside it, and a wish to the first day', () => {
    expect(nudgePlace(at('10:00'), 'day after', trip)).toMatchObject({ date: '2027-03-15', time: '10:00' });
    expect(nudgePlace(at('10:00'), 'day before', trip)).toBeUndefined();
    expect(nudgePlace(toWishes, 'day after', trip)).toMatchObject({ date: '2027-03-14' });
  });

  it('plans a wish that gets a day, makes a wish of what loses it, and leaves a booking booked', () => {
    expect(changeTo(aDayItem({ status: 'wish' }), at('10:00')).status).toBe('planned');
    expect(changeTo(aDayItem({ status: 'planned' }), toWishes).status).toBe('wish');
    expect(changeTo(aDayItem({ status: 'booked' }), at('10:00')).status).toBe('booked');
  });

  it('says where it is', () => {
    expect(placeText(at('10:15'))).toBe('Sun, Mar 14, 10:15 AM');
    expect(placeText(at(null, 'evening'))).toBe('Sun, Mar 14, Sometime this evening');
    expect(placeText(toWishes)).toBe('Wishes');
  });
});
