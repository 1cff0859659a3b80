import type { HotelTier } from '../catalogue/catalogue.js';
import type { EstimateChoices, EstimateLine } from '../money/budget-estimate.js';
import type { PriceBook } from './price-book.js';
import type { PriceRange } from './price-list.js';
import type { EstimateFacts } from './estimate-facts.js';
import { dollars, estimateLine, plural } from './estimate-line.js';
import { hotelLines } from './hotel-lines.js';
import { parkLines } from './park-lines.js';
import { seaLines } from './sea-lines.js';
import { timesRange } from './season-prices.js';
import { ticketLines } from './ticket-lines.js';

const rideLine = (
  label: string,
  guests: number,
  rides: number,
  price: PriceRange,
  origin: { asOf: string; source: string },
): EstimateLine[] => {
  const basis = `${plural(guests, 'guest')} × ${plural(rides, 'ride')}, typically ${dollars(price.typical)} each`;
  return estimateLine('transportation', label, basis, timesRange(price, guests * rides), origin);
};

/**
 * Guests of park hotels take the airport shuttle; others drive and pay for parking, which annual passes
 * include.
 */
const roadLines = (
  facts: EstimateFacts,
  { hotelTier, tickets }: EstimateChoices,
  { prices }: PriceBook,
): EstimateLine[] => {
  const { airportRide, parkingDay, portRide } = prices;
  const { adults, children } = facts.guestsOn(facts.startDate);
  const parkDays = facts.parkDays.length;
  const rides = facts.sailing ? 1 : 2;
  const sleepsAtPark = facts.stays.length > 0 && hotelTier !== 'off-site';
  const toParks = sleepsAtPark
    ? [
        ...rideLine('Airport shuttle, ages 10+', adults, rides, airportRide.adult, airportRide),
        ...rideLine('Airport shuttle, ages 3 to 9', children, rides, airportRide.child, airportRide),
      ]
    : tickets === 'annual-pass'
      ? []
      : estimateLine(
          'transportation',
          'Parking at the parks',
          `${plural(parkDays, 'park day')}, ${dollars(parkingDay.typical)} each`,
          timesRange(parkingDay, parkDays),
          parkingDay,
        );
  const toPort = facts.sailing ? rideLine('Port shuttles', adults + children, 2, portRide, portRide) : [];
  return [...toParks, ...toPort];
};

const souvenirLine = ({ guestsOn, startDate }: EstimateFacts, { prices }: PriceBook): EstimateLine[] => {
  const { souvenirs } = prices;
  const { adults, children } = guestsOn(startDate);
  const guests = adults + children;
  const basis = `${plural(guests, 'guest age 3+', 'guests age 3+')}, about ${dollars(souvenirs.typical)} each`;
  return estimateLine('misc', 'Souvenirs', basis, timesRange(souvenirs, guests), souvenirs);
};

/** @param requested the hotel tier of the query; without one each stay keeps its own hotel. */
export const estimateLines = (
  facts: EstimateFacts,
  choices: EstimateChoices,
  requested: HotelTier | undefined,
  book: PriceBook,
): EstimateLine[] => [
  ...hotelLines(facts, choices, requested, book),
  ...(choices.tickets === 'buy' ? ticketLines(facts, book) : []),
  ...parkLines(facts, choices, book),
  ...seaLines(facts, choices, book),
  ...roadLines(facts, choices, book),
  ...souvenirLine(facts, book),
];
