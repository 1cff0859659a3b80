import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import type { DayPlans } from '@landsea/contracts/planning';
import type { Page } from '@playwright/test';
import { arrival, call, today } from './season.js';

const dining = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: 2,
  onDiningPlan: false,
};
const lane = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true };

type Wish = [day: number, title: string, catalogueId: string, park: string, time: string];

/** Twelve tables; the two last are in another park than the family is on that day. */
const tables: readonly Wish[] = [
  [1, 'The Plaza Restaurant', 'the-plaza-restaurant', 'magic-kingdom', '11:30'],
  [1, 'Be Our Guest Restaurant', 'be-our-guest-restaurant', 'magic-kingdom', '17:10'],
  [1, 'The Crystal Palace', 'the-crystal-palace', 'magic-kingdom', '08:00'],
  [2, 'Space 220 Restaurant', 'space-220-restaurant', 'epcot', '17:30'],
  [2, 'Le Cellier Steakhouse', 'le-cellier-steakhouse', 'epcot', '12:15'],
  [2, 'Garden Grill Restaurant', 'garden-grill-restaurant', 'epcot', '08:30'],
  [3, 'Sci-Fi Dine-In Theater Restaurant', 'sci-fi-dine-in-theater-restaurant', 'hollywood-studios', '17:40'],
  [3, 'Hollywood & Vine', 'hollywood-and-vine', 'hollywood-studios', '08:20'],
  [4, 'Tusker House Restaurant', 'tusker-house-restaurant', 'animal-kingdom', '08:40'],
  [4, 'Tiffins Restaurant', 'tiffins-restaurant', 'animal-kingdom', '13:00'],
  [1, 'Teppan Edo', 'teppan-edo', 'epcot', '19:00'],
  [4, 'Liberty Tree Tavern', 'liberty-tree-tavern', 'magic-kingdom', '18:30'],
];
export const impossible: ReadonlySet<string> = new Set(['Teppan Edo', 'Liberty Tree Tavern']);

const parks = ['magic-kingdom', 'epcot', 'hollywood-studios', 'animal-kingdom'];

const planParks = async (
  desk: Page,
  tripId: string,
  from: string,
  list: readonly string[],
): Promise<void> => {
  const plans = await call<DayPlans>(desk, 'get', `/api/v1/trips/${tripId}/days`);
  for (const [at, park] of list.entries()) {
    const date = addDays(from, at + 1);
    const version = plans.days.find((day) => day.date === date)?.version;
    await call(desk, 'patch', `/api/v1/trips/${tripId}/days/${date}`, { version, parks: [park] });
  }
};

const wish = async (page: Page, tripId: string, from: string, wishes: readonly Wish[], details: object) => {
  for (const [day, title, catalogueId, park, time] of wishes) {
    const where = { catalogueId, park, date: addDays(from, day), time };
    await call(page, 'post', `/api/v1/trips/${tripId}/items`, { id: randomUUID(), title, ...where, details });
  }
};

/** The twelve tables that the family would like, in parks that the agent planned. */
export const wishForTables = async (desk: Page, tripId: string): Promise<void> => {
  await planParks(desk, tripId, arrival, parks);
  await wish(desk, tripId, arrival, tables, dining);
};

/** Lightning Lanes open a week before the other family arrives. */
export const otherArrival = addDays(today, 7);

export const wishForLanes = async (desk: Page, tripId: string): Promise<void> => {
  await planParks(desk, tripId, otherArrival, ['magic-kingdom']);
  const lanes: Wish[] = [
    [1, 'Peter Pan’s Flight', 'peter-pans-flight', 'magic-kingdom', '10:00'],
    [1, 'Haunted Mansion', 'haunted-mansion', 'magic-kingdom', '11:30'],
    [1, 'Dumbo the Flying Elephant', 'dumbo-the-flying-elephant', 'magic-kingdom', '13:00'],
  ];
  await wish(desk, tripId, otherArrival, lanes, lane);
};
