import { HotelTier } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { sumOfRanges } from '@landsea/rules/money';
import type { EstimatedTrip } from '@landsea/rules/estimate';
import {
  aCruise,
  aTrip,
  book,
  estimated,
  labelsOf,
  lineOf,
  START,
  stayAt,
  tripAt,
  typicalOf,
} from './testing/sample-estimates.js';

describe('guests by the ages that prices go by', () => {
  it('takes the age on the day of use', () => {
    const birthDate = addDays(START, 2).replace('2027', '2024');
    const party = [
      { name: 'Robin', age: 38 },
      { name: 'Mo', age: 2, birthDate },
    ];
    const estimate = estimated(aTrip({ party }));
    // Three on the third of four park days: a ticket of two days, and meals on three of five days.
    expect(lineOf(estimate, 'Tickets, ages 3 to 9').basis).toMatch(/^1 child of 3 to 9 × a ticket of 2 days/);
    expect(lineOf(estimate, 'Meals, ages 3 to 9').basis).toMatch(/^1 child of 3 to 9 × 3 days on land/);
    expect(lineOf(estimate, 'Tickets, ages 10+').basis).toMatch(/a ticket of 4 days/);
  });

  it('keeps a child’s ticket through a tenth birthday during the visit', () => {
    const birthDate = addDays(START, 2).replace('2027', '2017');
    const estimate = estimated(aTrip({ party: [{ name: 'Sam', age: 9, birthDate }] }));
    expect(lineOf(estimate, 'Tickets, ages 3 to 9').basis).toMatch(/a ticket of 4 days/);
    expect(labelsOf(estimate)).not.toContain('Tickets, ages 10+');
  });
});

describe('a trip estimate', () => {
  it('calculates a park trip by hand: 4 nights, 4 park days, 2 adults, 1 child, 1 infant', () => {
    const estimate = estimated(aTrip());
    expect(estimate).toMatchObject({
      guests: { adults: 2, children: 1, infants: 1 },
      parkDays: 4,
      landNights: 4,
      seaNights: 0,
      choices: { hotelTier: 'moderate', dining: 'mixed', lightningLane: 'multi', daysLess: 0 },
    });
    expect(typicalOf(estimate)).toEqual({
      // Hotel level 4: halfway from $335 to $485, with 12.5 percent tax.
      'Caribbean Beach Resort': 1845_00,
      // Ticket level 4: $694 and $676 for four days, with 6.5 percent tax, 4 percent more in 2027.
      'Tickets, ages 10+': 1537_35,
      'Tickets, ages 3 to 9': 748_74,
      'Meals, ages 10+': 708_86,
      'Meals, ages 3 to 9': 155_06,
      'Snacks in the parks': 186_08,
      // $39, $30, $35 and $24 in the four parks, 4 percent more in 2027.
      'Multi Pass each park day': 399_36,
      'Memory Maker': 185_00,
      'Airport shuttle, ages 10+': 68_00,
      'Airport shuttle, ages 3 to 9': 29_00,
      Souvenirs: 150_00,
    });
  });

  it('says how each amount was calculated', () => {
    const estimate = estimated(aTrip());
    expect(lineOf(estimate, 'Caribbean Beach Resort').basis).toBe(
      '4 nights × 1 room (standard view room), typically $461 a night with tax, Spring break',
    );
    expect(lineOf(estimate, 'Tickets, ages 10+').basis).toBe(
      '2 adults (10+) × a ticket of 4 days, typically $769 each with tax',
    );
    expect(lineOf(estimate, 'Airport shuttle, ages 3 to 9').basis).toBe(
      '1 guest × 2 rides, typically $14.50 each',
    );
    expect(lineOf(estimate, 'Meals, ages 3 to 9').basis).toBe(
      '1 child of 3 to 9 × 5 days on land, typically $31 each a day',
    );
  });

  it('calculates a cruise: the port hotel, fares by age, gratuities for every guest, excursions', () => {
    const estimate = estimated(aCruise());
    expect(typicalOf(estimate)).toMatchObject({
      'Radisson Resort at the Port': 180_00,
      // Two fares of $1,390, a child's $695, an infant's $305, and $150 of taxes for each of four.
      'Oceanview stateroom': 4380_00,
      'Crew gratuities': 4 * 4 * 16_00,
      'Port excursions': 2 * 100_00 + 75_00,
      'Port shuttles': 3 * 2 * 32_00,
    });
    expect(labelsOf(estimate)).not.toContain('Tickets, ages 10+');
    expect(estimate.lines[0]?.category).toBe('preboard-hotel-stay');
  });

  it.each(['Lookout Cay', 'Lookout Cay at Lighthouse Point', 'Castaway Cay', 'Disney Castaway Cay'])(
    'charges no excursion at %s, an island of the line’s own',
    (island) => {
      const cruise = aCruise();
      const days = cruise.days.map((day) => (day.kind === 'port' ? { ...day, place: island } : day));
      expect(labelsOf(estimated({ ...cruise, days }))).not.toContain('Port excursions');
    },
  );

  it('charges a baby no full fare, and one guest alone two of them', () => {
    const couple = [
      { name: 'Robin', age: 38 },
      { name: 'Kim', age: 36 },
    ];
    const cruise = aCruise();
    const fare = (party: EstimatedTrip['party']) =>
      lineOf(estimated({ ...cruise, party }), 'Oceanview stateroom').typicalCents;
    expect(fare([...couple, { name: 'Mo', age: 1 }]) - fare(couple)).toBe(305_00 + 150_00);
    expect(fare([...couple, { name: 'Sam', age: 12 }]) - fare(couple)).toBe(695_00 + 150_00);
    expect(fare([...couple, { name: 'Lee', age: 13 }]) - fare(couple)).toBe(835_00 + 150_00);
    expect(fare(couple.slice(1))).toBe(2 * 1390_00 + 150_00);
  });

  it('takes the stateroom that is booked, with its gratuities, and every hotel of a cruise for one by the port', () => {
    const { sailing, ...cruise } = aCruise();
    const trip = {
      ...cruise,
      endDate: addDays(START, 6),
      stays: [...cruise.stays, ...stayAt('Cocoa Inn', addDays(START, 5), 1, false)],
      sailing: sailing && { ...sailing, concierge: true },
    };
    const estimate = estimated(trip);
    expect(estimate.choices.stateroom).toBe('concierge');
    expect(typicalOf(estimate)).toMatchObject({
      'Concierge stateroom': 2 * 3500_00 + 695_00 + 305_00 + 4 * 150_00,
      'Crew gratuities': 4 * 4 * 27_25,
    });
    const byPort = estimate.lines.filter(({ category }) => category === 'preboard-hotel-stay');
    expect(byPort.map(({ label }) => label)).toEqual(['Radisson Resort at the Port', 'Cocoa Inn']);
    expect(labelsOf(estimate)).not.toContain('Memory Maker');
  });

  it('takes the fares of Alaska and Europe from their home ports, and scales a length that is not known', () => {
    const { sailing, ...cruise } = aCruise();
    if (!sailing) throw new Error('the sample sails');
    const fareOf = (ship: string, home: string, nights: number) =>
      lineOf(
        estimated({
          ...cruise,
          party: cruise.party.slice(0, 2),
          sailing: { ...sailing, ship, nights, ports: [{ date: sailing.embarkationDate, port: home }] },
        }),
        'Oceanview stateroom',
      ).typicalCents;
    expect(fareOf('Disney Magic', 'Vancouver', 7)).toBe(2 * (2400_00 + 285_00));
    expect(fareOf('Disney Magic', 'San Diego', 7)).toBe(2 * (2100_00 + 175_00));
    expect(fareOf('Disney Wish', 'Barcelona', 7)).toBe(2 * (3170_00 + 200_00));
    expect(fareOf('Disney Dream', 'Southampton', 7)).toBe(2 * (3170_00 + 200_00));
    expect(fareOf('Disney Treasure', 'Port Canaveral', 14)).toBe(2 * 2 * (2450_00 + 195_00));
  });

  it('rides to the airport once before a cruise, sleeps ashore only while not at sea, and eats on a rest day too', () => {
    const { sailing } = aCruise();
    const trip = aTrip({ mode: 'combined', stays: [], sailing, endDate: addDays(START, 5) });
    const estimate = estimated(trip);
    expect(lineOf(estimate, 'Hotel, not chosen yet').basis).toMatch(/^1 night × 1 room/);
    expect(lineOf(estimate, 'Airport shuttle, ages 10+').typicalCents).toBe(2 * 17_00);
    const rested = aTrip();
    const days = rested.days.map((day, index) => (index === 1 ? { ...day, kind: 'rest' as const } : day));
    const withRest = estimated({ ...rested, days });
    expect(lineOf(withRest, 'Tickets, ages 10+').basis).toMatch(/a ticket of 3 days/);
    expect(lineOf(withRest, 'Meals, ages 10+').basis).toMatch(/× 5 days on land/);
  });

  it('parks by the parks for a party that stays elsewhere, at a hotel that is in no list', () => {
    const estimate = estimated(aTrip({ stays: stayAt('Aunt May’s', START, 4, false) }));
    expect(estimate.choices.hotelTier).toBe('off-site');
    expect(typicalOf(estimate)).toMatchObject({
      'Aunt May’s': 4 * 240_00 * 1.125,
      'Parking at the parks': 4 * 35_00,
    });
    expect(labelsOf(estimate)).not.toContain('Airport shuttle, ages 10+');
  });

  it('assumes neither photos nor a shuttle for one adult who comes for one day', () => {
    const party = [{ name: 'Robin', age: 38 }];
    const estimate = estimated(aTrip({ endDate: START, stays: [], party }));
    expect(labelsOf(estimate)).not.toEqual(expect.arrayContaining(['Memory Maker']));
    expect(labelsOf(estimate).filter((label) => label.startsWith('Airport'))).toEqual([]);
    expect(lineOf(estimate, 'Parking at the parks').typicalCents).toBe(35_00);
  });

  it('books a second room for a guest of 3 and over whom the first does not hold', () => {
    const party = [38, 40, 12, 9, 7].map((age, index) => ({ name: `Guest ${index}`, age }));
    const rooms = (hotelName: string) =>
      lineOf(estimated(tripAt(hotelName, START, 4, { party })), hotelName).basis;
    expect(rooms('Caribbean Beach')).toMatch(/× 1 room \(/);
    expect(rooms('Pop Century')).toMatch(/× 2 rooms \(/);
  });

  it('keeps each hotel of a split stay at its own price until another tier is requested', () => {
    const stays = [
      ...stayAt('Pop Century Resort', START, 1),
      ...stayAt('Contemporary Resort', addDays(START, 1), 3),
    ];
    const own = typicalOf(estimated(aTrip({ stays })));
    expect(own).toMatchObject({
      'Pop Century Resort': Math.round(311_50 * 1.125),
      'Contemporary Resort': Math.round(3 * 972_50 * 1.125),
    });
    const allValue = estimated(aTrip({ stays }), { hotelTier: 'value' });
    expect(labelsOf(allValue).slice(0, 2)).toEqual(['Pop Century Resort', 'A Value hotel']);
    expect(sumOfRanges(allValue.lines.slice(0, 2)).typicalCents).toBeLessThan(4 * 400_00);
    expect(estimated(aTrip({ stays })).choices.hotelTier).toBe('deluxe');
    expect(typicalOf(estimated(aTrip({ stays }), { daysLess: 1 }))).toMatchObject({
      'Pop Century Resort': own['Pop Century Resort'],
      'Contemporary Resort': Math.round(2 * 972_50 * 1.125),
    });
  });

  it('takes a night, a ticket day and its meals off for one day less, and never the last park day', () => {
    const [whole, shorter] = [estimated(aTrip()), estimated(aTrip(), { daysLess: 1 })];
    expect(lineOf(shorter, 'Caribbean Beach Resort').basis).toMatch(/^3 nights/);
    expect(lineOf(shorter, 'Tickets, ages 10+').basis).toMatch(/a ticket of 3 days/);
    expect(lineOf(shorter, 'Meals, ages 10+').basis).toMatch(/× 4 days on land/);
    expect(whole.whatIf.find(({ id }) => id === 'one-day-less')?.total).toEqual(shorter.total);
    const shortest = estimated(aTrip(), { daysLess: 30 });
    expect(shortest).toMatchObject({ parkDays: 1, landNights: 1, choices: { daysLess: 3 } });
    expect(shortest.whatIf.map(({ id }) => id)).not.toContain('one-day-less');
  });

  it('answers under every "what if" what the same query answers', () => {
    const points = tripAt('Riviera (our points)', START, 4);
    for (const trip of [aTrip(), aCruise(), points]) {
      const { whatIf } = estimated(trip);
      for (const { change, total } of whatIf) expect(estimated(trip, change).total).toEqual(total);
    }
    expect(estimated(aTrip()).whatIf.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['hotel-value', 'hotel-deluxe', 'one-day-less', 'dining-quick', 'lanes-none']),
    );
    expect(estimated(points).whatIf.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['villa-cash', 'villa-rented-points']),
    );
  });

  it('has whole cents with low, typical and high in order, for every hotel, season and choice', () => {
    const dates = ['2026-12-26', '2027-05-02', '2027-08-30', '2029-10-10'];
    for (const checkIn of dates)
      for (const { name } of book.hotels)
        for (const line of estimated(tripAt(name, checkIn, 3)).lines) {
          expect(line.lowCents).toBeLessThanOrEqual(line.typicalCents);
          expect(line.typicalCents).toBeLessThanOrEqual(line.highCents);
          expect([line.lowCents, line.typicalCents, line.highCents].every(Number.isInteger)).toBe(true);
          expect(line.basis).not.toMatch(/NaN|undefined|Infinity|\$0\b/);
        }
    for (const hotelTier of HotelTier.options)
      expect(estimated(aTrip(), { hotelTier }).choices.hotelTier).toBe(hotelTier);
  });

  it('assumes a moderate hotel for every night while none is named', () => {
    const estimate = estimated(aTrip({ stays: [] }));
    // The average of the four moderate hotels, halfway between $349.25 and $506.25.
    expect(lineOf(estimate, 'Hotel, not chosen yet').typicalCents).toBeCloseTo(4 * 427_75 * 1.125, -1);
  });
});
