import type { DayItem } from '../../planning/day-items.js';
import { holdingProblem, type HoldingProblem } from './lane-holdings.js';
import type { LaneItem, LanePerson, LaneRide } from './lane-rules.js';
import { isLane, isPass, isSelected, lanePeople, needsLane, peopleNamed } from './lane-rules.js';
import { rideProblem } from './lane-ride-problem.js';

/** What stands in the way of a selection: which rule, whose selection, and one sentence saying what to do. */
export interface LaneProblem {
  rule: 'ride' | 'time' | 'free' | HoldingProblem['rule'];
  /** Ids of the people it is about; empty when it is about the selection itself. */
  people: string[];
  message: string;
}

export interface LaneContext {
  rides: readonly LaneRide[];
  party: readonly LanePerson[];
}

const namesOf = (refs: readonly string[], party: readonly LanePerson[]): string =>
  new Intl.ListFormat('en-US').format(peopleNamed(refs, party).map(({ name }) => name));

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

const freeProblem = (item: LaneItem, { party }: LaneContext): LaneProblem[] => {
  const { date, people } = item;
  if (date === null || people === null) return [];
  const free = people.filter((ref) => peopleNamed([ref], party).some((person) => !needsLane(person, date)));
  if (free.length === 0) return [];
  return [
    {
      rule: 'free',
      people: free,
      message: `Children under 3 need no Lightning Lane: leave out ${namesOf(free, party)}.`,
    },
  ];
};

/**
 * What is wrong with a selection beside the others of its trip (domain rules 6 to 8 and 10); empty when nothing is. Rules
 * count for each person and day, so one selection can fit some of its people only. `others` may hold any lane items, of any
 * day and person; the selection itself among them is ignored. Wishes and cancelled selections must fit their ride only.
 */
export const laneProblems = (
  selection: LaneItem,
  others: readonly LaneItem[],
  context: LaneContext,
): LaneProblem[] => {
  const about = (rule: LaneProblem['rule'], message: string | undefined): LaneProblem[] =>
    message === undefined ? [] : [{ rule, people: [], message }];
  const alone = [
    ...about('ride', rideProblem(selection, context.rides)),
    ...about('time', timeProblem(selection)),
  ];
  if (!isSelected(selection)) return alone;
  const sameDay = others.filter(
    (other) => other.id !== selection.id && other.date === selection.date && isSelected(other),
  );
  const everybody = lanePeople(selection, context.party);
  const found = new Map<string, HoldingProblem & { people: string[] }>();
  for (const person of everybody) {
    const mine = sameDay.filter((other) => lanePeople(other, context.party).includes(person));
    const problem = holdingProblem(selection, mine, context.rides);
    if (!problem) continue;
    const key = `${problem.what}:${problem.rest}`;
    const known = found.get(key) ?? { ...problem, people: [] };
    found.set(key, { ...known, people: [...known.people, person] });
  }
  return [
    ...alone,
    ...freeProblem(selection, context),
    ...[...found.values()].map(({ rule, people, what, rest }) => ({
      rule,
      people,
      message: `${what}${people.length < everybody.length ? ` for ${namesOf(people, context.party)}` : ''}: ${rest}`,
    })),
  ];
};

/** {@link laneProblems} for any item among any others of the trip; none for items of other kinds. */
export const laneItemProblems = (
  item: DayItem,
  otherItems: readonly DayItem[],
  rides: readonly LaneRide[],
  party: readonly LanePerson[],
): LaneProblem[] => (isLane(item) ? laneProblems(item, otherItems.filter(isLane), { rides, party }) : []);
