import type { MorningEntry, MorningTask } from '@landsea/contracts/agents';
import { addDays, getDateIn, PARKS_ZONE } from '@landsea/contracts/core';
import { isDueByDay, type DayItem, type Vote } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: PARKS_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

/** `6:00 AM`, in the parks' zone; something due by the end of a day has no hour. */
export const formatMinuteText = ({ at, kind }: Pick<MorningEntry, 'at' | 'kind'>, now: Date): string => {
  if (!isDueByDay({ kind })) return eastern.format(new Date(at));
  const [day, today] = [getDateIn(new Date(at)), getDateIn(now)];
  if (day < today) return 'Overdue';
  return day === today ? 'By tonight' : 'By end of day';
};

/** `8:30 AM` from a wall time. */
export const formatClockText = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};

export const WAITING = 'Waiting';

/** Open entries share one heading; the rest stand under their day in the parks' zone. */
export const getHeading = ({ at, kind }: Pick<MorningEntry, 'at' | 'kind'>, now: Date): string => {
  const today = getDateIn(now);
  const day = getDateIn(new Date(at));
  const isPast = isDueByDay({ kind }) ? day < today : new Date(at) < now;
  if (isPast) return WAITING;
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : formatDate(day);
};

export const groupByHeading = (
  entries: readonly MorningEntry[],
  now: Date,
): { heading: string; entries: MorningEntry[] }[] => {
  const groups = new Map<string, MorningEntry[]>([[WAITING, []]]);
  for (const entry of entries) {
    const heading = getHeading(entry, now);
    groups.set(heading, [...(groups.get(heading) ?? []), entry]);
  }
  return [...groups].flatMap(([heading, ofHeading]) =>
    ofHeading.length > 0 ? [{ heading, entries: ofHeading }] : [],
  );
};

const voteNames: Record<Vote, string> = { must: 'must', nice: 'nice', no: 'rather not' };

/** `Robin must, Sam nice`. */
export const formatVotes = ({ votes }: Pick<DayItem, 'votes'>, party: MorningTask['party']): string =>
  party
    .flatMap(({ id, name }) => {
      const vote = votes[id];
      return vote ? [`${name}: ${voteNames[vote]}`] : [];
    })
    .join(', ');

export const wishDate = ({ date, time }: Pick<DayItem, 'date' | 'time'>): string =>
  [date ? formatDate(date) : 'any day', time ? formatClockText(time) : ''].filter(Boolean).join(', ');

export const listPeople = ({ people }: Pick<DayItem, 'people'>, party: MorningTask['party']) =>
  people === null ? party : party.filter(({ id }) => people.includes(id));

const personText = ({ name, age, notes }: MorningTask['party'][number]): string =>
  `${name} (${[String(age), notes].filter(Boolean).join(', ')})`;

/** All that a booking needs, to paste into a chat or beside the booking site. */
export const copyText = ({ entry, party, wishes }: MorningTask): string =>
  [
    `${entry.clientName}: ${entry.tripName}`,
    entry.title,
    `Party of ${party.length}: ${party.map(personText).join(', ')}`,
    ...wishes.map((wish, index) => {
      const people = listPeople(wish, party);
      const some = people.length < party.length ? `, for ${people.map(({ name }) => name).join(', ')}` : '';
      const note = wish.note ? ` (${wish.note})` : '';
      return `${index + 1}. ${wish.title}, ${wishDate(wish)}${some}${note}`;
    }),
  ].join('\n');

/** `All 3 booked` once no wish is left, else `3 booked`. */
export const formatBooked = (booked: number, wishes: number): string =>
  wishes === 0 && booked > 1 ? `All ${booked} booked` : `${booked} booked`;

export const toEntryKey = ({ tripId, windowId }: Pick<MorningEntry, 'tripId' | 'windowId'>): string =>
  `${tripId} ${windowId}`;
