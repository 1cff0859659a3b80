import { joinWords } from '@landsea/contracts/core';
import { MUSTS_PER_DAY, type DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';

type Voted = Pick<DayItem, 'id' | 'title' | 'date' | 'status' | 'votes'>;
type Person = { id?: string | undefined; name: string };
type Days = readonly Pick<TripDay, 'date' | 'kind'>[];

const mustsOf = ({ id = '' }: Person, items: readonly Voted[], besides: string): Voted[] =>
  items.filter((item) => item.id !== besides && item.status !== 'cancelled' && item.votes[id] === 'must');

const fullDay = (item: Voted, items: readonly Voted[], person: Person): string | undefined => {
  if (item.date === null) return undefined;
  const that = mustsOf(person, items, item.id).filter(({ date }) => date === item.date);
  if (that.length < MUSTS_PER_DAY) return undefined;
  const used = joinWords(that.map(({ title }) => title));
  return `${person.name} has ${MUSTS_PER_DAY} musts a day and used those of this day: ${used}. Make another one “nice” first.`;
};

/**
 * {@link MUSTS_PER_DAY} a date; wishes share those of the park days (one day without any). Undefined while
 * one more is allowed.
 */
export const mustProblem = (
  item: Voted,
  items: readonly Voted[],
  person: Person,
  days: Days,
): string | undefined => {
  const full = fullDay(item, items, person);
  if (full) return full;
  const parkDates = days.flatMap(({ date, kind }) => (kind === 'park' ? [date] : []));
  const isShared = ({ date }: Voted): boolean => date === null || parkDates.includes(date);
  const most = MUSTS_PER_DAY * Math.max(1, parkDates.length);
  if (!isShared(item) || mustsOf(person, items, item.id).filter(isShared).length < most) return undefined;
  return `${person.name} has ${most} musts, ${MUSTS_PER_DAY} for each park day, and used them all. Make another one “nice” first.`;
};

/** Items are read once, however many are checked. */
export const mustChecks = (
  items: readonly Voted[],
  party: readonly Person[],
): ((item: Voted) => string | undefined) => {
  const musts = new Map<string | null, Voted[]>();
  for (const item of items) {
    if (item.date === null || !Object.values(item.votes).includes('must')) continue;
    const known = musts.get(item.date);
    if (known) known.push(item);
    else musts.set(item.date, [item]);
  }
  return (item) => {
    if (item.status === 'cancelled') return undefined;
    const voters = party.filter(({ id = '' }) => item.votes[id] === 'must');
    for (const person of voters) {
      const problem = fullDay(item, musts.get(item.date) ?? [], person);
      if (problem) return problem;
    }
    return undefined;
  };
};
