import type { DayItem } from '../../planning/day-items.js';
import type { DayConflict } from './conflict.js';
import type { DayContext } from '../day-context.js';
import { againstDiets, withoutRamps } from './person-conflicts.js';
import { closedPlaces, outsideHours, wrongParks } from './place-conflicts.js';
import { plannedItems } from './planned-items.js';
import { whileAway } from './presence-conflicts.js';
import { tooShortForRides } from '../riders/height-conflicts.js';
import { shipConflicts } from '../ship/ship-conflicts.js';
import { showConflicts } from '../shows/show-conflicts.js';
import { mealsDuringFireworks, overlaps, tightWalks } from './time-conflicts.js';

/**
 * Problems first, `plan` last. Times are typical, and the sentences say so. Cancelled and done items and
 * notes are ignored.
 */
export const dayConflicts = (items: readonly DayItem[], context: DayContext): DayConflict[] => {
  const planned = plannedItems(items, context);
  const found = [
    ...overlaps(planned, context),
    ...tightWalks(planned, context),
    ...mealsDuringFireworks(planned, context),
    ...showConflicts(planned),
    ...closedPlaces(planned),
    ...wrongParks(planned, context),
    ...outsideHours(planned),
    ...whileAway(planned, context),
    ...tooShortForRides(planned, context),
    ...withoutRamps(planned, context),
    ...againstDiets(planned, context),
    ...shipConflicts(planned, context),
  ];
  return (['problem', 'warning', 'plan'] as const).flatMap((severity) =>
    found.filter((each) => each.severity === severity),
  );
};

export const unsolvedConflicts = (conflicts: readonly DayConflict[]): DayConflict[] =>
  conflicts.filter(({ severity }) => severity !== 'plan');

export const planNotes = (conflicts: readonly DayConflict[]): ReadonlyMap<string, string> =>
  new Map(conflicts.flatMap(({ note, itemIds }) => (note ? itemIds.map((id) => [id, note] as const) : [])));
