import type { ItemDetails } from '@landsea/contracts/planning';
import type { StartingItem } from '../planning/days/insert-items.js';

/** One item of the demo: the day counts from the first one, null is a wish. */
export interface DemoItem extends Omit<Partial<StartingItem>, 'id' | 'date' | 'title' | 'details'> {
  day: number | null;
  title: string;
  details: ItemDetails;
}
