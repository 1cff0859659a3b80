import type { Hotel, HotelTier, NightPrices } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import type { EstimateChoices, EstimateLine, BudgetCategory } from '@landsea/contracts/money';
import type { PriceBook } from './price-book.js';
import { nameHotelTier, tierNames } from './choice-names.js';
import type { EstimatedStay, EstimateFacts } from './estimate-facts.js';
import { formatDollarRange, formatDollars, estimateLine, pluralize } from './estimate-line.js';
import { priceNight, countRooms } from './night-prices.js';
import { getSeasonLevel, sumOfPrices, multiplyRange } from './season-prices.js';

/** Guests of 3 and over in a room of an unknown hotel. */
const USUAL_ROOM = 4;

interface NightOrigin {
  night: NightPrices;
  asOf: string;
  source: string;
  sleeps: number;
  kind: string;
}

const average = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);

const nightOfTier = (tier: HotelTier, { hotels, prices }: PriceBook): NightOrigin => {
  const usual = { sleeps: USUAL_ROOM, kind: `typical ${tierNames[tier]} room` };
  const ofTier = hotels.filter((hotel) => hotel.tier === tier && hotel.runByParks);
  const [first] = ofTier;
  if (!first) return { ...prices.unknownHotel, ...usual };
  const of = (bound: keyof NightPrices) => average(ofTier.map(({ night }) => night[bound]));
  const night = { low: of('low'), typical: of('typical'), peak: of('peak') };
  return {
    night,
    ...usual,
    asOf: first.asOf,
    source: `Average of ${pluralize(ofTier.length, 'hotel')}: ${first.source}`,
  };
};

const nightOfStay = ({ hotel, tier }: EstimatedStay, book: PriceBook): NightOrigin =>
  hotel ? { ...hotel, kind: hotel.room.toLowerCase() } : nightOfTier(tier, book);

const nightsOf = ({ checkIn, nights }: EstimatedStay): string[] =>
  Array.from({ length: nights }, (_, night) => addDays(checkIn, night));

const roomsFor = (facts: EstimateFacts, { checkIn }: EstimatedStay, sleeps: number): number => {
  const { adults, children } = facts.guestsOn(checkIn);
  return countRooms(adults + children, sleeps);
};

/** Younger children sleep in a crib. */
const NEEDS_BED_AGE = 3;

const countGuests = (ages: readonly number[]): number => ages.filter((age) => age >= NEEDS_BED_AGE).length;

export const countUsualRooms = (ages: readonly number[]): number => countRooms(countGuests(ages), USUAL_ROOM);

type LargerRoom = NonNullable<Hotel['largerRooms']>[number];

/** Usual rooms for everybody of 3 and over, and the smallest larger room that holds them all, if one does. */
export const chooseRooms = (
  ages: readonly number[],
  { sleeps = USUAL_ROOM, largerRooms = [] }: Pick<Hotel, 'sleeps' | 'largerRooms'> = {},
): { rooms: number; inOne: LargerRoom | undefined } => {
  const guests = countGuests(ages);
  const rooms = countRooms(guests, sleeps);
  const large = largerRooms
    .filter((room) => room.sleeps >= guests)
    .sort((one, other) => one.sleeps - other.sleeps);
  return { rooms, inOne: rooms > 1 ? large[0] : undefined };
};

export const countRoomsForStay = (facts: EstimateFacts, stay: EstimatedStay): number =>
  roomsFor(facts, stay, stay.hotel?.sleeps ?? USUAL_ROOM);

/** `After Labor Day, September`. */
const seasonsOf = (dates: readonly string[], { seasonOn }: PriceBook): string =>
  [...new Set(dates.flatMap((date) => seasonOn(date)?.name ?? []))].join(' and ');

const cashLine = (
  facts: EstimateFacts,
  stay: EstimatedStay,
  category: BudgetCategory,
  origin: NightOrigin,
  book: PriceBook,
): EstimateLine[] => {
  const dates = nightsOf(stay);
  const rooms = roomsFor(facts, stay, origin.sleeps);
  const nights = dates.map((date) => priceNight(origin.night, date, book));
  const season = seasonsOf(dates, book);
  const basis = [
    `${pluralize(stay.nights, 'night')} × ${pluralize(rooms, 'room')} (${origin.kind})`,
    `typically ${formatDollarRange(nights.map(({ typical }) => typical))} a night with tax`,
    ...(season ? [season] : []),
  ].join(', ');
  return estimateLine(category, stay.hotelName, basis, multiplyRange(sumOfPrices(nights), rooms), origin);
};

const pointsLine = (
  facts: EstimateFacts,
  stay: EstimatedStay,
  paidWith: 'own-points' | 'rented-points',
  book: PriceBook,
): EstimateLine[] => {
  const { points } = book.prices;
  const { asOf, source, rentedPoint, nightPoints } = points;
  if (paidWith === 'own-points') {
    const basis = `${pluralize(stay.nights, 'night')} on your own points: no lodging cost. Your yearly dues are not in this estimate`;
    const nothing = { lowCents: 0, typicalCents: 0, highCents: 0 };
    return [{ category: 'resort-stay', label: stay.hotelName, basis, ...nothing, asOf, source }];
  }
  const rooms = countRoomsForStay(facts, stay);
  const nights = nightsOf(stay).map((date) => nightPoints[getSeasonLevel('hotelLevel', date, book) - 1] ?? 0);
  const typical = nights.reduce((sum, each) => sum + each, 0) * rooms;
  const bound = (pick: (...each: number[]) => number) => pick(...nightPoints) * stay.nights * rooms;
  const basis = `${pluralize(stay.nights, 'night')} × ${pluralize(rooms, 'studio')}, about ${typical} rented points at ${formatDollars(rentedPoint)} each`;
  const all = { low: bound(Math.min), typical, high: bound(Math.max) };
  return estimateLine('resort-stay', stay.hotelName, basis, multiplyRange(all, rentedPoint), points);
};

const landLine = (
  facts: EstimateFacts,
  stay: EstimatedStay,
  choices: EstimateChoices,
  requested: HotelTier | undefined,
  book: PriceBook,
): EstimateLine[] => {
  if (requested && requested !== stay.tier) {
    const other = { ...stay, hotelName: nameHotelTier(requested) };
    return cashLine(facts, other, 'resort-stay', nightOfTier(requested, book), book);
  }
  const takesPoints = stay.hotel?.byPoints ?? stay.paidWith !== 'cash';
  const { villaPayment = 'cash' } = choices;
  return takesPoints && villaPayment !== 'cash'
    ? pointsLine(facts, stay, villaPayment, book)
    : cashLine(facts, stay, 'resort-stay', nightOfStay(stay, book), book);
};

/** @param requested the hotel tier of the query; without one each stay keeps its own hotel. */
export const listHotelLines = (
  facts: EstimateFacts,
  choices: EstimateChoices,
  requested: HotelTier | undefined,
  book: PriceBook,
): EstimateLine[] => {
  const unknownByPort = { ...book.prices.portHotel, sleeps: USUAL_ROOM, kind: 'typical room by the port' };
  return [
    ...facts.stays.flatMap((stay) => landLine(facts, stay, choices, requested, book)),
    ...facts.portStays.flatMap((stay) => {
      const origin = stay.hotel ? nightOfStay(stay, book) : unknownByPort;
      return cashLine(facts, stay, 'preboard-hotel-stay', origin, book);
    }),
  ];
};
