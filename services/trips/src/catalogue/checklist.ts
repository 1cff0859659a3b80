import type { TaskDue, TaskTopic } from '@landsea/contracts/planning';
import type { TripDetail, TripMode } from '@landsea/contracts/trip';
import { homeAndPacking } from './checklist-home.js';
import { parkTasks } from './checklist-parks.js';
import { cruiseTasks } from './checklist-cruise.js';

/**
 * One task that families of these modes do. With `{name}` in the title it is one for each person of `ages` (on the first day of
 * the trip, both included); otherwise one for all, if there is anybody of those ages.
 */
export interface ChecklistEntry {
  key: string;
  modes: readonly TripMode[];
  topic: TaskTopic;
  title: string;
  notes?: string;
  due: TaskDue;
  ages?: { from: number; to: number };
  when?: (trip: Pick<TripDetail, 'stays' | 'sailing'>) => boolean;
}

/** When the checklist was last gone over, and against what. */
export const CHECKLIST_CHECKED = {
  asOf: '2026-11-01',
  source:
    'Advice of the park and cruise operators, the State Department and the TSA, August to November 2026',
};

export const checklist: readonly ChecklistEntry[] = [...homeAndPacking, ...parkTasks, ...cruiseTasks];
