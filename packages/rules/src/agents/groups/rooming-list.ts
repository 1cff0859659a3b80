import type { CalendarDate } from '@landsea/contracts/core';
import type { HouseholdBooking, PartyMemberFacts } from './group-facts.js';
import type { AssignedRoom } from './group-rooms.js';

/** Somebody of the household's book, under the names that a trip may use. */
export interface KnownPerson {
  /** In lower case. */
  called: readonly string[];
  legalName: string;
  birthDate: CalendarDate | null;
}

export interface RoomedTrip {
  clientName: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  party: readonly PartyMemberFacts[];
  household: readonly KnownPerson[];
  bookings: readonly HouseholdBooking[];
  rooms: readonly AssignedRoom[];
}

const HEADINGS = ['Household', 'Hotel or ship', 'Reservation', 'Room', 'Category', 'Beds', 'Stateroom'];
const GUEST_HEADINGS = ['Guest', 'Age', 'First day', 'Last day'];
const BIRTH_DATE = 'Birth date';

/** A name that two people of a household have stays without a match. */
const findKnown = (name: string, household: readonly KnownPerson[]): KnownPerson | undefined => {
  const found = household.filter(({ called }) => called.includes(name.trim().toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
};

const listNumbers = ({ numbers }: HouseholdBooking): string =>
  numbers.flatMap(({ role, value }) => (role === 'confirmation' ? [value] : [])).join(', ');

type Cells = (string | number)[];

interface Place {
  booking?: HouseholdBooking | undefined;
  isIn: (id: string | undefined) => boolean;
  span: readonly [CalendarDate, CalendarDate];
}

const listGuests = (
  { party, household }: RoomedTrip,
  { booking, isIn, span }: Place,
  hasBirthDates: boolean,
): Cells[] =>
  party
    .filter(({ id }) => isIn(id))
    .map(({ id, name, age }) => {
      const known = findKnown(name, household);
      const booked = booking?.people?.find(({ personId }) => personId === id)?.legalName;
      const birth = hasBirthDates ? [known?.birthDate ?? ''] : [];
      return [booked ?? known?.legalName ?? name, age, ...span, ...birth];
    });

/** Rows for a supplier, one for each guest and room; guests without a room come last of their household. */
export const makeRoomingList = (
  trips: readonly RoomedTrip[],
  hasBirthDates: boolean,
): { headings: string[]; rows: Cells[] } => {
  let number = 0;
  const rows = trips.flatMap((trip) => {
    const placed = new Set(trip.rooms.flatMap(({ people }) => people ?? []));
    const roomed = trip.rooms.flatMap((room) => {
      number += 1;
      const booking = trip.bookings.find(({ bookingId }) => bookingId === room.bookingId);
      const { title, category, beds, stateroom, startsOn, endsOn, people } = room;
      const cells = [
        ...[trip.clientName, title, booking ? listNumbers(booking) : ''],
        ...[number, category, beds, stateroom ?? ''],
      ];
      const isIn = (id: string | undefined) => id !== undefined && people !== null && people.includes(id);
      const guests = listGuests(trip, { booking, isIn, span: [startsOn, endsOn] }, hasBirthDates);
      const nobody: Cells = ['', '', startsOn, endsOn, ...(hasBirthDates ? [''] : [])];
      return (guests.length > 0 ? guests : [nobody]).map((guest) => [...cells, ...guest]);
    });
    const isOut = (id: string | undefined) => id === undefined || !placed.has(id);
    const span = [trip.startDate, trip.endDate] as const;
    const out = listGuests(trip, { isIn: isOut, span }, hasBirthDates);
    return [...roomed, ...out.map((guest) => [trip.clientName, '', '', '', '', '', '', ...guest])];
  });
  return { headings: [...HEADINGS, ...GUEST_HEADINGS, ...(hasBirthDates ? [BIRTH_DATE] : [])], rows };
};
