import { joinWords } from '@landsea/contracts/core';
import type { MealPeriod, ClockTime } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { getAgeOn } from '../../trip/guests.js';
import { toClock, toMinute, type Minute } from '../../trip/clock.js';
import { getParkDay, type DayContext } from '../day-context.js';
import { makeBlankDetails } from '../items/item-life.js';
import { getMealSize } from '../items/meal-size.js';
import { isRest } from '../items/rests.js';
import { makeItem } from '../items/written-items.js';
import { findEntry, type KnownEntry } from '../stops/day-entries.js';
import { isAhead } from '../stops/item-order.js';
import type { ShipContext } from '../ship/ship-context.js';
import { getPersonRef, takesPart } from '../stops/stop-people.js';

type Proposable = 'lunch' | 'dinner';

/** A meal belongs to the last period that has begun. */
const periodsFrom: readonly (readonly [MealPeriod, Minute])[] = [
  ['dinner', 15 * 60 + 30],
  ['lunch', 10 * 60 + 30],
  ['breakfast', 0],
];
const presences: Record<Proposable, { from: Minute; until: Minute }> = {
  lunch: { from: 13 * 60 + 30, until: 12 * 60 + 30 },
  dinner: { from: 19 * 60, until: 18 * 60 },
};
/** Assumptions, in minutes. */
const MEAL_MINUTES = 40;
const NAP_MINUTES = 60;
const NAP_TIME = '13:00';
/** Minutes before the nap; a later arrival means sleep on the way. */
const BEFORE_NAP = 120;
const AFTER_ARRIVAL = 120;
const LATEST_NAP = 15 * 60 + 30;
/** No nap is proposed in port: the hours ashore decide. */
const SEA_NAP = '13:30';
const EVENING = 18 * 60;
const STEP = 5;
const NAP_AGE = 3;

/** Its id is not that of an item. */
export interface DayProposal {
  item: DayItem;
  meal: Proposable | null;
}

const servedIn = (item: DayItem, known: KnownEntry | null): readonly MealPeriod[] => {
  if (item.details.kind === 'dining' && item.details.meal !== null) return [item.details.meal];
  if (known?.list === 'restaurants' && known.entry.meals.length > 0) return known.entry.meals;
  return ['lunch', 'dinner'];
};

const periodAt = (time: string): MealPeriod =>
  periodsFrom.find(([, from]) => from <= toMinute(time))?.[0] ?? 'breakfast';

const covered = (items: readonly DayItem[], context: DayContext): Record<Proposable, Set<string>> => {
  const eaters: Record<Proposable, Set<string>> = { lunch: new Set(), dinner: new Set() };
  const cover = (period: MealPeriod | undefined, people: readonly string[]): void => {
    if (period === 'lunch' || period === 'dinner') for (const ref of people) eaters[period].add(ref);
  };
  const meals = items.flatMap((item) => {
    const known = findEntry(item, context.catalogue);
    const size = getMealSize(item, known);
    const people = context.people.filter((person) => takesPart(item, person)).map(getPersonRef);
    return size === null || size === 'snack' ? [] : [{ item, known, people }];
  });
  for (const { item, people } of meals) if (item.time !== null) cover(periodAt(item.time), people);
  for (const { item, known, people } of meals) {
    if (item.time !== null) continue;
    const served = servedIn(item, known);
    const open = served.find(
      (period) =>
        (period === 'lunch' || period === 'dinner') && people.some((ref) => !eaters[period].has(ref)),
    );
    cover(open, people);
  }
  return eaters;
};

const presenceOf = (context: DayContext): { from: Minute; until: Minute } | null => {
  const hours = context.parks.flatMap((park) => getParkDay(park, context) ?? []);
  if (hours.length === 0) return null;
  const { arrivesAt, leavesAt } = context;
  return {
    from: arrivesAt ? toMinute(arrivesAt) : Math.min(...hours.map(({ gates }) => gates)),
    until: leavesAt ? toMinute(leavesAt) : Math.max(...hours.map(({ close }) => close)),
  };
};

const proposed = (key: string, title: string, kind: 'dining' | 'break', context: DayContext): DayItem => ({
  ...makeItem(
    { id: `${key} ${context.date}`, title, date: context.date, details: makeBlankDetails(kind) },
    [],
  ),
  // Meals and naps come before all other stops.
  votes: { family: 'must' },
});

const napTime = ({ from, until }: { from: Minute; until: Minute }): ClockTime | null => {
  const usual = toMinute(NAP_TIME);
  if (from + BEFORE_NAP <= usual) return usual + NAP_MINUTES <= until ? NAP_TIME : null;
  const minute = Math.max(usual, Math.ceil((from + AFTER_ARRIVAL) / STEP) * STEP);
  return minute <= LATEST_NAP && until >= EVENING ? toClock(minute) : null;
};

const napOf = (items: readonly DayItem[], context: DayContext, time: ClockTime): DayProposal[] => {
  const small = context.people.filter((person) => getAgeOn(person, context.date) < NAP_AGE);
  if (small.length === 0 || items.some(isRest)) return [];
  const names = joinWords(small.map(({ name }) => name));
  const item = proposed('nap', `Nap for ${names}`, 'break', context);
  return [{ meal: null, item: { ...item, minutes: NAP_MINUTES, time, proposedTime: time } }];
};

const napAtSea = ({ kind }: ShipContext, items: readonly DayItem[], context: DayContext): DayProposal[] =>
  kind === 'sea'
    ? napOf(items, context, SEA_NAP).map((nap) => ({
        ...nap,
        item: { ...nap.item, votes: { family: 'no' } },
      }))
    : [];

/**
 * Lunch and dinner of everybody without one, and a nap under three; at sea the nap only. `items` of the date.
 */
export const proposeDays = (items: readonly DayItem[], context: DayContext): DayProposal[] => {
  const there = presenceOf(context);
  const planned = items.filter((item) => item.date === context.date && isAhead(item));
  if (!there) return context.aboard ? napAtSea(context.aboard, planned, context) : [];
  const eaters = covered(planned, context);
  const refs = context.people.map(getPersonRef);
  const meals = (['lunch', 'dinner'] as const).flatMap((meal): DayProposal[] => {
    const { from, until } = presences[meal];
    const hungry = refs.filter((ref) => !eaters[meal].has(ref));
    if (hungry.length === 0 || there.from > from || there.until < until) return [];
    const item = proposed(meal, meal === 'lunch' ? 'Lunch' : 'Dinner', 'dining', context);
    const [park] = context.parks;
    return [
      {
        meal,
        item: {
          ...item,
          park: context.parks.length === 1 ? (park ?? null) : null,
          people: hungry.length === refs.length ? null : hungry,
          minutes: MEAL_MINUTES,
          details: { ...makeBlankDetails('dining'), meal } as DayItem['details'],
        },
      },
    ];
  });
  const nap = napTime(there);
  return [...meals, ...(nap ? napOf(planned, context, nap) : [])];
};
