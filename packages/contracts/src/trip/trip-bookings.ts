import type { CalendarDate } from '../core/primitives.js';
import type { LandStay, Sailing, TripDetail } from './trips.js';

/** Cabins are numbered with their deck first: 7042 is on deck 7, 10634 on deck 10. Null for other numbers. */
const deckOf = (stateroom: string): string | null => /^(\d{1,2})\d{3}$/.exec(stateroom)?.[1] ?? null;

/** `Stateroom 7042, deck 7`. */
export const stateroomLabel = (stateroom: string): string => {
  const deck = deckOf(stateroom);
  return deck === null ? `Stateroom ${stateroom}` : `Stateroom ${stateroom}, deck ${deck}`;
};

/** The numbers of a stay: `Confirmation 4711`. */
export const stayNumbers = ({ confirmation }: Pick<LandStay, 'confirmation'>): string[] =>
  confirmation ? [`Confirmation ${confirmation}`] : [];

/** The numbers of a sailing: `Reservation 4711`, `Stateroom 7042, deck 7`. */
export const sailingNumbers = ({
  reservation,
  stateroom,
}: Pick<Sailing, 'reservation' | 'stateroom'>): string[] => [
  ...(reservation ? [`Reservation ${reservation}`] : []),
  ...(stateroom ? [stateroomLabel(stateroom)] : []),
];

/**
 * What a family shows at a desk on a date: `Check in: Pop Century · Confirmation 4711`. Nothing for bookings without a number, and
 * for those whose number an item of the day has.
 */
export const bookingsOn = (
  { stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>,
  date: CalendarDate,
  items: readonly { confirmation: string | null }[],
): string[] => {
  const isNamedByItem = (number: string | undefined) =>
    items.some(({ confirmation }) => confirmation !== null && confirmation === number);
  const bookings = [
    ...stays
      .filter(({ checkIn, confirmation }) => checkIn === date && !isNamedByItem(confirmation))
      .map((stay) => [`Check in: ${stay.hotelName}`, ...stayNumbers(stay)]),
    ...(sailing?.embarkationDate === date && !isNamedByItem(sailing.reservation)
      ? [[`Board the ${sailing.ship}`, ...sailingNumbers(sailing)]]
      : []),
  ];
  return bookings.filter(({ length }) => length > 1).map((parts) => parts.join(' · '));
};
