import { HotelTier } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { sumOfRanges, type BudgetEstimate } from '@landsea/contracts/money';
import { CreateTrip } from '@landsea/contracts/trip';
import { costs, type Cost } from '../../catalogue/costs.js';
import { tripDays } from '../../trip/trips/trip-days.js';
import { guestsOf, type EstimatedTrip } from './estimate-facts.js';
import { tripEstimate } from './trip-estimate.js';

const START = '2027-03-14';

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

describe('guests by the ages that prices go by', () => {
  it.each([
    [0, 'infants'],
    [2, 'infants'],
    [3, 'children'],
    [9, 'children'],
    [10, 'adults'],
    [64, 'adults'],
  ] as const)('age %i is among the %s', (age, group) => {
    expect(guestsOf([{ age }])).toEqual({ adults: 0, children: 0, infants: 0, [group]: 1 });
  });
});

describe('a trip estimate', () => {
  it('reckons a park trip by hand: 4 nights, 4 park days, 2 adults, 1 child, 1 infant', () => {
    const estimate = tripEstimate(aTrip(), {});
    expect(estimate).toMatchObject({
      guests: { adults: 2, children: 1, infants: 1 },
      parkDays: 4,
      landNights: 4,
      seaNights: 0,
      choices: { hotelTier: 'moderate', dining: 'mixed', lightningLane: 'multi', daysLess: 0 },
    });
    expect(typicalOf(estimate)).toEqual({
      'Caribbean Beach Resort': 4 * 350_00,
      'Tickets, 10 and over': 2 * 4 * 160_00,
      'Tickets, 3 to 9': 4 * 155_00,
      'Meals, 10 and over': 2 * 5 * 65_00,
      'Meals, 3 to 9': 5 * 39_00,
      'Snacks in the parks': 3 * 4 * 14_00,
      'Multi Pass each park day': 3 * 4 * 30_00,
      'Memory Maker': 185_00,
      'Airport shuttle, 10 and over': 2 * 2 * 16_00,
      'Airport shuttle, 3 to 9': 2 * 13_50,
      Souvenirs: 3 * 50_00,
    });
    expect(estimate.lines[1]?.basis).toBe('2 guests of 10 and over × 4 park days');
  });

  it('reckons a cruise: the port hotel, fare and gratuities for every guest, excursions but not on the own island', () => {
    const estimate = tripEstimate(aCruise(), {});
    expect(typicalOf(estimate)).toMatchObject({
      'Radisson Resort at the Port': 200_00,
      'Oceanview stateroom': 4 * 4 * 310_00,
      'Crew gratuities': 4 * 4 * 16_00,
      'Port excursions': 3 * 85_00,
      'Port shuttles': 3 * 2 * 32_00,
    });
    expect(estimate.lines.map(({ category }) => category)).not.toContain('park-tickets');
    expect(estimate.lines[0]?.category).toBe('preboard-hotel-stay');
  });

  it('takes the stateroom that is booked, with its gratuities, and every hotel of a cruise for one by the port', () => {
    const { sailing, ...cruise } = aCruise();
    const after = {
      hotelName: 'Cocoa Inn',
      onSite: false,
      checkIn: addDays(START, 5),
      checkOut: addDays(START, 6),
    };
    const trip = {
      ...cruise,
      endDate: addDays(START, 6),
      stays: [...cruise.stays, after],
      sailing: sailing && { ...sailing, concierge: true },
    };
    const { lines, ...estimate } = tripEstimate(trip, {});
    expect(estimate.choices.stateroom).toBe('concierge');
    expect(typicalOf({ ...estimate, lines })).toMatchObject({
      'Concierge stateroom': 4 * 4 * 850_00,
      'Crew gratuities': 4 * 4 * 27_25,
    });
    const hotels = lines.filter(({ label }) => ['Cocoa Inn', 'Radisson Resort at the Port'].includes(label));
    expect(hotels.map(({ category }) => category)).toEqual(['preboard-hotel-stay', 'preboard-hotel-stay']);
    expect(lines.map(({ category }) => category)).not.toContain('photopass');
  });

  it('rides to the airport once before a cruise, sleeps ashore only while not at sea, and eats on a rest day too', () => {
    const { sailing } = aCruise();
    const trip = aTrip({ mode: 'combined', stays: [], sailing, endDate: addDays(START, 5) });
    expect(typicalOf(tripEstimate(trip, {}))).toMatchObject({
      'Hotel, not chosen yet': 350_00,
      'Airport shuttle, 10 and over': 2 * 16_00,
    });
    const rested = aTrip();
    const days = rested.days.map((day, at) => (at === 1 ? { ...day, kind: 'rest' as const } : day));
    expect(typicalOf(tripEstimate({ ...rested, days }, {}))).toMatchObject({
      'Tickets, 10 and over': 2 * 3 * 160_00,
      'Meals, 10 and over': 2 * 5 * 65_00,
    });
  });

  it('parks by the parks for who stays elsewhere, at a hotel that is in no list', () => {
    const stays = [{ hotelName: 'Aunt May’s', onSite: false, checkIn: START, checkOut: addDays(START, 4) }];
    const estimate = tripEstimate(aTrip({ stays }), {});
    expect(estimate.choices.hotelTier).toBe('off-site');
    const typical = typicalOf(estimate);
    expect(typical).toMatchObject({ 'Aunt May’s': 4 * 180_00, 'Parking at the parks': 4 * 35_00 });
    expect(typical).not.toHaveProperty(['Airport shuttle, 10 and over']);
  });

  it('books a second room for the fifth guest of 3 and over', () => {
    const party = [38, 40, 12, 9, 7].map((age, index) => ({ name: `Guest ${String(index)}`, age }));
    expect(typicalOf(tripEstimate(aTrip({ party }), {}))['Caribbean Beach Resort']).toBe(4 * 2 * 350_00);
  });

  it('keeps each hotel of a split stay at its own tier until another is requested', () => {
    const stays = [
      { hotelName: 'Pop Century Resort', onSite: true, checkIn: START, checkOut: addDays(START, 1) },
      {
        hotelName: 'Contemporary Resort',
        onSite: true,
        checkIn: addDays(START, 1),
        checkOut: addDays(START, 4),
      },
    ];
    expect(typicalOf(tripEstimate(aTrip({ stays }), {}))).toMatchObject({
      'Pop Century Resort': 215_00,
      'Contemporary Resort': 3 * 750_00,
    });
    const allValue = tripEstimate(aTrip({ stays }), { hotelTier: 'value' }).lines.filter(
      ({ category }) => category === 'resort-stay',
    );
    expect(sumOfRanges(allValue).typicalCents).toBe(4 * 215_00);
    expect(tripEstimate(aTrip({ stays }), {}).choices.hotelTier).toBe('deluxe');
    expect(typicalOf(tripEstimate(aTrip({ stays }), { daysLess: 1 }))).toMatchObject({
      'Pop Century Resort': 215_00,
      'Contemporary Resort': 2 * 750_00,
    });
  });

  it('takes a night, a ticket day and its meals off for one day less, and never the last park day', () => {
    const [whole, shorter] = [tripEstimate(aTrip(), {}), tripEstimate(aTrip(), { daysLess: 1 })];
    expect(typicalOf(shorter)).toMatchObject({
      'Caribbean Beach Resort': 3 * 350_00,
      'Tickets, 10 and over': 2 * 3 * 160_00,
      'Meals, 10 and over': 2 * 4 * 65_00,
    });
    expect(whole.whatIf.find(({ id }) => id === 'one-day-less')?.total).toEqual(shorter.total);
    const shortest = tripEstimate(aTrip(), { daysLess: 30 });
    expect(shortest).toMatchObject({ parkDays: 1, landNights: 1, choices: { daysLess: 3 } });
    expect(shortest.whatIf.map(({ id }) => id)).not.toContain('one-day-less');
  });

  it('answers under every "what if" what asking for it answers', () => {
    for (const trip of [aTrip(), aCruise()]) {
      const { whatIf } = tripEstimate(trip, {});
      for (const { change, total } of whatIf) expect(tripEstimate(trip, change).total).toEqual(total);
    }
    expect(tripEstimate(aTrip(), {}).whatIf.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['hotel-value', 'hotel-deluxe', 'one-day-less', 'dining-quick', 'lanes-none']),
    );
  });

  it('never has a low above typical or a typical above high, whatever is chosen', () => {
    for (const hotelTier of HotelTier.options) {
      for (const line of tripEstimate(aTrip(), { hotelTier }).lines) {
        expect(line.lowCents).toBeLessThanOrEqual(line.typicalCents);
        expect(line.typicalCents).toBeLessThanOrEqual(line.highCents);
        expect(Number.isInteger(line.typicalCents)).toBe(true);
      }
    }
  });

  it('assumes a moderate hotel for every night while none is named', () => {
    const estimate = tripEstimate(aTrip({ stays: [] }), {});
    expect(typicalOf(estimate)['Hotel, not chosen yet']).toBe(4 * 350_00);
  });
});

describe('the catalogue of costs', () => {
  const pricesIn = (value: object): Cost[] =>
    'typicalCents' in value
      ? [value as Cost]
      : Object.values(value)
          .filter((inner): inner is object => typeof inner === 'object')
          .flatMap(pricesIn);

  it('names a source and a day for each price', () => {
    const prices = pricesIn(costs);
    expect(prices.length).toBeGreaterThan(30);
    for (const { asOf, source } of prices) {
      expect(asOf).toMatch(/^202[4-6]-\d\d-\d\d$/);
      expect(source.length).toBeGreaterThan(15);
    }
  });
});
