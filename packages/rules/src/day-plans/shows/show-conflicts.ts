import { joinWords } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Show } from '@landsea/contracts/catalogue';
import { formatTimeOfDay, type Minute } from '../../trip/clock.js';
import { makeConflict, type DayConflict } from '../conflicts/conflict.js';
import type { PlannedItem } from '../conflicts/planned-items.js';
import { noteReplaced, showDay } from './show-day.js';

const MOST_TIMES = 6;

const timesLabel = (starts: readonly Minute[], at: Minute): string => {
  const near = [starts.findLast((start) => start < at), starts.find((start) => start > at)];
  const named = starts.length > MOST_TIMES ? near.filter((start) => start !== undefined) : starts;
  return joinWords(named.map(formatTimeOfDay), 'or');
};

const warning = (item: DayItem, sentence: string): DayConflict[] => [
  makeConflict('showtime', [item], sentence, { severity: 'warning' }),
];

const outsideShowtimes = (
  item: DayItem,
  at: Minute | null,
  starts: readonly Minute[],
  { kind }: Show,
): DayConflict[] => {
  if (at === null || starts.length === 0 || starts.includes(at) || item.details.kind === 'lane') return [];
  const usually = kind === 'fireworks' ? 'the fireworks usually start' : 'it usually starts';
  return warning(
    item,
    `${item.title} is at ${formatTimeOfDay(at)}, but ${usually} at ${timesLabel(starts, at)} that day.`,
  );
};

export const showConflicts = (planned: readonly PlannedItem[]): DayConflict[] =>
  planned.flatMap(({ item, known, parkDay, from }) => {
    if (known?.list !== 'shows' || item.date === null) return [];
    const show = known.entry;
    const program = showDay(show, item.date, parkDay);
    if (!program.runs) return [makeConflict('no-show', [item], `${program.reason}.`)];
    const note = noteReplaced(show, item.date);
    return [
      ...(note === undefined ? [] : warning(item, note)),
      ...(show.isDaily === false
        ? warning(item, `${show.name} does not run every day: check the times of the day in the app.`)
        : []),
      ...outsideShowtimes(item, from, program.starts, show),
    ];
  });
