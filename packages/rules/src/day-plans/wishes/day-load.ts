import type { DayItem } from '@landsea/contracts/planning';
import { itemLife } from '../items/item-life.js';
import { getMealSize, type MealSize } from '../items/meal-size.js';
import { findEntry } from '../stops/day-entries.js';
import { getPersonRef, takesPart } from '../stops/stop-people.js';
import { countMinutes, countTakenBy, type WishDay } from './wish-days.js';

const MOST_ON_A_DAY = 18;
const MOST_MEALS_ON_A_DAY = 3;

interface OwnDay {
  minutes: number;
  things: number;
  meals: number;
  courses: number;
}

const everybody = 'everybody';

/** Counted for each person. Minutes are expected ones, with waits and ways. */
export class DayLoad {
  private readonly days: Map<string, OwnDay>;
  private readonly most: number;

  constructor(
    private readonly at: WishDay,
    items: readonly DayItem[],
  ) {
    const refs = at.context.people.map(getPersonRef);
    const names = refs.length > 0 ? refs : [everybody];
    this.days = new Map(names.map((ref) => [ref, { minutes: 0, things: 0, meals: 0, courses: 0 }]));
    this.most = countMinutes(at);
    for (const item of items) this.take(item);
  }

  /** 1 is a whole day of the busiest person. */
  measureWith(item: DayItem): number {
    const taken = countTakenBy(item, this.at);
    const loads = this.listDays(item).map(({ minutes }) => minutes + taken);
    return this.most === 0 ? Infinity : Math.max(...loads) / this.most;
  }

  hasRoom(item: DayItem): boolean {
    const isMeal = isWholeMeal(this.getMealSize(item));
    return (
      this.measureWith(item) <= 1 &&
      this.listDays(item).every(
        ({ things, meals }) => things < MOST_ON_A_DAY && (!isMeal || meals < MOST_MEALS_ON_A_DAY),
      )
    );
  }

  hasCourses(item: DayItem): boolean {
    return this.isCourses(item) && this.listDays(item).some(({ courses }) => courses > 0);
  }

  hasMeal(item: DayItem): boolean {
    return isWholeMeal(this.getMealSize(item)) && this.listDays(item).some(({ meals }) => meals > 0);
  }

  take(item: DayItem): void {
    if (!itemLife[item.details.kind].takesTime) return;
    const taken = countTakenBy(item, this.at);
    const meals = isWholeMeal(this.getMealSize(item)) ? 1 : 0;
    const courses = this.isCourses(item) ? 1 : 0;
    for (const day of this.listDays(item)) {
      day.minutes += taken;
      day.things += 1;
      day.meals += meals;
      day.courses += courses;
    }
  }

  private getMealSize(item: DayItem): MealSize | null {
    return getMealSize(item, findEntry(item, this.at.context.catalogue));
  }

  private isCourses(item: DayItem): boolean {
    const known = findEntry(item, this.at.context.catalogue);
    return known?.list === 'restaurants' && ['signature', 'dinner-show'].includes(known.entry.service);
  }

  private listDays(item: DayItem): OwnDay[] {
    const there = this.at.context.people.filter((person) => takesPart(item, person)).map(getPersonRef);
    const refs = there.length > 0 ? there : [...this.days.keys()];
    return refs.flatMap((ref) => this.days.get(ref) ?? []);
  }
}

const isWholeMeal = (size: MealSize | null): boolean => size === 'meal' || size === 'big';
