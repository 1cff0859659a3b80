import type { BookedRoom, GroupRoom } from '@landsea/contracts/agents';
import type { CalendarDate } from '@landsea/contracts/core';
import type { HouseholdBooking, PartyMemberFacts } from './group-facts.js';

/** A room with the ids of its people; null where nobody said who sleeps there. */
export interface AssignedRoom extends Omit<GroupRoom, 'people'> {
  people: readonly string[] | null;
}

const hasRooms = ({ kind }: HouseholdBooking): boolean => kind === 'hotel' || kind === 'cruise';

const noRoom: BookedRoom = { category: '', beds: '', people: [] };

const assign = (
  named: readonly string[],
  { people }: HouseholdBooking,
  party: readonly PartyMemberFacts[],
  isOnly: boolean,
): readonly string[] | null => {
  if (named.length > 0) return named;
  if (!isOnly) return null;
  return people ? people.map(({ personId }) => personId) : party.flatMap(({ id }) => id ?? []);
};

/** Rooms of hotels and ships. A booking without any counts as one; who is in an only room follows from the booking. */
export const assignRooms = (
  party: readonly PartyMemberFacts[],
  bookings: readonly HouseholdBooking[],
): AssignedRoom[] =>
  bookings.filter(hasRooms).flatMap((booking) => {
    const { bookingId, title, startsOn, endsOn, rooms, staterooms } = booking;
    const count = Math.max(rooms.length, staterooms.length, 1);
    return Array.from({ length: count }, (_, index) => {
      const { category, beds, people } = rooms[index] ?? noRoom;
      const ship = staterooms[index];
      const named = people.length > 0 ? people : (ship?.people ?? []);
      return {
        ...{ bookingId, title, category, beds, startsOn, endsOn },
        stateroom: ship?.number ?? null,
        people: assign(named, booking, party, count === 1),
      };
    });
  });

export const nameRooms = (rooms: readonly AssignedRoom[], party: readonly PartyMemberFacts[]): GroupRoom[] =>
  rooms.map((room) => ({
    ...room,
    people: party.flatMap(({ id, name }) => (id && room.people?.includes(id) ? [name] : [])),
  }));

interface Nights {
  startsOn: CalendarDate;
  endsOn: CalendarDate;
}

/** The most rooms of one night: two hotels one after the other are not twice as many rooms. */
export const countRooms = (rooms: readonly Nights[]): number =>
  Math.max(
    0,
    ...rooms.map(
      ({ startsOn }) => rooms.filter((each) => each.startsOn <= startsOn && startsOn < endOf(each)).length,
    ),
  );

/** A room of one day counts on that day. */
const endOf = ({ startsOn, endsOn }: Nights): CalendarDate => (endsOn > startsOn ? endsOn : `${startsOn}~`);
