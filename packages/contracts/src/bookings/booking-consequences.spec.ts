import { item } from '../day-plans/testing/sample-day.js';
import { consequencesOf } from './booking-consequences.js';
import { aHotel, at, flightThere } from './testing/bookings.js';

const date = '2027-04-04';
const plan = (title: string, time: string) => item({ title, date, time, status: 'planned', minutes: 15 });
const items = [plan('Pan', '12:50'), plan('TRON', '14:00'), plan('Fireworks', '21:00')];

describe('what follows from a booking', () => {
  const later = flightThere({ end: at(date, '13:10', undefined, 'MCO') });

  it('names the plans that a later landing leaves no time for', () => {
    expect(consequencesOf(flightThere(), later, items)).toEqual([
      {
        kind: 'move',
        sentence: 'You land at 1:10 PM. The day starts at about 3:25 PM. Move two plans?',
        itemIds: items.slice(0, 2).map(({ id }) => id),
      },
    ]);
    expect(consequencesOf(null, flightThere(), items)).toEqual([]);
    expect(consequencesOf(later, later, items)).toEqual([]);
  });

  it('frees the time of a canceled one and says what comes back', () => {
    const hotel = aHotel({ title: 'Pop Century' });
    const canceled = { ...hotel, status: 'canceled' as const, refundCents: 200_00 };
    expect(consequencesOf(hotel, canceled, [])).toMatchObject([
      { sentence: 'Pop Century is canceled, and its time is free. $200.00 comes back.' },
    ]);
    expect(consequencesOf(canceled, canceled, [])).toEqual([]);
  });
});
