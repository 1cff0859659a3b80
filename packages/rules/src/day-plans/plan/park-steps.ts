import { sharePeople, type PlannedItem } from '../conflicts/planned-items.js';
import { makeParkChanges, type DayContext } from '../day-context.js';
import type { ParkChange } from '../walks.js';

/** A trip does not know its tickets. */
export const HOPPER_NOTE = 'Needs Park Hopper tickets';

export const noteHopper = (parks: readonly unknown[]): string | null =>
  parks.length > 1 ? HOPPER_NOTE : null;

/** By item id; untimed items change nothing. */
export const listParkSteps = (
  planned: readonly PlannedItem[],
  context: DayContext,
): ReadonlyMap<string, ParkChange> => {
  const change = makeParkChanges(context);
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
