import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { days, early, sailing, trip } from '@landsea/rules/booking-windows/testing';
import { listBookingWindows, type WindowTrip } from '@landsea/rules/booking-windows';

describe('a meal at sea', () => {
  const calls = ['Barcelona, Spain', 'Livorno (Florence, Pisa), Italy', 'Barcelona, Spain'];
  const mediterranean: WindowTrip = {
    ...trip({
      sailing: {
        ...sailing('2027-06-10', 2),
        ports: calls.map((port, index) => ({ date: `2027-06-${10 + index}`, port })),
      },
      days: days('2027-06-10', '2027-06-12'),
    }),
    meals: [
      {
        id: 'b0000000-0000-4000-8000-000000000001',
        place: 'Liberty Tree Tavern',
        date: '2027-06-11',
        time: '18:30',
        people: 4,
        version: 1,
        freeCancelHours: 2,
      },
    ],
    ports: loadShippedCatalogue().ports,
  };
  const limitOf = (of: WindowTrip) =>
    listBookingWindows(of, early).find(({ kind }) => kind === 'cancellation');

  it('is canceled for free until so many hours before it on the clocks there', () => {
    expect(limitOf(mediterranean)).toMatchObject({
      opensAt: '2027-06-11T14:30:00.000Z',
      clock: { timeZone: 'Europe/Rome', label: 'ship time' },
    });
  });

  it('goes by the clocks of the parks, which are not named, on land', () => {
    const onLand = { ...mediterranean, sailing: null };
    expect(limitOf(onLand)?.opensAt).toBe('2027-06-11T20:30:00.000Z');
    expect(limitOf(onLand)).not.toHaveProperty('clock');
  });
});
