import type { ProposedPlace, SortedWishes } from '@landsea/contracts/planning';
import type { ItemsStep } from '../../trip-page/items/item-change';

const wishes = (count: number): string => `${String(count)} ${count === 1 ? 'wish' : 'wishes'}`;

/** What is said of a sorted plan: `12 wishes sorted into 3 days`. */
export const sortTitle = ({ placed }: Pick<SortedWishes, 'placed'>): string => {
  const days = new Set(placed.map(({ date }) => date)).size;
  return `${wishes(placed.length)} sorted into ${String(days)} ${days === 1 ? 'day' : 'days'}`;
};

/** What accepting a sorted plan changes, in one step; the best order may move these times again. */
export const sortStep = (sorted: SortedWishes): ItemsStep => ({
  title: sortTitle(sorted),
  change: [...sorted.placed, ...sorted.moved].map(({ itemId, date, time, people }) => ({
    id: itemId,
    date,
    time,
    proposedTime: time,
    dayPart: null,
    ...(people && { people }),
  })),
});

/** The placed wishes of each date, in the order of the day; what has no time comes last. */
export const byDate = (placed: readonly ProposedPlace[]): [date: string, places: ProposedPlace[]][] => {
  const dates = [...new Set(placed.map(({ date }) => date))].sort();
  return dates.map((date) => [
    date,
    placed
      .filter((each) => each.date === date)
      .toSorted((a, b) => (a.time ?? '99').localeCompare(b.time ?? '99')),
  ]);
};
