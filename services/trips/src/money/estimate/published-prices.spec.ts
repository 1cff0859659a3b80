import { addDays } from '@landsea/contracts/core';
import type { EstimateQuery } from '@landsea/contracts/money';
import { CreateTrip } from '@landsea/contracts/trip';
import { listTripDays } from '@landsea/rules/trip';
import { priceBook, estimateTrip } from '@landsea/rules/estimate';
import { toPricedCatalogue } from '../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';

/** One published figure in dollars, as its source has it, for what these lines of an estimate cover. */
interface Published {
  lines: string[];
  /** Dollars. */
  published: number;
  source: string;
  /** The distance of the estimate from it, in whole percent. */
  differs: number;
  because: string;
}

interface Family {
  name: string;
  trip: CreateTrip;
  query?: EstimateQuery;
  compared: Published[];
}

const HOTEL_TAX = 'the published price is before 12.5 percent hotel tax';
const TICKET_TAX = '6.5 percent sales tax, and 4 percent more in 2027 than in the list of 2026';
const LATER_YEAR = '4 percent more in 2027 than in the list of 2026';
const SAME = 'the same price';

const TICKET_LIST = 'Public ticket guides, 2025 and 2026, by length and date level';
const LANE_LIST = 'Public Lightning Lane price lists, 2025 and 2026, average of the four parks';
const PHOTOS = { lines: ['Memory Maker'], published: 185, source: 'Advance price, September 2026' };

/** A trip of a stay and, behind it, a sailing. */
const trip = (
  stay: { hotelName: string; checkIn: string; nights: number },
  party: CreateTrip['party'],
  sailing: CreateTrip['sailing'] = null,
): CreateTrip => {
  const checkOut = addDays(stay.checkIn, stay.nights);
  return CreateTrip.parse({
    name: 'A family',
    mode: sailing ? 'combined' : 'parks',
    startDate: stay.checkIn,
    endDate: sailing ? addDays(checkOut, sailing.nights) : checkOut,
    stays: [{ hotelName: stay.hotelName, onSite: true, checkIn: stay.checkIn, checkOut }],
    sailing,
    party,
  });
};
const people = (...ages: number[]): CreateTrip['party'] =>
  ages.map((age, index) => ({ name: `Guest ${index + 1}`, age }));

const ports = [
  'Port Canaveral',
  'At Sea',
  'Tortola',
  'St. Thomas',
  'At Sea',
  'Castaway Cay',
  'At Sea',
  'Port Canaveral',
];

const families: Family[] = [
  {
    name: 'two adults and two children for a value week in September',
    trip: trip({ hotelName: 'Pop Century', checkIn: '2027-09-11', nights: 7 }, people(38, 36, 7, 4)),
    compared: [
      {
        lines: ['Pop Century'],
        published: 7 * 258,
        source: 'Public price guides, November 2026: $258 on usual dates',
        differs: 13,
        because: HOTEL_TAX,
      },
      {
        lines: ['Tickets, ages 10+', 'Tickets, ages 3 to 9'],
        published: 2 * 652 + 2 * 632,
        source: `${TICKET_LIST}: 7 days at level 2`,
        differs: 11,
        because: TICKET_TAX,
      },
      {
        lines: ['Meals, ages 10+', 'Meals, ages 3 to 9', 'Snacks in the parks'],
        published: (1683.64 / 7) * 8,
        source: 'Study of food budgets, January 2026: $1,683.64 for four for 7 days; here 8 days',
        differs: 7,
        because: 'food tax, a later year, and no snacks on the day of leaving',
      },
      {
        lines: ['Multi Pass each park day'],
        published: 4 * 7 * ((29 + 21 + 27 + 16) / 4),
        source: `${LANE_LIST}: level 2`,
        differs: 4,
        because: LATER_YEAR,
      },
      { ...PHOTOS, differs: 0, because: SAME },
      {
        lines: ['Airport shuttle, ages 10+', 'Airport shuttle, ages 3 to 9'],
        published: 125,
        source: 'Published fares of the shared shuttle, 2025 and 2026: $120 to $130 a round trip for four',
        differs: 1,
        because: 'single fares added up',
      },
    ],
  },
  {
    name: 'two adults and two children at a moderate hotel at Easter',
    trip: trip({ hotelName: 'Caribbean Beach', checkIn: '2027-03-27', nights: 5 }, people(41, 40, 12, 8)),
    compared: [
      {
        lines: ['Caribbean Beach'],
        published: 5 * 485,
        source: 'Public price guides, November 2026: $485 at Easter',
        differs: 13,
        because: HOTEL_TAX,
      },
      {
        lines: ['Tickets, ages 10+', 'Tickets, ages 3 to 9'],
        published: 3 * 850 + 832,
        source: `${TICKET_LIST}: 5 days at level 5`,
        differs: 11,
        because: TICKET_TAX,
      },
      {
        lines: ['Meals, ages 10+', 'Meals, ages 3 to 9', 'Snacks in the parks'],
        published: 6 * (3 * 78 + 42),
        source:
          'Guides’ day prices, November 2026: $78 an adult, $42 a child; the child of 12 eats as an adult',
        differs: 7,
        because: 'food tax, a later year, and no snacks on the day of leaving',
      },
      {
        lines: ['Multi Pass each park day'],
        published: 4 * 5 * ((45 + 36 + 42 + 32) / 4),
        source: `${LANE_LIST}: level 5`,
        differs: 4,
        because: LATER_YEAR,
      },
      { ...PHOTOS, differs: 0, because: SAME },
      {
        lines: ['Airport shuttle, ages 10+', 'Airport shuttle, ages 3 to 9'],
        published: 125,
        source: 'Published fares of the shared shuttle, 2025 and 2026: $120 to $130 a round trip for four',
        differs: 5,
        because: 'the child of 12 pays an adult’s fare',
      },
    ],
  },
  {
    name: 'two adults and a child at a deluxe hotel, then a concierge week at sea in July',
    trip: trip({ hotelName: 'Polynesian Village', checkIn: '2027-07-07', nights: 3 }, people(44, 43, 8), {
      ship: 'Disney Treasure',
      embarkationDate: '2027-07-10',
      nights: 7,
      concierge: true,
      ports: ports.map((port, day) => ({ date: addDays('2027-07-10', day), port })),
    }),
    compared: [
      {
        lines: ['Polynesian Village'],
        published: 3 * 690,
        source: 'Public price guides, November 2026: $690 on the quietest dates; July is level 1',
        differs: 13,
        because: HOTEL_TAX,
      },
      {
        lines: ['Tickets, ages 10+', 'Tickets, ages 3 to 9'],
        published: 2 * 428 + 415,
        source: `${TICKET_LIST}: 3 days at level 2`,
        differs: 11,
        because: TICKET_TAX,
      },
      {
        lines: ['Meals, ages 10+', 'Meals, ages 3 to 9', 'Snacks in the parks'],
        published: 3 * (2 * 78 + 42),
        source: 'Guides’ day prices, November 2026: $78 an adult, $42 a child',
        differs: 11,
        because: 'food tax and a later year',
      },
      {
        lines: ['Multi Pass each park day'],
        published: 3 * 3 * ((29 + 21 + 27 + 16) / 4),
        source: `${LANE_LIST}: level 2`,
        differs: 4,
        because: LATER_YEAR,
      },
      { ...PHOTOS, differs: 0, because: SAME },
      {
        lines: ['Concierge stateroom'],
        published: 2 * 7951 + 1550 + 195,
        source:
          'The cruise line’s site, October 2026: $7,951 each of two adults with taxes, 7 nights from Port Canaveral in July 2027; a third child’s usual fare and taxes',
        differs: -4,
        because: 'fares of four such summer sailings are averaged',
      },
      {
        lines: ['Crew gratuities'],
        published: 3 * 7 * 27.25,
        source: 'The cruise line’s recommended gratuities, January 2025: $27.25 a guest a night in concierge',
        differs: 0,
        because: SAME,
      },
      {
        lines: ['Port excursions'],
        published: 2 * (2 * 100 + 75),
        source:
          'Public cruise cost guide, March 2026: $100 an adult and $75 a child in a port; none on the own island',
        differs: 0,
        because: SAME,
      },
      {
        lines: ['Airport shuttle, ages 10+', 'Airport shuttle, ages 3 to 9'],
        published: 49.5,
        source: 'Published fares of the shared shuttle, 2025: $49.50 for three one way',
        differs: -2,
        because: 'the child pays less',
      },
      {
        lines: ['Port shuttles'],
        published: 3 * 2 * 32.5,
        source: 'Published fares of shared port shuttles, 2026: $25 to $40 one way',
        differs: -2,
        because: 'rounded down',
      },
    ],
  },
  {
    name: 'two adults and a child on rented points in May',
    trip: trip(
      { hotelName: 'Riviera, rented DVC points', checkIn: '2027-05-03', nights: 5 },
      people(35, 34, 5),
    ),
    compared: [
      {
        lines: ['Riviera, rented DVC points'],
        published: 5 * 26 * 22,
        source:
          'Public planner, September 2026: $22 a point, 12 to 40 points a studio night; the middle of them',
        differs: -15,
        because: 'usual dates take 22 points, fewer than the middle between the quietest and Christmas',
      },
      {
        lines: ['Tickets, ages 10+', 'Tickets, ages 3 to 9'],
        published: 2 * 715 + 697,
        source: `${TICKET_LIST}: 5 days at level 3`,
        differs: 11,
        because: TICKET_TAX,
      },
      {
        lines: ['Meals, ages 10+', 'Meals, ages 3 to 9', 'Snacks in the parks'],
        published: 6 * (2 * 78 + 42),
        source: 'Guides’ day prices, November 2026: $78 an adult, $42 a child',
        differs: 7,
        because: 'food tax, a later year, and no snacks on the day of leaving',
      },
      {
        lines: ['Multi Pass each park day'],
        published: 3 * 5 * ((33 + 25 + 30 + 19) / 4),
        source: `${LANE_LIST}: level 3`,
        differs: 4,
        because: LATER_YEAR,
      },
      { ...PHOTOS, differs: 0, because: SAME },
      {
        lines: ['Airport shuttle, ages 10+', 'Airport shuttle, ages 3 to 9'],
        published: 2 * 49.5,
        source: 'Published fares of the shared shuttle, 2025: $49.50 for three one way',
        differs: -2,
        because: 'the child pays less',
      },
    ],
  },
  {
    name: 'a couple for three nights, with table service every day',
    trip: trip({ hotelName: 'Bay Lake Tower', checkIn: '2027-05-03', nights: 3 }, people(52, 50)),
    query: { dining: 'table' },
    compared: [
      {
        lines: ['Bay Lake Tower'],
        published: 3 * 895,
        source: 'Published rate sheet of the studios for 2026: $895 in May',
        differs: 13,
        because: HOTEL_TAX,
      },
      {
        lines: ['Tickets, ages 10+'],
        published: 2 * 492,
        source: `${TICKET_LIST}: 3 days at level 3`,
        differs: 11,
        because: TICKET_TAX,
      },
      {
        lines: ['Meals, ages 10+', 'Snacks in the parks'],
        published: 4 * 2 * 112,
        source: 'Guides’ day prices, November 2026: $112 an adult with table service',
        differs: 7,
        because: 'food tax, a later year, and no snacks on the day of leaving',
      },
      {
        lines: ['Multi Pass each park day'],
        published: 2 * 3 * ((33 + 25 + 30 + 19) / 4),
        source: `${LANE_LIST}: level 3`,
        differs: 4,
        because: LATER_YEAR,
      },
      { ...PHOTOS, differs: 0, because: SAME },
      {
        lines: ['Airport shuttle, ages 10+'],
        published: 2 * 2 * 17.25,
        source: 'Published fares of the shared shuttle, 2025 and 2026: $16.50 to $18 one way',
        differs: -1,
        because: 'rounded down',
      },
    ],
  },
];

/** Lines that no published price exists for. */
const UNPUBLISHED = ['Souvenirs'];
const MOST_PERCENT = 15;

describe.each(families)('the estimate of $name', ({ trip: planned, query = {}, compared }) => {
  const estimated = { ...planned, id: 'b0000000-0000-4000-8000-000000000001', days: listTripDays(planned) };
  const estimate = estimateTrip(estimated, query, priceBook(toPricedCatalogue(loadShippedCatalogue())));
  const typicalOf = (labels: readonly string[]): number =>
    estimate.lines
      .filter(({ label }) => labels.includes(label))
      .reduce((dollars, { typicalCents }) => dollars + typicalCents / 100, 0);

  it('is compared line by line, nothing left out', () => {
    const labels = compared.flatMap(({ lines }) => lines);
    expect([...labels, ...UNPUBLISHED].sort()).toEqual(estimate.lines.map(({ label }) => label).sort());
  });

  it.each(compared)('differs from the published price of $lines by $differs percent: $because', (row) => {
    expect(Math.round((typicalOf(row.lines) / row.published - 1) * 100)).toBe(row.differs);
    expect(Math.abs(row.differs)).toBeLessThanOrEqual(MOST_PERCENT);
  });

  it('is within 15 percent of the published prices together', () => {
    const published = compared.reduce((sum, row) => sum + row.published, 0);
    const ours = typicalOf(compared.flatMap(({ lines }) => lines));
    expect(Math.abs(ours / published - 1) * 100).toBeLessThanOrEqual(MOST_PERCENT);
  });
});
