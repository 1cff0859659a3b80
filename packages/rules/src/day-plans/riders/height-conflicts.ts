import { joinWords } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Traveler } from '@landsea/contracts/trip';
import { makeConflict, type DayConflict } from '../conflicts/conflict.js';
import { takesPart } from '../stops/stop-people.js';
import type { PlannedItem } from '../conflicts/planned-items.js';
import type { DayContext } from '../day-context.js';
import { isLane, needsLane } from '../lanes/lane-facts.js';
import { findAttraction, type KnownEntry } from '../stops/day-entries.js';
import { planRiderSwitch } from './rider-switch.js';
import { splitRiders } from './riders.js';
import { getSecondRide } from './second-ride.js';

const names = (people: readonly Traveler[]): string => joinWords(people.map(({ name }) => name));

/** `Leo is too short for TRON (48 inches)`; a child without a height counts as too short. */
const tooShortClause = (tooShort: readonly Traveler[], { title }: DayItem, limit: number): string => {
  const [is, counts] = tooShort.length === 1 ? ['is', 'counts'] : ['are', 'count'];
  const isMeasured = tooShort.some(({ heightInches }) => heightInches !== undefined);
  const verb = isMeasured ? is : `${is} under 3 and ${counts} as`;
  return `${names(tooShort)} ${verb} too short for ${title} (${limit} inches)`;
};

const missingInches = ([only, ...others]: readonly Traveler[], limit: number): number | null =>
  only?.heightInches === undefined || others.length > 0 ? null : limit - only.heightInches;

type Found = Pick<DayConflict, 'sentence' | 'severity' | 'note'>;

const switchPlan = (
  item: DayItem,
  tooShort: readonly Traveler[],
  waits: Traveler,
  minutes: number | undefined,
): Found => {
  const short = names(tooShort);
  const subject = tooShort.length === 1 ? `${short}’s` : `${short} are`;
  const more = minutes === undefined ? '' : `+${minutes} min`;
  return {
    severity: 'plan',
    sentence: `${subject} too small for ${item.title}. Rider switch: ${waits.name} waits with ${short}, then swaps${more && ` (${more})`}.`,
    note: `⇄ ${waits.name} waits with ${short}${more && `, ${more}`}`,
  };
};

const adviceFor = (
  item: DayItem,
  members: readonly Traveler[],
  known: KnownEntry | null,
  limit: number,
  { date, catalogue }: DayContext,
): Found => {
  const ride = findAttraction(known, catalogue);
  const { riders, tooShort } = splitRiders(ride, members, date);
  const short = names(tooShort);
  const clause = tooShortClause(tooShort, item, limit);
  if (riders.length === 0) return { sentence: `${clause}.`, severity: 'problem' };
  if (isLane(item))
    return { sentence: `${clause}: leave ${short} out of this Lightning Lane.`, severity: 'warning' };
  const swap = planRiderSwitch(ride, members, date);
  if (!swap)
    return { sentence: `${clause}. Choose who rides and who waits with ${short}.`, severity: 'problem' };
  return switchPlan(item, tooShort, swap.waits, getSecondRide(item, known, members, date)?.minutes);
};

export const findTooShort = (planned: readonly PlannedItem[], context: DayContext): DayConflict[] =>
  planned.flatMap(({ item, known }) => {
    const { catalogue, date, people } = context;
    const limit = findAttraction(known, catalogue)?.heightInches ?? null;
    if (limit === null) return [];
    const members = people.filter(
      (person) => takesPart(item, person) && (!isLane(item) || needsLane(person, date)),
    );
    const { tooShort } = splitRiders({ heightInches: limit }, members, date);
    if (tooShort.length === 0) return [];
    const { sentence, ...found } = adviceFor(item, members, known, limit, context);
    return [
      makeConflict('height', [item], sentence, {
        ...found,
        personId: (tooShort.length === 1 && tooShort[0]?.id) || null,
        by: missingInches(tooShort, limit),
        without: tooShort.map(({ id, name }) => id ?? name),
      }),
    ];
  });
