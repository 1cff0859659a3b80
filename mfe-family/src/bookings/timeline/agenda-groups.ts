import { formatRunTitle, listWindowRuns } from '@landsea/rules/booking-windows';
import type { TimelineItem } from './timeline-items';

interface AgendaGroup {
  key: string;
  title: string;
  items: TimelineItem[];
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Windows that open morning after morning are one entry, which knows each of them. */
const joinMornings = (items: readonly TimelineItem[]): TimelineItem[] => {
  const runs = listWindowRuns(
    items.flatMap((item) => (item.kind === 'window' ? [{ ...item.window, state: item.state }] : [])),
  );
  const byFirst = new Map(runs.map((run) => [run[0]?.id, run] as const));
  return items.flatMap((item): TimelineItem[] => {
    if (item.kind !== 'window') return [item];
    const run = byFirst.get(item.id);
    if (!run) return [];
    return run.length === 1 ? [item] : [{ ...item, title: formatRunTitle(run), mornings: run }];
  });
};

/** True also for the entry that a later morning is part of. */
export const holdsEntry = (item: TimelineItem, id: string | undefined): boolean =>
  id !== undefined &&
  (item.id === id || (item.kind === 'window' && item.mornings?.some((each) => each.id === id) === true));

export const groupAgenda = (
  items: readonly TimelineItem[],
): { open: TimelineItem[]; months: AgendaGroup[]; passed: TimelineItem[] } => {
  const entries = joinMornings(items);
  const months = new Map<string, TimelineItem[]>();
  for (const item of entries.filter(({ state }) => state === 'upcoming'))
    months.set(item.date.slice(0, 7), [...(months.get(item.date.slice(0, 7)) ?? []), item]);
  return {
    open: entries.filter(({ state }) => state === 'open'),
    months: [...months].map(([key, group]) => ({
      key,
      title: month.format(new Date(`${key}-01T00:00:00Z`)),
      items: group,
    })),
    passed: entries.filter(({ state }) => state === 'passed').reverse(),
  };
};
