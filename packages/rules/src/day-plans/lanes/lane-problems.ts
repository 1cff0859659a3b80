import type { DayItem } from '@landsea/contracts/planning';
import { findHoldingProblem, type HoldingProblem } from './lane-limits.js';
import { canRide } from '../riders/riders.js';
import { LaneIndex, type LaneContext } from './lane-index.js';
import { type LaneItem, isLane, isPass, isSelected, needsLane } from './lane-facts.js';
import { laneRules } from '../../planning/park-rules.js';
import { findRideProblem } from './lane-ride-problem.js';

export interface LaneProblem {
  rule: 'ride' | 'time' | 'day' | 'free' | 'height' | HoldingProblem['rule'];
  /** Empty for a problem of the selection itself. */
  people: string[];
  message: string;
}

const timeProblem = (item: LaneItem): string | undefined => {
  const { time, details } = item;
  if (isPass(item))
    return (time ?? details.returnUntil)
      ? 'A pass for the whole day has no return times: leave the time empty.'
      : undefined;
  if (details.returnUntil !== null && time === null) return 'Enter when the return window starts.';
  return time !== null && details.returnUntil !== null && details.returnUntil <= time
    ? 'The return window ends before it starts: correct its end.'
    : undefined;
};

const freeProblem = ({ date, people }: LaneItem, index: LaneIndex): LaneProblem[] => {
  if (date === null || people === null) return [];
  const free = people.filter((ref) => {
    const person = index.findPerson(ref);
    return person !== undefined && !needsLane(person, date);
  });
  if (free.length === 0) return [];
  return [
    {
      rule: 'free',
      people: free,
      message: `Children under ${laneRules.freeBelowAge} need no Lightning Lane: leave out ${index.formatNames(free)}.`,
    },
  ];
};

const heightProblem = (selection: LaneItem, index: LaneIndex): LaneProblem[] => {
  const { date, people } = selection;
  const ride = index.rideOf(selection);
  const limit = ride?.heightInches ?? null;
  if (date === null || people === null || !ride || limit === null) return [];
  const short = people.filter((ref) => {
    const person = index.findPerson(ref);
    return person !== undefined && needsLane(person, date) && !canRide({ heightInches: limit }, person, date);
  });
  if (short.length === 0) return [];
  const names = index.formatNames(short);
  const instead = short.length < people.length ? `leave out ${names}` : 'choose people who can ride';
  const is = short.length === 1 ? 'is' : 'are';
  const message = `${names} ${is} too short for ${ride.name} (${limit} inches): ${instead}.`;
  return [{ rule: 'height', people: short, message }];
};

const without = (lanes: readonly LaneItem[], { id }: LaneItem): readonly LaneItem[] =>
  lanes.filter((other) => other.id !== id);

const dayProblem = (selection: LaneItem, index: LaneIndex): string | undefined =>
  index.countOthersOn(selection) >= laneRules.mostSelectionsADay
    ? `A day holds at most ${laneRules.mostSelectionsADay} Lightning Lane selections: remove some first.`
    : undefined;

const holdingProblems = (selection: LaneItem, index: LaneIndex): LaneProblem[] => {
  if (selection.date === null) return [];
  const everybody = index.listPeople(selection);
  const ofPerson = index.getLanesOn(selection.date);
  const byLanes = new Map<readonly LaneItem[], HoldingProblem | undefined>();
  const found = new Map<string, HoldingProblem & { people: string[] }>();
  for (const person of everybody) {
    const lanes = ofPerson.get(person);
    if (!lanes) continue;
    if (!byLanes.has(lanes))
      byLanes.set(lanes, findHoldingProblem(selection, without(lanes, selection), index));
    const problem = byLanes.get(lanes);
    if (!problem) continue;
    const key = `${problem.what}:${problem.rest}`;
    const known = found.get(key);
    if (known) known.people.push(person);
    else found.set(key, { ...problem, people: [person] });
  }
  return [...found.values()].map(({ rule, people, what, rest }) => ({
    rule,
    people,
    message: `${what}${people.length < everybody.length ? ` for ${index.formatNames(people)}` : ''}: ${rest}`,
  }));
};

/**
 * Domain.md, L3 to L6. Rules count for each person and day; wishes and cancelled selections must fit their
 * ride only.
 */
export const findLaneProblems = (selection: LaneItem, index: LaneIndex): LaneProblem[] => {
  const about = (rule: LaneProblem['rule'], message: string | undefined): LaneProblem[] =>
    message === undefined ? [] : [{ rule, people: [], message }];
  const alone = [
    ...about('ride', findRideProblem(selection, index.rideOf(selection))),
    ...about('time', timeProblem(selection)),
  ];
  if (!isSelected(selection)) return alone;
  const tooMany = about('day', dayProblem(selection, index));
  if (tooMany.length > 0) return [...alone, ...tooMany];
  return [
    ...alone,
    ...freeProblem(selection, index),
    ...heightProblem(selection, index),
    ...holdingProblems(selection, index),
  ];
};

/** Empty for other kinds. */
export const makeLaneChecks = (
  items: readonly DayItem[],
  context: LaneContext,
): ((item: DayItem) => LaneProblem[]) => {
  const index = new LaneIndex(items.filter(isLane), context);
  return (item) => (isLane(item) ? findLaneProblems(item, index) : []);
};
