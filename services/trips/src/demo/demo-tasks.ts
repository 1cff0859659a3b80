import { listBookingWindows } from '@landsea/rules/booking-windows';
import { demoPeople, makeDemoTripDays } from '@landsea/rules/demo';
import type { TaskStatus } from '@landsea/contracts/planning';
import type { CreateTrip } from '@landsea/contracts/trip';
import type { NewTask } from '../planning/tasks/tasks.queries.js';
import { GAP } from '../planning/tasks/task-order.js';
import { makeTripTemplate } from '../planning/tasks/trip-template.js';

const { morgan, alex, sofia, leo } = demoPeople;

const chosen: readonly (readonly [key: string, status: TaskStatus, person?: string])[] = [
  ['port-days', 'done', sofia],
  ['table-wishes', 'doing', morgan],
  ['sailing-papers', 'done', alex],
  ['ids-valid', 'done', morgan],
  ['flights', 'done', alex],
  ['insurance', 'done', alex],
  ['app-accounts', 'done', morgan],
  [`stroller ${leo}`, 'done', morgan],
  ['port-ride', 'done', alex],
  ['time-off', 'done'],
  [`measure ${leo}`, 'to-do'],
  ['check-in-photos', 'to-do', alex],
  [`youth-club ${sofia}`, 'to-do', morgan],
  [`youth-club ${leo}`, 'to-do', morgan],
  ['pets-plants', 'to-do', alex],
  ['prescriptions', 'to-do', morgan],
  ['must-do', 'to-do', sofia],
  [`car-seat ${leo}`, 'to-do', alex],
  ['luggage-tags', 'to-do', alex],
  ['first-aid', 'to-do', morgan],
  ['sun-and-rain', 'to-do'],
  ['power', 'to-do', sofia],
  [`child-bag ${leo}`, 'to-do'],
  ['day-bag', 'to-do', morgan],
  ['evening-clothes', 'to-do'],
  ['flight-check-in', 'to-do', alex],
  ['embarkation-bag', 'to-do', morgan],
  ['airplane-mode', 'to-do'],
  ['last-evening', 'to-do', alex],
  ['settle-up', 'to-do', morgan],
];

const own: readonly Pick<NewTask, 'title' | 'notes' | 'topic' | 'person' | 'due' | 'status'>[] = [
  {
    title: 'Tell the ship and the tables about Sofia’s peanut allergy',
    notes: 'A word with the head server on the first evening as well.',
    topic: 'health',
    person: morgan,
    due: { from: 'embarkation', days: -60 },
  },
  { title: 'Save pocket money for the pin trading', topic: 'money', person: sofia, status: 'doing' },
  {
    title: 'Surprise for Grandma: a postcard from Nassau',
    topic: 'travel',
    person: leo,
    due: { from: 'embarkation', days: 1 },
  },
];

const idOf = (index: number): string => `d2000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

export const makeDemoTasks = (trip: CreateTrip, now: Date): NewTask[] => {
  const windows = listBookingWindows({ ...trip, days: makeDemoTripDays(trip) }, now);
  const suggested = makeTripTemplate(trip, windows);
  const ofWindows = suggested.filter(({ windowId }) => windowId !== null);
  const rest = chosen.map(([key, status, person]) => {
    const task = suggested.find((each) => each.key === key);
    if (!task) throw new Error(`the checklist has no ${key}`);
    return { ...task, status, person: person ?? task.person };
  });
  const rows = [...ofWindows.map((task) => ({ ...task, person: morgan })), ...rest]
    .sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
    .map(({ key, dueOn: _reckoned, ...task }) => ({ ...task, templateKey: key }));
  return [...rows, ...own].map((task, index) => ({ ...task, id: idOf(index), position: (index + 1) * GAP }));
};
