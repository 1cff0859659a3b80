import type { CreateDayItem, DayPostcard, ProposedItem, SortedWishes } from '@landsea/contracts/planning';
import type { ItemsStep } from '../../items/queue/item-change';

const wishes = (count: number): string => `${count} ${count === 1 ? 'wish' : 'wishes'}`;

export const sortTitle = ({ placed }: Pick<SortedWishes, 'placed'>): string => {
  const days = new Set(placed.map(({ date }) => date)).size;
  return `${wishes(placed.length)} sorted into ${days} ${days === 1 ? 'day' : 'days'}`;
};

const created = (item: ProposedItem): CreateDayItem => ({
  ...item,
  id: crypto.randomUUID(),
  proposedTime: item.time,
  status: 'planned',
});

/** The best order may move these times again. */
export const sortStep = (sorted: SortedWishes): ItemsStep => ({
  title: sortTitle(sorted),
  add: (sorted.added ?? []).map(created),
  change: [...sorted.placed, ...sorted.moved].map(({ itemId, date, time, people }) => ({
    id: itemId,
    date,
    time,
    proposedTime: time,
    dayPart: null,
    ...(people && { people }),
  })),
});

export interface SortedLine {
  id: string;
  time: string | null;
  title: string;
  words: string | null;
  isAdded: boolean;
}

export interface SortedDay {
  date: string;
  lines: SortedLine[];
  postcard: DayPostcard | undefined;
}

export const listSortedDays = ({ placed, added = [], days = [] }: SortedWishes): SortedDay[] => {
  const dates = [...new Set([...placed, ...added].map(({ date }) => date))].sort();
  return dates.map((date) => {
    const wished = placed
      .filter((each) => each.date === date)
      .map(({ itemId, time, title, why = null }) => ({
        id: itemId,
        time,
        title,
        words: why,
        isAdded: false,
      }));
    const more = added
      .filter((each) => each.date === date)
      .map(({ time, title, note }) => ({ id: `${time} ${title}`, time, title, words: note, isAdded: true }));
    return {
      date,
      lines: [...wished, ...more].toSorted((a, b) => (a.time ?? '99').localeCompare(b.time ?? '99')),
      postcard: days.find((day) => day.date === date),
    };
  });
};
