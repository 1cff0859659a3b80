import { addDays, countDaysBetween, getWeekday, type CalendarDate } from '@landsea/contracts/core';
import type { TimelineItem } from './timeline-items';

export const scales = ['months', 'weeks', 'days'] as const;
export type Scale = (typeof scales)[number];

/** Pixels. */
const dayWidth: Record<Scale, number> = { months: 5, weeks: 20, days: 84 };
const MARK_WIDTH = 148;
/** Days before the first entry and after the last. */
const MARGIN_DAYS = 3;
/** The limit of stacked marks; further ones are counted in the highest. */
const MOST_ROWS = 4;
/** Earlier entries are listed in words only. */
const MOST_DAYS_BACK = 45;

export interface Mark {
  item: TimelineItem;
  count: number;
  label: string;
  x: number;
  row: number;
}

interface HorizonLayout {
  width: number;
  from: CalendarDate;
  to: CalendarDate;
  xOf: (date: CalendarDate) => number;
  marks: Mark[];
  rows: { land: number; sea: number };
  ticks: { date: CalendarDate; x: number; label: string }[];
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });
const utc = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
const monthOf = (date: CalendarDate) =>
  date.slice(5, 7) === '01' ? `${month.format(utc(date))} ${date.slice(0, 4)}` : month.format(utc(date));

const tickLabel = (date: CalendarDate, scale: Scale): string | undefined => {
  const day = String(Number(date.slice(8)));
  if (scale === 'days') return `${weekday.format(utc(date))} ${day}`;
  if (day === '1') return monthOf(date);
  const besideMonth = Number(day) <= 4 || addDays(date, 1).endsWith('-01');
  return scale === 'weeks' && getWeekday(date) === 1 && !besideMonth ? day : undefined;
};

const spanOf = (date: CalendarDate, scale: Scale): string => {
  if (scale === 'months') return date.slice(0, 7);
  return scale === 'weeks' ? String(Math.floor(countDaysBetween('2024-01-01', date) / 7)) : date;
};

const groupOf = (item: TimelineItem, scale: Scale): string => {
  if (item.kind === 'day') return scale === 'days' ? item.id : `days-${item.side}`;
  if (item.kind === 'task') return `tasks ${item.side} ${spanOf(item.date, scale)}`;
  if (scale !== 'days' && item.window.series !== null) return item.window.series;
  return scale === 'days' ? item.id : `${item.filter} ${item.date}`;
};

const labelOf = (items: TimelineItem[]): string => {
  const [first] = items;
  if (!first) return '';
  if (items.length === 1) return first.short;
  if (first.kind === 'day') return `${items.length} days ${first.side === 'sea' ? 'at sea' : 'on land'}`;
  if (first.kind === 'task') return `${items.length} tasks`;
  const names = [...new Set(items.map(({ short }) => short))];
  return names.length > 1 ? names.join(' + ') : `${first.short}, ${items.length} days`;
};

const grouped = (items: readonly TimelineItem[], scale: Scale): TimelineItem[][] => {
  const groups = new Map<string, TimelineItem[]>();
  let run = 0;
  let lastSide: string | undefined;
  for (const item of items) {
    if (item.kind === 'day' && item.side !== lastSide) {
      run += 1;
      lastSide = item.side;
    }
    const key = item.kind === 'day' ? `${groupOf(item, scale)} ${run}` : groupOf(item, scale);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
};

/** In pixels, from the morning of the first day to the night of the last. */
export const placeTrip = (
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
  xOf: HorizonLayout['xOf'],
): { left: number; width: number } => ({
  left: xOf(startDate),
  width: xOf(addDays(endDate, 1)) - xOf(startDate),
});

export const layOutHorizon = (
  all: readonly TimelineItem[],
  today: CalendarDate,
  scale: Scale,
  leastWidth: number,
): HorizonLayout => {
  const lastEver = all.at(-1)?.date ?? today;
  const earliest = addDays(lastEver < today ? lastEver : today, -MOST_DAYS_BACK);
  const items = all.filter(({ date }) => date >= earliest);
  const dates = items.map(({ date }) => date);
  const lastDate = dates.at(-1) ?? today;
  const firstDate = dates[0] ?? today;
  const from = addDays(firstDate < today ? firstDate : today < lastDate ? today : firstDate, -MARGIN_DAYS);
  const to = addDays(lastDate, MARGIN_DAYS);
  const days = countDaysBetween(from, to) + 1;
  const perDay = Math.max(dayWidth[scale], leastWidth / days);
  const xOf = (date: CalendarDate) => countDaysBetween(from, date) * perDay;
  const lanes: Record<'land' | 'sea', Mark[]> = { land: [], sea: [] };
  const width = days * perDay;
  const marks: Mark[] = [];
  for (const group of grouped(items, scale)) {
    const [item] = group;
    if (!item) continue;
    const x = Math.min(xOf(item.date), width - MARK_WIDTH);
    const last = lanes[item.side];
    const free = last.findIndex((mark) => mark.x + MARK_WIDTH <= x);
    const highest = last[MOST_ROWS - 1];
    if (free === -1 && highest) {
      highest.count += 1;
      highest.label = `${highest.count} more`;
    } else {
      const row = free === -1 ? last.length : free;
      last[row] = { item, count: 1, label: labelOf(group), x, row };
      marks.push(last[row]);
    }
  }
  const ticks = Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((date) => {
    const label = tickLabel(date, scale);
    return label === undefined ? [] : [{ date, x: xOf(date), label }];
  });
  return { width, from, to, xOf, marks, rows: { land: lanes.land.length, sea: lanes.sea.length }, ticks };
};
