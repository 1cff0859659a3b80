import type { EstimateQuery } from '@landsea/contracts/money';
import type { EstimatedTrip } from '@landsea/rules/estimate';
import { aTrip, book, estimated, lineOf, START, tripAt } from './testing/sample-estimates.js';

describe('the price of a hotel', () => {
  it.each([
    ['Grand Floridian', 'Grand Floridian Resort & Spa'],
    ["Disney's Grand Floridan Resort and Spa", 'Grand Floridian Resort & Spa'],
    ['Pop Century', 'Pop Century Resort'],
    ['pop', 'Pop Century Resort'],
    ['Swan', 'Walt Disney World Swan'],
    ['Fort Wilderness Campsites', 'Campsites at Fort Wilderness Resort'],
    ['Poly Island Tower', 'Island Tower at Polynesian Villas'],
  ])('is the same for %s as for its exact name', (typed, name) => {
    const costOf = (hotelName: string) =>
      lineOf(estimated(tripAt(hotelName, START, 7)), hotelName).typicalCents;
    expect(costOf(typed)).toBe(costOf(name));
  });

  it('follows the season of each night: late August, October, Christmas', () => {
    const perNight = (checkIn: string) =>
      lineOf(estimated(tripAt('Pop Century', checkIn, 1)), 'Pop Century').typicalCents;
    expect(perNight('2027-08-20')).toBe(Math.round(185_00 * 1.125));
    expect(perNight('2027-10-03')).toBe(Math.round(258_00 * 1.125));
    expect(perNight('2027-12-26')).toBe(Math.round(365_00 * 1.125));
    // A stay over the edge of two seasons: two nights of early October, two of the fall breaks.
    const split = lineOf(estimated(tripAt('Pop Century', '2027-10-05', 4)), 'Pop Century');
    expect(split.typicalCents).toBe(Math.round(2 * (258_00 + 311_50) * 1.125));
    expect(split.basis).toContain('$290 to $350 a night');
  });

  it('takes the season of the same day where the calendar does not reach the date', () => {
    const perNight = (checkIn: string) =>
      lineOf(estimated(tripAt('Pop Century', checkIn, 1)), 'Pop Century').typicalCents;
    expect(perNight('2029-12-26')).toBe(perNight('2027-12-26'));
    expect(perNight('2029-08-20')).toBe(perNight('2027-08-20'));
  });
});

describe('tickets', () => {
  const ticketsFor = (checkIn: string, days: number) =>
    lineOf(
      estimated(tripAt('Pop Century', checkIn, days, { party: [{ name: 'Robin', age: 38 }] })),
      'Tickets, ages 10+',
    ).typicalCents;
  const inYear2027 = (dollars: number) => Math.round(dollars * 100 * 1.065 * 1.04);

  it('cost less a day the longer they are', () => {
    const perDay = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((days) => ticketsFor('2027-05-02', days) / days);
    expect(perDay).toEqual(perDay.toSorted((a, b) => b - a));
    expect(ticketsFor('2027-05-02', 7)).toBe(inYear2027(752));
    expect(ticketsFor('2027-05-02', 10)).toBe(inYear2027(815));
    expect(ticketsFor('2027-05-02', 12)).toBe(inYear2027(815 + 336));
  });

  it('cost more at Christmas than in October, and at a park of their own for one day', () => {
    expect(ticketsFor('2027-12-18', 5)).toBe(inYear2027(850));
    expect(ticketsFor('2027-10-01', 5)).toBe(inYear2027(715));
    const trip = aTrip({ endDate: START, stays: [], party: [{ name: 'Robin', age: 38 }] });
    const inPark = (...parks: EstimatedTrip['days'][number]['parks']) =>
      estimated({ ...trip, days: trip.days.map((day) => ({ ...day, parks })) });
    expect(lineOf(inPark('animal-kingdom'), 'Tickets, ages 10+').typicalCents).toBe(inYear2027(168));
    expect(lineOf(inPark('magic-kingdom'), 'Tickets, ages 10+').typicalCents).toBe(inYear2027(192));
    expect(lineOf(inPark('epcot', 'magic-kingdom'), 'Park Hopper').typicalCents).toBe(inYear2027(78.5));
  });
});

describe('a stay on points', () => {
  const stay = (hotelName: string, query: EstimateQuery = {}) =>
    estimated(tripAt(hotelName, START, 5), query);

  it.each([
    ['Riviera, our DVC points', 'own-points'],
    ['Old Key West (points)', 'own-points'],
    ['Rented points at Bay Lake Tower', 'rented-points'],
    ['DVC rental', 'rented-points'],
    ['Riviera', 'cash'],
  ])('reads in "%s" that %s pay for it', (hotelName, villaPayment) => {
    expect(stay(hotelName).choices.villaPayment).toBe(villaPayment);
  });

  it('costs nothing on own points, and says that the dues are not in it', () => {
    const line = lineOf(stay('Riviera, our DVC points'), 'Riviera, our DVC points');
    expect(line).toMatchObject({ lowCents: 0, typicalCents: 0, highCents: 0 });
    expect(line.basis).toMatch(/5 nights on your own points: no lodging cost.* dues are not/);
  });

  it('costs the price of its points when they are rented, without hotel tax', () => {
    const line = lineOf(stay('Riviera', { villaPayment: 'rented-points' }), 'Riviera');
    expect(line.typicalCents).toBe(5 * 30 * 22_00);
    expect(line.basis).toBe('5 nights × 1 studio, about 150 rented points at $22 each');
  });

  it('offers points for vacation club hotels only', () => {
    expect(stay('Pop Century').choices.villaPayment).toBeUndefined();
    expect(stay('Pop Century', { villaPayment: 'own-points' }).lines[0]?.typicalCents).toBeGreaterThan(0);
  });
});

describe('over the dates that people plan', () => {
  it('never prices a week at Christmas below the same week in September', () => {
    for (const { name } of book.hotels.filter(({ onSite }) => onSite)) {
      const total = (checkIn: string) => estimated(tripAt(name, checkIn, 7)).total.typicalCents;
      expect(total('2027-12-20')).toBeGreaterThan(total('2027-09-07') * 1.2);
    }
  });
});
