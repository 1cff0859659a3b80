import { copyItem, createFrom } from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';
import type { ItemsStep } from '../../items/queue/item-change';

const copyOf = (item: DayItem, date: string, id: string): CreateDayItem => ({
  ...createFrom(copyItem(item, date)),
  id,
});

/** Bookings are not copied, as they hold for their own date. */
export const copyStep = (items: readonly DayItem[], to: string, newId: () => string): ItemsStep => ({
  title: `Copied to ${formatDate(to)}`,
  add: items
    .filter(({ status }) => status !== 'booked' && status !== 'done')
    .map((item) => copyOf(item, to, newId())),
});

const movesWithDay = ({ status }: DayItem): boolean => status !== 'booked' && status !== 'done';

/** Booked and done items stay on their date. */
export const swapStep = (a: { date: string; items: readonly DayItem[] }, b: typeof a): ItemsStep => {
  const moved = (items: readonly DayItem[], date: string) =>
    items.filter(movesWithDay).map(({ id }) => ({ id, date }));
  return {
    title: `${formatDate(a.date)} and ${formatDate(b.date)} swapped`,
    change: [...moved(a.items, b.date), ...moved(b.items, a.date)],
  };
};
