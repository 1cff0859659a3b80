import type { ChecklistEntry } from './checklist-entry.js';
import { homeAndPacking } from './checklist-home.js';
import { parkTasks } from './checklist-parks.js';
import { cruiseTasks } from './checklist-cruise.js';

export const CHECKLIST_CHECKED = {
  asOf: '2026-11-27',
  source:
    'Advice of the park and cruise operators, the vacation club, the State Department and the TSA, August to November 2026',
};

export const checklist: readonly ChecklistEntry[] = [...homeAndPacking, ...parkTasks, ...cruiseTasks];
