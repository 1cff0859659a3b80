import type { GroupBooking, GroupHousehold } from '@landsea/contracts/agents';
import type { CalendarDate } from '@landsea/contracts/core';
import {
  assignRooms,
  countRooms,
  findRoomProblems,
  listMissing,
  nameRooms,
  sumExpected,
  sumHouseholdMoney,
  type HouseholdBooking,
} from '@landsea/rules/agents';
import type { HouseholdFacts } from './group-trips.queries.js';

/** Tables and lanes have no number that a group needs. */
const shownKinds: readonly string[] = [
  'hotel',
  'cruise',
  'tickets',
  'flight',
  'transfer',
  'train',
  'insurance',
];

const toGroupBooking = ({ bookingId, kind, title, status, numbers }: HouseholdBooking): GroupBooking => ({
  ...{ bookingId, kind, title },
  isToBook: status === 'held' && numbers.length === 0,
  numbers: numbers.flatMap(({ role, value }) => (role === 'flight' || role === 'ticket' ? [] : [value])),
});

interface AnswerWith {
  today: CalendarDate;
  seesCommissions: boolean;
  unreachable: string | null;
}

/** Nothing of the household's papers is part of the answer, only what is missing. */
export const answerHousehold = (
  facts: HouseholdFacts,
  { today, seesCommissions, unreachable }: AnswerWith,
): GroupHousehold => {
  const { household, bookings, seesMoney, mode, party, ...trip } = facts;
  const rooms = assignRooms(party, bookings);
  const passports = household.map(({ passportExpiresOn }) => passportExpiresOn);
  return {
    ...trip,
    unreachable,
    party: party.map(({ name, age }) => ({ name, age })),
    roomCount: countRooms(rooms),
    rooms: nameRooms(rooms, party),
    bookings: bookings.filter(({ kind }) => shownKinds.includes(kind)).map(toGroupBooking),
    money: seesMoney ? sumHouseholdMoney(bookings, today) : null,
    expectedCents: seesCommissions ? sumExpected(bookings) : null,
    missing: listMissing(mode, party, passports, trip.endDate),
    problems: findRoomProblems(party, rooms),
  };
};
