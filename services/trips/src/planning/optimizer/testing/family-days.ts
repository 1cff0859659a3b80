import { makeBlankDetails, EQUAL_WEIGHT, makeItem, type DayContext } from '@landsea/rules/day-plans';
import type { ParkId } from '@landsea/contracts/catalogue';
import type { BestOrder, BestOrderRequest, DayItem, ItemKind } from '@landsea/contracts/planning';
import { Traveler } from '@landsea/contracts/trip';
import { toDayCatalogue } from '../../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../../catalogue/lists/shipped-catalogue.js';
import { findBestOrder } from '../best-order.js';
import { orderDay } from '../search/order-day.js';

const personId = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
export const [ana, ben, leo] = [
  { id: personId(1), name: 'Ana', age: 38, heightInches: 66 },
  { id: personId(2), name: 'Ben', age: 40, heightInches: 71 },
  { id: personId(3), name: 'Leo', age: 8, heightInches: 50 },
].map((person) => Traveler.parse(person)) as [Traveler, Traveler, Traveler];

/** The shipped catalog on a typical day in May, for Ana, Ben and Leo. */
export const familyDay = (...parks: ParkId[]): DayContext => ({
  date: '2027-05-13',
  parks,
  earlyEntry: true,
  people: [ana, ben, leo],
  catalogue: toDayCatalogue(loadShippedCatalogue()),
});

type Fields = Partial<DayItem>;

/** The items of a {@link familyDay}, numbered in the order in which they are made. */
export class FamilyItems {
  readonly items: DayItem[] = [];

  constructor(private readonly context: DayContext) {}

  add(kind: ItemKind, title: string, fields: Fields = {}): DayItem {
    const id = `00000000-0000-4000-9000-${String(this.items.length + 1).padStart(12, '0')}`;
    const created = { id, title, date: this.context.date, details: makeBlankDetails(kind) };
    const item = { ...makeItem(created, this.items), ...fields };
    this.items.push(item);
    return item;
  }

  ride(catalogueId: string, fields: Fields = {}): DayItem {
    return this.add('attraction', catalogueId, { catalogueId, ...fields });
  }

  show(catalogueId: string, fields: Fields = {}): DayItem {
    return this.add('show', catalogueId, { catalogueId, ...fields });
  }

  meal(catalogueId: string, fields: Fields = {}): DayItem {
    return this.add('dining', catalogueId, { catalogueId, ...fields });
  }
}

/** The best order of items as the service answers it; least effort, waiting and walking alike, unless the request says otherwise. */
export const orderOf = (
  items: readonly DayItem[],
  context: DayContext,
  request: Partial<BestOrderRequest> = {},
): Promise<BestOrder> =>
  findBestOrder(
    items,
    context,
    { goal: 'least-effort', walkingWeight: EQUAL_WEIGHT, pinned: [], from: null, ...request },
    (problem) => Promise.resolve(orderDay(problem)),
  );
