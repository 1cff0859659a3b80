import type { DayItem } from '@landsea/contracts/planning';
import type { DayConflict } from './conflict.js';
import type { DayContext } from '../day-context.js';
import { findDietConflicts, findMissingRamps } from './person-conflicts.js';
import { findClosedPlaces, findOutsideHours, findWrongParks } from './place-conflicts.js';
import { listPlannedItems } from './planned-items.js';
import { findAbsences } from './presence-conflicts.js';
import { findTooShort } from '../riders/height-conflicts.js';
import { findShipConflicts } from '../ship/ship-conflicts.js';
import { showConflicts } from '../shows/show-conflicts.js';
import { findMealsDuringFireworks, findOverlaps, findTightWalks } from './time-conflicts.js';

/**
 * Problems first, `plan` last. Times are typical, and the sentences say so. Cancelled and done items and
 * notes are ignored.
 */
export const findDayConflicts = (items: readonly DayItem[], context: DayContext): DayConflict[] => {
  const planned = listPlannedItems(items, context);
  const found = [
    ...findOverlaps(planned, context),
    ...findTightWalks(planned, context),
    ...findMealsDuringFireworks(planned, context),
    ...showConflicts(planned),
    ...findClosedPlaces(planned),
    ...findWrongParks(planned, context),
    ...findOutsideHours(planned),
    ...findAbsences(planned, context),
    ...findTooShort(planned, context),
    ...findMissingRamps(planned, context),
    ...findDietConflicts(planned, context),
    ...findShipConflicts(planned, context),
  ];
  return (['problem', 'warning', 'plan'] as const).flatMap((severity) =>
    found.filter((each) => each.severity === severity),
  );
};

export const listUnsolvedConflicts = (conflicts: readonly DayConflict[]): DayConflict[] =>
  conflicts.filter(({ severity }) => severity !== 'plan');

export const planNotes = (conflicts: readonly DayConflict[]): ReadonlyMap<string, string> =>
  new Map(conflicts.flatMap(({ note, itemIds }) => (note ? itemIds.map((id) => [id, note] as const) : [])));
