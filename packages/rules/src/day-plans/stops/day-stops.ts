import type { DayItem } from '@landsea/contracts/planning';
import { toMinute } from '../../trip/clock.js';
import type { DayContext } from '../day-context.js';
import { findEntry, getItemPlace, type KnownEntry } from './day-entries.js';
import { getMinutesFor } from '../paces.js';
import { getMealSize } from '../items/meal-size.js';
import { getSecondRide } from '../riders/second-ride.js';
import { addMealGaps } from './meal-gaps.js';
import { sortByDayOrder, isTimeHeld, isAhead, keepsTime } from './item-order.js';
import { listPeople } from './stop-people.js';
import { matchLanesToLines } from './lanes-beside-lines.js';
import { listWays } from './stop-ways.js';
import { limitToPresence } from './ways-there.js';
import type { DayStop } from './stops.js';

interface KnownStop {
  stop: DayStop;
  known: KnownEntry | null;
}

const isWatchedFromStreet = (known: KnownEntry | null): boolean =>
  known?.list === 'shows' && (known.entry.kind === 'parade' || known.entry.kind === 'fireworks');

const startsOf = ({ ways }: DayStop): readonly number[] =>
  ways.flatMap((way) => (way.kind === 'timed' ? way.starts : []));

const gapsBetween = (before: DayStop, after: DayStop): number[] =>
  startsOf(before).flatMap((start) => startsOf(after).map((next) => next - start - before.minutes));

/** People who watched the first show keep their place for the next. */
const addKeptPlaces = (stops: readonly KnownStop[]): DayStop[] => {
  const street = stops.filter(({ known }) => isWatchedFromStreet(known)).map(({ stop }) => stop);
  return stops.map(({ stop }) => {
    if (!street.includes(stop)) return stop;
    const nearby = street.filter(
      ({ id, place }) => id !== stop.id && place.park === stop.place.park && place.land === stop.place.land,
    );
    const gaps = nearby.flatMap((other) => gapsBetween(other, stop)).filter((gap) => gap >= 0);
    return {
      ...stop,
      ways: stop.ways.map((way) =>
        way.kind === 'timed' ? { ...way, arriveBefore: Math.min(way.arriveBefore, ...gaps) } : way,
      ),
    };
  });
};

const PLANNED_VALUE = 10;
const MUST_VALUE = 10;
const NICE_VALUE = 2;
const NO_VALUE = -3;
const appealValue = { headliner: 4, major: 2, minor: 0 } as const;
const voteValue = { must: MUST_VALUE, nice: NICE_VALUE, no: NO_VALUE } as const;

/** Each must of a person counts as much as a whole planned item. */
const valueOf = ({ votes }: DayItem, known: KnownEntry | null): number => {
  const wanted = Object.values(votes).reduce((sum, vote) => sum + voteValue[vote], PLANNED_VALUE);
  const appeal = known?.list === 'attractions' || known?.list === 'shows' ? known.entry.appeal : undefined;
  return Math.max(1, wanted + appealValue[appeal ?? 'minor']);
};

/** An attraction and its Lightning Lane become one stop with two ways. */
export const listDayStops = (items: readonly DayItem[], context: DayContext): DayStop[] => {
  const ofDay = sortByDayOrder(items.filter((item) => item.date === context.date && isAhead(item)));
  const lanes = matchLanesToLines(ofDay);
  const merged = new Set([...lanes.values()].map(({ id }) => id));
  const stops = ofDay
    .filter(({ id }) => !merged.has(id))
    .map((item) => {
      const known = findEntry(item, context.catalogue);
      const minutes = getMinutesFor(item, known, context.people);
      const lane = lanes.get(item.id) ?? null;
      const ways = listWays(item, lane, known, context);
      const stop: DayStop = {
        id: item.id,
        itemIds: lane ? [item.id, lane.id] : [item.id],
        title: item.title,
        kind: item.details.kind,
        place: getItemPlace(item, known),
        minutes,
        secondRide: getSecondRide(item, known, context.people, item.date),
        ways: keepsTime(item) ? ways : limitToPresence(ways, minutes, context),
        people: listPeople(item, context),
        isFixed: keepsTime(item),
        isHeld: isTimeHeld(item),
        time: item.time === null ? null : toMinute(item.time),
        value: valueOf(item, known),
      };
      return { stop, known, size: getMealSize(item, known) };
    });
  const sizes = new Map(stops.flatMap(({ stop, size }) => (size ? [[stop.id, size] as const] : [])));
  return addMealGaps(addKeptPlaces(stops), sizes);
};
