import { sharePeople, type PlannedItem } from '../conflicts/planned-items.js';
import { parkChangeOn, type DayContext } from '../day-context.js';
import type { ParkChange } from '../walks.js';

/** A trip does not know its tickets, so a day in more than one park says which ones it takes. */
export const HOPPER_NOTE = 'Needs Park Hopper tickets';

/** {@link HOPPER_NOTE} for the parks of a day that is spent in more than one. */
export const hopperNote = (parks: readonly unknown[]): string | null =>
  parks.length > 1 ? HOPPER_NOTE : null;

/** Before which items of a day its people change parks, by the id of the item. What has no time yet changes nothing. */
export const parkSteps = (
  planned: readonly PlannedItem[],
  context: DayContext,
): ReadonlyMap<string, ParkChange> => {
  const change = parkChangeOn(context);
  const timed = planned.filter(({ from }) => from !== null);
  return new Map(
    timed.flatMap(({ item, place }, index) => {
      const before = timed
        .slice(0, index)
        .findLast((each) => each.park !== null && sharePeople(each.item, item));
      const step = before && change(before.place, place, item.people);
      return step ? [[item.id, step] as const] : [];
    }),
  );
};
