import type { CalendarDate } from '@landsea/contracts/core';
import type { LandStay, Sailing, TripDetail } from '@landsea/contracts/trip';

/** The deck comes first: 7042 is on deck 7. Null for other numbers. */
const deckOf = (stateroom: string): string | null => /^(\d{1,2})\d{3}$/.exec(stateroom)?.[1] ?? null;

export const formatStateroom = (stateroom: string): string => {
  const deck = deckOf(stateroom);
  return deck === null ? `Stateroom ${stateroom}` : `Stateroom ${stateroom}, deck ${deck}`;
};

export const listStayNumbers = ({ confirmation }: Pick<LandStay, 'confirmation'>): string[] =>
  confirmation ? [`Confirmation ${confirmation}`] : [];

export const listSailingNumbers = ({
  reservation,
  stateroom,
}: Pick<Sailing, 'reservation' | 'stateroom'>): string[] => [
  ...(reservation ? [`Reservation ${reservation}`] : []),
  ...(stateroom ? [formatStateroom(stateroom)] : []),
];

/** `Check in: Pop Century · Confirmation 4711`; numbers of items are left out. */
export const listBookingsOn = (
  { stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>,
  date: CalendarDate,
  items: readonly { confirmation: string | null }[],
): string[] => {
  const isNamedByItem = (number: string | undefined) =>
    items.some(({ confirmation }) => confirmation !== null && confirmation === number);
  const bookings = [
    ...stays
      .filter(({ checkIn, confirmation }) => checkIn === date && !isNamedByItem(confirmation))
      .map((stay) => [`Check in: ${stay.hotelName}`, ...listStayNumbers(stay)]),
    ...(sailing?.embarkationDate === date && !isNamedByItem(sailing.reservation)
      ? [[`Board the ${sailing.ship}`, ...listSailingNumbers(sailing)]]
      : []),
  ];
  return bookings.filter(({ length }) => length > 1).map((parts) => parts.join(' · '));
};
