import { joinWords } from '@landsea/contracts/core';
import type { Traveler } from '@landsea/contracts/trip';
import { formatTimeOfDay, type Minute } from '../../trip/clock.js';
import { makeConflict, formatMinutes, type DayConflict } from './conflict.js';
import { walkOn, type DayContext } from '../day-context.js';
import { takesPart } from '../stops/stop-people.js';
import { sharePeople, type PlannedItem } from './planned-items.js';
import { showDay } from '../shows/show-day.js';

interface Taking extends PlannedItem {
  from: Minute;
  until: Minute;
}

/** Minutes. */
const LONGEST_WALK = 240;

const takesTime = (planned: PlannedItem): planned is Taking =>
  planned.from !== null && planned.until !== null;

const onBoth = (shared: readonly Traveler[], people: readonly Traveler[]): string =>
  shared.length === 0 || shared.length === people.length
    ? ''
    : ` ${joinWords(shared.map(({ name }) => name))} ${shared.length === 1 ? 'is' : 'are'} on both.`;

/** Minutes; less is within the error of typical times. */
const WORTH_SAYING = 5;

/** More at one time are the same mistake. */
const MOST_OVERLAPS = 5;

const overlap = (first: Taking, second: Taking, by: number, people: readonly Traveler[]): DayConflict => {
  const sentence = `${first.item.title} takes until about ${formatTimeOfDay(first.until)}, and ${second.item.title} starts at ${formatTimeOfDay(second.from)}.`;
  const shared = people.filter((person) => takesPart(first.item, person) && takesPart(second.item, person));
  return makeConflict('overlap', [first.item, second.item], sentence + onBoth(shared, people), { by });
};

export const findOverlaps = (planned: readonly PlannedItem[], { people }: DayContext): DayConflict[] => {
  const timed = planned.filter(takesTime);
  return timed.flatMap((first, index) => {
    const found: DayConflict[] = [];
    for (let at = index + 1; at < timed.length && found.length < MOST_OVERLAPS; at += 1) {
      const second = timed[at];
      if (!second || second.from >= first.until) break;
      const by = Math.min(first.until, second.until) - second.from;
      if (by >= WORTH_SAYING && sharePeople(first.item, second.item))
        found.push(overlap(first, second, by, people));
    }
    return found;
  });
};

const nextOf = (timed: readonly Taking[], index: number): Taking | undefined => {
  const first = timed[index];
  for (let at = index + 1; first && at < timed.length; at += 1) {
    const next = timed[at];
    if (!next || next.from - first.until > LONGEST_WALK) return undefined;
    if (sharePeople(first.item, next.item)) return next;
  }
  return undefined;
};

export const findTightWalks = (planned: readonly PlannedItem[], context: DayContext): DayConflict[] => {
  const timed = planned.filter(takesTime);
  const walk = walkOn(context);
  return timed.flatMap((first, index) => {
    const next = nextOf(timed, index);
    if (!next?.park || !first.park) return [];
    const both = context.people.filter(
      (person) => takesPart(first.item, person) && takesPart(next.item, person),
    );
    const minutes = walk(
      first.place,
      next.place,
      both.map(({ id, name }) => id ?? name),
    );
    const gap = next.from - first.until;
    if (gap < 0 || minutes - gap < WORTH_SAYING) return [];
    const sentence = `${formatMinutes(gap)} for ${formatMinutesWithArticle(minutes)} walk from ${first.item.title} to ${next.item.title}.`;
    const by = minutes - gap;
    return [makeConflict('tight-walk', [first.item, next.item], sentence, { severity: 'warning', by })];
  });
};

/** "a 5-minute", but "an 18-minute". */
export const formatMinutesWithArticle = (minutes: number): string =>
  `${/^(8\d?|11|18)$/.test(String(minutes)) ? 'an' : 'a'} ${minutes}-minute`;

export const findMealsDuringFireworks = (
  planned: readonly PlannedItem[],
  context: DayContext,
): DayConflict[] => {
  const onTheDay = new Set(planned.map(({ item }) => item.catalogueId));
  return planned.filter(takesTime).flatMap(({ item, park, parkDay, from, until }) => {
    if (item.details.kind !== 'dining' || !parkDay) return [];
    return context.catalogue.shows
      .filter((show) => show.park === park && show.kind === 'fireworks' && !onTheDay.has(show.id))
      .flatMap((show) => {
        const program = showDay(show, context.date, parkDay);
        const start = program.runs && program.starts.find((time) => from < time && time < until);
        if (!start) return [];
        const sentence = `${item.title} lasts until about ${formatTimeOfDay(until)}, and the fireworks usually start at ${formatTimeOfDay(start)}.`;
        return [makeConflict('fireworks', [item], sentence, { severity: 'warning' })];
      });
  });
};
