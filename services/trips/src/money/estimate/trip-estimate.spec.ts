import { HotelTier } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { sumOfRanges, type BudgetEstimate, type EstimateQuery } from '@landsea/contracts/money';
import { CreateTrip } from '@landsea/contracts/trip';
import { priceBook } from '../../catalogue/lists/price-book.js';
import { shippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { tripDays } from '../../trip/trips/trip-days.js';
import type { EstimatedTrip } from './estimate-facts.js';
import { tripEstimate } from './trip-estimate.js';

/** Spring break: hotels and tickets at level 4 of 5. */
const START = '2027-03-14';
const book = priceBook(shippedCatalogue());
const estimated = (trip: EstimatedTrip, query: EstimateQuery = {}) => tripEstimate(trip, query, book);

/** Four park nights at a moderate hotel, for two adults, a child and an infant; `change` makes it another trip. */
const aTrip = (change: Partial<EstimatedTrip> = {}): EstimatedTrip => {
  const trip = CreateTrip.parse({
    name: 'Spring break',
    mode: 'parks',
    startDate: START,
    endDate: addDays(START, 4),
    stays: [
      { hotelName: 'Caribbean Beach Resort', onSite: true, checkIn: START, checkOut: addDays(START, 4) },
    ],
    sailing: null,
    party: [
      { name: 'Robin', age: 38 },
      { name: 'Kim', age: 10 },
      { name: 'Sam', age: 9 },
      { name: 'Mo', age: 2 },
    ],
    ...change,
  });
  return { ...trip, id: 'b0000000-0000-4000-8000-000000000001', days: change.days ?? tripDays(trip) };
};

/** A night by the port, then four nights at sea. */
const aCruise = (): EstimatedTrip => {
  const embarkationDate = addDays(START, 1);
  return aTrip({
    mode: 'cruise',
    endDate: addDays(START, 5),
    stays: [
      {
        hotelName: 'Radisson Resort at the Port',
        onSite: false,
        checkIn: START,
        checkOut: embarkationDate,
      },
    ],
    sailing: {
      ship: 'Disney Wish',
      embarkationDate,
      nights: 4,
      concierge: false,
      ports: ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'At Sea', 'Port Canaveral'].map(
        (port, day) => ({ date: addDays(embarkationDate, day), port }),
      ),
    },
  });
};

const typicalOf = ({ lines }: BudgetEstimate) =>
  Object.fromEntries(lines.map(({ label, typicalCents }) => [label, typicalCents]));
const labelsOf = ({ lines }: BudgetEstimate) => lines.map(({ label }) => label);
const lineOf = ({ lines }: BudgetEstimate, name: string) => {
  const line = lines.find(({ label }) => label === name);
  if (!line) throw new Error(`no line "${name}" among ${lines.map(({ label }) => label).join(', ')}`);
  return line;
};

/** Nights at one hotel. */
const at = (hotelName: string, checkIn: string, nights: number, onSite = true): EstimatedTrip['stays'] => [
  { hotelName, onSite, checkIn, checkOut: addDays(checkIn, nights) },
];
const tripAt = (hotelName: string, checkIn: string, nights: number, change: Partial<EstimatedTrip> = {}) =>
  aTrip({
    startDate: checkIn,
    endDate: addDays(checkIn, nights),
    stays: at(hotelName, checkIn, nights),
    ...change,
  });

describe('guests by the ages that prices go by', () => {
  it('takes the age on the day of use', () => {
    const birthDate = addDays(START, 2).replace('2027', '2024');
    const party = [
      { name: 'Robin', age: 38 },
      { name: 'Mo', age: 2, birthDate },
    ];
    const estimate = estimated(aTrip({ party }));
    // Three on the third of four park days: a ticket of two days, and meals on three of five days.
    expect(lineOf(estimate, 'Tickets, 3 to 9').basis).toMatch(/^1 child of 3 to 9 × a ticket of 2 days/);
    expect(lineOf(estimate, 'Meals, 3 to 9').basis).toMatch(/^1 child of 3 to 9 × 3 days on land/);
    expect(lineOf(estimate, 'Tickets, 10 and over').basis).toMatch(/a ticket of 4 days/);
  });

  it('keeps a child’s ticket through a tenth birthday during the visit', () => {
    const birthDate = addDays(START, 2).replace('2027', '2017');
    const estimate = estimated(aTrip({ party: [{ name: 'Sam', age: 9, birthDate }] }));
    expect(lineOf(estimate, 'Tickets, 3 to 9').basis).toMatch(/a ticket of 4 days/);
    expect(labelsOf(estimate)).not.toContain('Tickets, 10 and over');
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
      'Tickets, 10 and over': 1537_35,
      'Tickets, 3 to 9': 748_74,
      'Meals, 10 and over': 708_86,
      'Meals, 3 to 9': 155_06,
      'Snacks in the parks': 186_08,
      // $39, $30, $35 and $24 in the four parks, 4 percent more in 2027.
      'Multi Pass each park day': 399_36,
      'Memory Maker': 185_00,
      'Airport shuttle, 10 and over': 68_00,
      'Airport shuttle, 3 to 9': 29_00,
      Souvenirs: 150_00,
    });
  });

  it('says how each amount was calculated', () => {
    const estimate = estimated(aTrip());
    expect(lineOf(estimate, 'Caribbean Beach Resort').basis).toBe(
      '4 nights × 1 room (standard view room), typically $461 a night with tax, Spring break',
    );
    expect(lineOf(estimate, 'Tickets, 10 and over').basis).toBe(
      '2 guests of 10 and over × a ticket of 4 days, typically $769 each with tax',
    );
    expect(lineOf(estimate, 'Airport shuttle, 3 to 9').basis).toBe(
      '1 guest × 2 rides, typically $14.50 each',
    );
    expect(lineOf(estimate, 'Meals, 3 to 9').basis).toBe(
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
    expect(labelsOf(estimate)).not.toContain('Tickets, 10 and over');
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
      stays: [...cruise.stays, ...at('Cocoa Inn', addDays(START, 5), 1, false)],
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
    expect(lineOf(estimate, 'Airport shuttle, 10 and over').typicalCents).toBe(2 * 17_00);
    const rested = aTrip();
    const days = rested.days.map((day, index) => (index === 1 ? { ...day, kind: 'rest' as const } : day));
    const withRest = estimated({ ...rested, days });
    expect(lineOf(withRest, 'Tickets, 10 and over').basis).toMatch(/a ticket of 3 days/);
    expect(lineOf(withRest, 'Meals, 10 and over').basis).toMatch(/× 5 days on land/);
  });

  it('parks by the parks for a party that stays elsewhere, at a hotel that is in no list', () => {
    const estimate = estimated(aTrip({ stays: at('Aunt May’s', START, 4, false) }));
    expect(estimate.choices.hotelTier).toBe('off-site');
    expect(typicalOf(estimate)).toMatchObject({
      'Aunt May’s': 4 * 240_00 * 1.125,
      'Parking at the parks': 4 * 35_00,
    });
    expect(labelsOf(estimate)).not.toContain('Airport shuttle, 10 and over');
  });

  it('assumes neither photos nor a shuttle for one adult who comes for one day', () => {
    const party = [{ name: 'Robin', age: 38 }];
    const estimate = estimated(aTrip({ endDate: START, stays: [], party }));
    expect(labelsOf(estimate)).not.toEqual(expect.arrayContaining(['Memory Maker']));
    expect(labelsOf(estimate).filter((label) => label.startsWith('Airport'))).toEqual([]);
    expect(lineOf(estimate, 'Parking at the parks').typicalCents).toBe(35_00);
  });

  it('books a second room for a guest of 3 and over whom the first does not hold', () => {
    const party = [38, 40, 12, 9, 7].map((age, index) => ({ name: `Guest ${String(index)}`, age }));
    const rooms = (hotelName: string) =>
      lineOf(estimated(tripAt(hotelName, START, 4, { party })), hotelName).basis;
    expect(rooms('Caribbean Beach')).toMatch(/× 1 room \(/);
    expect(rooms('Pop Century')).toMatch(/× 2 rooms \(/);
  });

  it('keeps each hotel of a split stay at its own price until another tier is requested', () => {
    const stays = [...at('Pop Century Resort', START, 1), ...at('Contemporary Resort', addDays(START, 1), 3)];
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
    expect(lineOf(shorter, 'Tickets, 10 and over').basis).toMatch(/a ticket of 3 days/);
    expect(lineOf(shorter, 'Meals, 10 and over').basis).toMatch(/× 4 days on land/);
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
      'Tickets, 10 and over',
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
    expect(lineOf(inPark('animal-kingdom'), 'Tickets, 10 and over').typicalCents).toBe(inYear2027(168));
    expect(lineOf(inPark('magic-kingdom'), 'Tickets, 10 and over').typicalCents).toBe(inYear2027(192));
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
