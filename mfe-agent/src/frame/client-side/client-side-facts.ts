import type { Client, HouseholdPerson, MadeTrip, WorkflowTask } from '@landsea/contracts/agents';
import type { DayItem } from '@landsea/contracts/planning';
import { sortByDayOrder } from '@landsea/rules/day-plans';
import { getAgeOn } from '@landsea/rules/trip';

const MOST_TASKS = 3;

type ShownTrip = Pick<MadeTrip, 'tripId' | 'name' | 'startDate'>;

/** The trip of the conversation, else the client's next one, else their last. */
export const chooseTrip = (
  { madeTrips = [], sharedTrips }: Pick<Client, 'madeTrips' | 'sharedTrips'>,
  aboutId: string | undefined,
  today: string,
): ShownTrip | undefined => {
  const trips = [...madeTrips, ...sharedTrips].sort((a, b) => a.startDate.localeCompare(b.startDate));
  return (
    trips.find(({ tripId }) => tripId === aboutId) ??
    trips.find(({ endDate }) => endDate >= today) ??
    trips.at(-1)
  );
};

/** `38`, `9 · 52 in`: the age on that day, or `was 9` where only an earlier age is known. */
export const describePerson = (
  { birthDate, heightInches, details }: Pick<HouseholdPerson, 'birthDate' | 'heightInches' | 'details'>,
  on: string,
): string =>
  [
    birthDate && birthDate <= on
      ? String(getAgeOn({ age: 0, birthDate }, on))
      : describeKnownAge(details?.knownAge),
    heightInches === null ? undefined : `${heightInches} in`,
  ]
    .filter(Boolean)
    .join(' · ');

const describeKnownAge = (knownAge: string | null | undefined): string | undefined => {
  const [, age] = /^(\d{1,3}) on /.exec(knownAge ?? '') ?? [];
  return age && `was ${age}`;
};

export const listBooked = (items: readonly DayItem[]): DayItem[] =>
  sortByDayOrder(items.filter(({ status, date }) => status === 'booked' && date !== null)).sort((a, b) =>
    (a.date ?? '').localeCompare(b.date ?? ''),
  );

/** Open tasks, the next first; then what was done last. */
export const listLastTasks = (
  tasks: readonly WorkflowTask[],
): { open: WorkflowTask[]; done: WorkflowTask[] } => ({
  open: tasks.filter(({ doneAt }) => doneAt === null).slice(0, MOST_TASKS),
  done: tasks
    .filter(({ doneAt, skipped }) => doneAt !== null && !skipped)
    .sort((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? ''))
    .slice(0, MOST_TASKS),
});
