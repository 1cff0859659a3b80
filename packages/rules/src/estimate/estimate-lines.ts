import type { HotelTier } from '@landsea/contracts/catalogue';
import type { EstimateChoices, EstimateLine } from '@landsea/contracts/money';
import type { PriceBook } from './price-book.js';
import type { PriceRange } from '@landsea/contracts/estimate';
import type { EstimateFacts } from './estimate-facts.js';
import { formatDollars, estimateLine, pluralize } from './estimate-line.js';
import { listHotelLines } from './hotel-lines.js';
import { listParkLines } from './park-lines.js';
import { listSeaLines } from './sea-lines.js';
import { multiplyRange } from './season-prices.js';
import { listTicketLines } from './ticket-lines.js';

const rideLine = (
  label: string,
  guests: number,
  rides: number,
  price: PriceRange,
  origin: { asOf: string; source: string },
): EstimateLine[] => {
  const basis = `${pluralize(guests, 'guest')} × ${pluralize(rides, 'ride')}, typically ${formatDollars(price.typical)} each`;
  return estimateLine('transportation', label, basis, multiplyRange(price, guests * rides), origin);
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
          `${pluralize(parkDays, 'park day')}, ${formatDollars(parkingDay.typical)} each`,
          multiplyRange(parkingDay, parkDays),
          parkingDay,
        );
  const toPort = facts.sailing ? rideLine('Port shuttles', adults + children, 2, portRide, portRide) : [];
  return [...toParks, ...toPort];
};

const souvenirLine = ({ guestsOn, startDate }: EstimateFacts, { prices }: PriceBook): EstimateLine[] => {
  const { souvenirs } = prices;
  const { adults, children } = guestsOn(startDate);
  const guests = adults + children;
  const basis = `${pluralize(guests, 'guest age 3+', 'guests age 3+')}, about ${formatDollars(souvenirs.typical)} each`;
  return estimateLine('misc', 'Souvenirs', basis, multiplyRange(souvenirs, guests), souvenirs);
};

/** @param requested the hotel tier of the query; without one each stay keeps its own hotel. */
export const estimateLines = (
  facts: EstimateFacts,
  choices: EstimateChoices,
  requested: HotelTier | undefined,
  book: PriceBook,
): EstimateLine[] => [
  ...listHotelLines(facts, choices, requested, book),
  ...(choices.tickets === 'buy' ? listTicketLines(facts, book) : []),
  ...listParkLines(facts, choices, book),
  ...listSeaLines(facts, choices, book),
  ...roadLines(facts, choices, book),
  ...souvenirLine(facts, book),
];
