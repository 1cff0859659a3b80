import { getDateIn, PARKS_ZONE, timeIn } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import {
  isDueByDay,
  type BookingWindow,
  type DayItem,
  type Task,
  type Vote,
} from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';

/** Times are on the place's clocks; something due by a day has no hour. */
export const formatWindowWhen = ({
  opensAt,
  kind,
  clock,
}: Pick<BookingWindow, 'opensAt' | 'kind' | 'clock'>): string => {
  const { timeZone, label } = clock ?? { timeZone: PARKS_ZONE, label: 'Eastern time' };
  const instant = new Date(opensAt);
  const day = formatDate(getDateIn(instant, timeZone));
  return isDueByDay({ kind })
    ? day
    : `${day}, ${formatTimeOfDay(toMinute(timeIn(instant, timeZone)))} ${label}`;
};

const dayParts = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

export const formatItemWhen = ({ time, dayPart }: Pick<DayItem, 'time' | 'dayPart'>): string =>
  time ? formatTimeOfDay(toMinute(time)) : dayPart ? dayParts[dayPart] : 'Any time';

export const voteNames: Readonly<Record<Vote, string>> = {
  must: 'Must do',
  nice: 'Nice to have',
  no: 'Skip it',
};

/** `2 must, 1 nice`; empty while nobody has voted. */
export const voteCounts = ({ votes }: Pick<DayItem, 'votes'>): string => {
  const words: Record<Vote, string> = { must: 'must', nice: 'nice', no: 'skip' };
  const cast = Object.values(votes);
  return (Object.keys(words) as Vote[])
    .map((vote) => [cast.filter((each) => each === vote).length, words[vote]] as const)
    .flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []))
    .join(', ');
};

/** Sorted by due day; tasks without a day come last. */
export const openTasks = (tasks: readonly Task[]): Task[] =>
  tasks
    .filter(({ status }) => status !== 'done')
    .sort((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'));
