import type { TripWorkflow, WorkflowTask } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';

/** A calendar date so many days from today. */
export const inDays = (days: number): string => addDays(getDateIn(new Date()), days);

let made = 0;

export const aWorkflowTask = (change: Partial<WorkflowTask> = {}): WorkflowTask => {
  made += 1;
  return {
    id: `d0000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    title: 'Book the tables as they open',
    reason: 'Popular tables go within minutes.',
    rule: 'The day dining opens (Mar 14)',
    note: null,
    dueOn: inDays(3),
    hasOwnDate: false,
    movedFrom: null,
    who: 'agent',
    isOfTemplate: true,
    assigneeId: null,
    assigneeName: null,
    doneAt: null,
    doneBy: null,
    version: 1,
    ...change,
  };
};

export const aWorkflow = (change: Partial<TripWorkflow> = {}): TripWorkflow => ({
  tripId: 'a0000000-0000-4000-8000-000000000001',
  tripName: 'Spring break',
  mode: 'parks',
  startDate: '2099-03-14',
  endDate: '2099-03-18',
  clientId: 'c0000000-0000-4000-8000-000000000001',
  clientName: 'Ada Byron',
  clientJoined: true,
  workflow: { template: 'parks', bookedOn: '2026-10-01' },
  tasks: [aWorkflowTask()],
  ...change,
});
