import type { DayItem, Vote } from '@landsea/contracts/planning';

const weights: Record<Vote, number> = { must: 3, nice: 1, no: -2 };

const wanted = ({ votes }: Pick<DayItem, 'votes'>): number =>
  Object.values(votes).reduce((sum, vote) => sum + weights[vote], 0);

export const compareTimes = (
  one: Pick<DayItem, 'date' | 'time'>,
  other: Pick<DayItem, 'date' | 'time'>,
): number =>
  (one.date ?? '9').localeCompare(other.date ?? '9') || (one.time ?? '9').localeCompare(other.time ?? '9');

type Ranked = Pick<DayItem, 'votes' | 'status' | 'date' | 'time' | 'position' | 'title'>;

/** Planned items rank before wishes, then by votes, then by time. */
export const compareWishes = (one: Ranked, other: Ranked): number =>
  Number(other.status === 'planned') - Number(one.status === 'planned') ||
  wanted(other) - wanted(one) ||
  compareTimes(one, other) ||
  one.position - other.position ||
  one.title.localeCompare(other.title);
