import type { DayItem } from '../../planning/day-items.js';
import type { Traveler } from '../../trip/trips.js';
import { conflict, type DayConflict } from '../conflicts/conflict.js';
import { takesPart } from '../stops/stop-people.js';
import type { PlannedItem } from '../conflicts/planned-items.js';
import type { DayContext } from '../day-context.js';
import { isLane, needsLane } from '../lanes/lane-rules.js';
import { attractionOf, type KnownEntry } from '../stops/day-entries.js';
import { riderSwitch } from './rider-switch.js';
import { ridersOf } from './riders.js';
import { secondRide } from './second-ride.js';

const list = new Intl.ListFormat('en-US');
const names = (people: readonly Traveler[]): string => list.format(people.map(({ name }) => name));

/** `Leo is too short for TRON (48 inches)`; a child without a height counts as too short, which is said. */
const tooShortClause = (tooShort: readonly Traveler[], { title }: DayItem, limit: number): string => {
  const [is, counts] = tooShort.length === 1 ? ['is', 'counts'] : ['are', 'count'];
  const isMeasured = tooShort.some(({ heightInches }) => heightInches !== undefined);
  const verb = isMeasured ? is : `${is} under 3 and ${counts} as`;
  return `${names(tooShort)} ${verb} too short for ${title} (${String(limit)} inches)`;
};

/** How many inches are missing, for one person whose height is known. */
const missingInches = ([only, ...others]: readonly Traveler[], limit: number): number | null =>
  only?.heightInches === undefined || others.length > 0 ? null : limit - only.heightInches;

/** What to do about it, as the end of a sentence, and whether the ride can be done so. */
const adviceFor = (
  item: DayItem,
  members: readonly Traveler[],
  known: KnownEntry | null,
  { date, catalogue }: DayContext,
): { rest: string; isPossible: boolean } => {
  const ride = attractionOf(known, catalogue);
  const { riders, tooShort } = ridersOf(ride, members, date);
  const short = names(tooShort);
  if (riders.length === 0) return { rest: '.', isPossible: false };
  if (isLane(item)) return { rest: `: leave ${short} out of this Lightning Lane.`, isPossible: true };
  const swap = riderSwitch(ride, members, date);
  if (!swap) return { rest: `. Choose who rides and who waits with ${short}.`, isPossible: false };
  const first = `${names(swap.first)} ${swap.first.length === 1 ? 'rides' : 'ride'}`;
  const second = secondRide(item, known, members, date);
  const again = second ? `: about ${String(second.minutes)} minutes more` : '';
  return {
    rest: `. Use rider switch: ${swap.waits.name} waits with ${short} while ${first}, then they swap${again}.`,
    isPossible: true,
  };
};

/** Rides that are planned for a person who is too short, with the rider switch where one adult can wait and then ride. */
export const tooShortForRides = (planned: readonly PlannedItem[], context: DayContext): DayConflict[] =>
  planned.flatMap(({ item, known }) => {
    const { catalogue, date, people } = context;
    const limit = attractionOf(known, catalogue)?.heightInches ?? null;
    if (limit === null) return [];
    const members = people.filter(
      (person) => takesPart(item, person) && (!isLane(item) || needsLane(person, date)),
    );
    const { tooShort } = ridersOf({ heightInches: limit }, members, date);
    if (tooShort.length === 0) return [];
    const { rest, isPossible } = adviceFor(item, members, known, context);
    return [
      conflict('height', [item], tooShortClause(tooShort, item, limit) + rest, {
        severity: isPossible ? 'warning' : 'problem',
        personId: (tooShort.length === 1 && tooShort[0]?.id) || null,
        by: missingInches(tooShort, limit),
        without: tooShort.map(({ id, name }) => id ?? name),
      }),
    ];
  });
