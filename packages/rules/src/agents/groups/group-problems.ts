import type { AgentGroup, GroupHousehold } from '@landsea/contracts/agents';
import { formatCount, formatDateRange, formatDateWithYear, type CalendarDate } from '@landsea/contracts/core';
import type { PartyMemberFacts } from './group-facts.js';
import type { AssignedRoom } from './group-rooms.js';

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const MOST_NAMED = 4;
/** `Zuri and Ada`; beyond four the others are counted. */
const nameSome = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? joinNames(names)
    : `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} others`;

const overlap = (one: AssignedRoom, other: AssignedRoom): boolean =>
  one.startsOn < other.endsOn && other.startsOn < one.endsOn;

const findTwice = (rooms: readonly AssignedRoom[], party: readonly PartyMemberFacts[]): string[] =>
  party.flatMap(({ id, name }) => {
    const own = rooms.filter(({ people }) => id !== undefined && people?.includes(id));
    const isTwice = own.some((room, index) => own.slice(index + 1).some((other) => overlap(room, other)));
    return isTwice ? [name] : [];
  });

/** Sentences about rooms and guests that do not fit together. */
export const findRoomProblems = (
  party: readonly PartyMemberFacts[],
  rooms: readonly AssignedRoom[],
): string[] => {
  if (rooms.length === 0) return ['No room or stateroom is recorded yet.'];
  const open = new Map(rooms.flatMap((room) => (room.people === null ? [[room.bookingId, room.title]] : [])));
  const known = new Set(party.flatMap(({ id }) => id ?? []));
  const placed = new Set(rooms.flatMap(({ people }) => people ?? []));
  const homeless = party.filter(({ id }) => id !== undefined && !placed.has(id)).map(({ name }) => name);
  const twice = findTwice(rooms, party);
  const gone = [...placed].filter((id) => !known.has(id)).length;
  return [
    ...[...open.values()].map((title) => `Nobody has said yet who sleeps in which room of ${title}.`),
    ...(homeless.length > 0 && open.size === 0
      ? [`${nameSome(homeless)} ${homeless.length === 1 ? 'has' : 'have'} no room.`]
      : []),
    ...(twice.length > 0
      ? [`${nameSome(twice)} ${twice.length === 1 ? 'is' : 'are'} in two rooms on the same night.`]
      : []),
    ...(gone > 0 ? [`A room still counts ${formatCount(gone, 'person', 'people')} who left the trip.`] : []),
  ];
};

type Dated = Pick<GroupHousehold, 'clientName' | 'startDate' | 'endDate'>;

const last = (trips: readonly Dated[]): Dated | undefined =>
  trips.toSorted((one, other) => other.startDate.localeCompare(one.startDate))[0];
const first = (trips: readonly Dated[]): Dated | undefined =>
  trips.toSorted((one, other) => one.endDate.localeCompare(other.endDate))[0];

const findMeeting = (trips: readonly Dated[]): string[] => {
  const [leaves, comes] = [first(trips), last(trips)];
  if (!leaves || !comes || comes.startDate <= leaves.endDate) return [];
  return [
    `There is no day on which everybody is there: ${leaves.clientName} leaves on ${formatDateWithYear(leaves.endDate)}, and ${comes.clientName} comes on ${formatDateWithYear(comes.startDate)}.`,
  ];
};

const findOutside = (
  trips: readonly Dated[],
  { firstDate, lastDate }: Pick<AgentGroup, 'firstDate' | 'lastDate'>,
): string[] => {
  const misses = ({ startDate, endDate }: Dated): boolean =>
    (firstDate !== null && startDate > firstDate) || (lastDate !== null && endDate < lastDate);
  const names = trips.filter(misses).map(({ clientName }) => clientName);
  return names.length === 0
    ? []
    : [
        `${nameSome(names)} ${names.length === 1 ? 'misses' : 'miss'} a part of the days together, ${formatDays(firstDate, lastDate)}.`,
      ];
};

const formatDays = (from: CalendarDate | null, to: CalendarDate | null): string => {
  if (from !== null && to !== null) return formatDateRange(from, to);
  return from === null ? `until ${formatDateWithYear(to ?? '')}` : `from ${formatDateWithYear(from)}`;
};

/** Sentences about dates of the households that do not meet. */
export const findDateProblems = (
  trips: readonly Dated[],
  days: Pick<AgentGroup, 'firstDate' | 'lastDate'>,
): string[] => [...findMeeting(trips), ...findOutside(trips, days)];

const CHILD_AGE = 12;

/** Missing facts of a household: heights decide on rides, passports are for a ship alone. */
export const listMissing = (
  mode: string,
  party: readonly PartyMemberFacts[],
  passports: readonly (CalendarDate | null)[],
  endDate: CalendarDate,
): string[] => {
  const heights =
    mode === 'cruise'
      ? 0
      : party.filter(({ age, heightInches }) => age < CHILD_AGE && heightInches === undefined).length;
  const atSea = mode === 'parks' ? [] : passports;
  const unknown = atSea.filter((expiresOn) => expiresOn === null).length;
  const ending = atSea.filter((expiresOn) => expiresOn !== null && expiresOn < endDate).length;
  return [
    ...(heights > 0 ? [`${formatCount(heights, 'height')} missing`] : []),
    ...(unknown > 0 ? [`${formatCount(unknown, 'passport date')} missing`] : []),
    ...(ending > 0 ? [`${formatCount(ending, 'passport')} ending before the trip does`] : []),
  ];
};
