import type { CreateDayItem, DayItem, ItemDetails } from '@landsea/contracts/planning';

export type PlannedDemoItem = CreateDayItem & Partial<Pick<DayItem, 'votes'>>;

/** `day` 0 is the first; null is a wish. */
export interface DemoItem extends Omit<Partial<PlannedDemoItem>, 'id' | 'date' | 'title' | 'details'> {
  day: number | null;
  title: string;
  details: ItemDetails;
}
