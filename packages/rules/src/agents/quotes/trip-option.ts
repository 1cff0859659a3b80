import { MOST_QUOTE_INCLUSIONS, type QuoteOption } from '@landsea/contracts/agents';
import type { BudgetCategory, EstimateLine } from '@landsea/contracts/money';
import { AT_SEA, type TripDetail } from '@landsea/contracts/trip';
import { estimateTrip, type PriceBook } from '../../estimate/index.js';

/** An agent’s part of a trip; meals, lanes and souvenirs are the family’s own. */
const SOLD: ReadonlySet<BudgetCategory> = new Set([
  'resort-stay',
  'preboard-hotel-stay',
  'park-tickets',
  'cruise-fare',
]);

type TripOption = Pick<
  QuoteOption,
  | 'kind'
  | 'startDate'
  | 'endDate'
  | 'place'
  | 'port'
  | 'tickets'
  | 'inclusions'
  | 'totalCents'
  | 'isAbout'
  | 'priceDate'
>;

const nameStays = ({ stays }: Pick<TripDetail, 'stays'>): string =>
  [...new Set(stays.map(({ hotelName }) => hotelName))].join(', ');

/** The tickets and the place of the stay have fields of their own. */
const listInclusions = ({ mode, sailing, stays }: TripDetail, lines: readonly EstimateLine[]): string[] => {
  const isNamed = ({ category, label }: EstimateLine): boolean =>
    category === 'park-tickets'
      ? label.startsWith('Tickets')
      : mode !== 'cruise' && stays.some(({ hotelName }) => hotelName === label);
  const ship = mode !== 'cruise' && sailing ? [`${sailing.ship}, ${sailing.nights} nights`] : [];
  const labels = [...ship, ...lines.filter((line) => !isNamed(line)).map(({ label }) => label)];
  return [...new Set(labels.map((label) => label.slice(0, 120)))].slice(0, MOST_QUOTE_INCLUSIONS);
};

/**
 * The first option for a trip: its dates and places, and what the estimate says that the agent’s part costs, in whole dollars. No
 * price while a hotel is not chosen.
 */
export const makeTripOption = (trip: TripDetail, book: PriceBook): TripOption => {
  const { mode, startDate, endDate, sailing, stays } = trip;
  const isCruise = mode === 'cruise';
  const { lines, parkDays } = estimateTrip(trip, {}, book);
  const isChosen = isCruise || stays.length > 0;
  const sold = isChosen ? lines.filter(({ category }) => SOLD.has(category)) : [];
  const cents = sold.reduce((sum, { typicalCents }) => sum + typicalCents, 0);
  const hasTickets = sold.some(({ category }) => category === 'park-tickets');
  const [port] = sailing?.ports.filter(({ port: name }) => name !== AT_SEA) ?? [];
  return {
    kind: isCruise ? 'cruise' : 'stay',
    startDate,
    endDate,
    place: (isCruise ? (sailing?.ship ?? '') : nameStays(trip)).slice(0, 120),
    port: isCruise ? (port?.port ?? '').slice(0, 80) : '',
    tickets: hasTickets ? `${parkDays}-day tickets` : '',
    inclusions: listInclusions(trip, sold),
    totalCents: cents > 0 ? Math.round(cents / 100) * 100 : null,
    isAbout: cents > 0,
    priceDate: sold.map(({ asOf }) => asOf).sort()[0] ?? null,
  };
};
