import type { CreateDayItem, DayItem } from '../planning/day-items.js';
import type { ItemDetails } from '../planning/item-details.js';

/** A plan or wish of the demo trip on its date, with the votes that were cast. */
export type PlannedDemoItem = CreateDayItem & Partial<Pick<DayItem, 'votes'>>;

/** One item of the demo: the day counts from the first one, null is a wish. */
export interface DemoItem extends Omit<Partial<PlannedDemoItem>, 'id' | 'date' | 'title' | 'details'> {
  day: number | null;
  title: string;
  details: ItemDetails;
}
