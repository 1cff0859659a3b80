import type { TimelineItem } from './timeline-items';

interface AgendaGroup {
  key: string;
  title: string;
  items: TimelineItem[];
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

export const groupAgenda = (
  items: readonly TimelineItem[],
): { open: TimelineItem[]; months: AgendaGroup[]; passed: TimelineItem[] } => {
  const months = new Map<string, TimelineItem[]>();
  for (const item of items.filter(({ state }) => state === 'upcoming'))
    months.set(item.date.slice(0, 7), [...(months.get(item.date.slice(0, 7)) ?? []), item]);
  return {
    open: items.filter(({ state }) => state === 'open'),
    months: [...months].map(([key, group]) => ({
      key,
      title: month.format(new Date(`${key}-01T00:00:00Z`)),
      items: group,
    })),
    passed: items.filter(({ state }) => state === 'passed').reverse(),
  };
};
