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
 * What does not fit on a day, problems first. Times of lines, showings and hours are typical, so the sentences say so. Items of
 * other dates, cancelled and done ones and notes are ignored. Source of the rules: heights, hours, times and diets of the
 * catalog, the party's heights and dietary notes.
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
  return [
    ...found.filter(({ severity }) => severity === 'problem'),
    ...found.filter(({ severity }) => severity === 'warning'),
  ];
};
