import { dateTasks, workflowTemplates, type DatedTask } from '@landsea/rules/agents';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { selectDueLines } from '../../money/budget/budget-due.queries.js';
import { WindowsService } from '../../planning/windows/windows.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DeskPlanner } from '../agent-trips/desk-planner.js';
import type { TripWorkflowRow } from './trip-workflow.entity.js';
import { lockWorkflows, writeDates } from './workflow-dates.queries.js';

@Injectable()
export class TaskDates {
  constructor(
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    planner: DeskPlanner,
  ) {
    planner.onPlanned((manager, { agentId, trip, windows }) => this.write(manager, agentId, trip, windows));
  }

  /** @returns the tasks of each workflow by the id of its client. */
  async dateTasks(
    manager: EntityManager,
    agentId: string,
    tripId: string,
  ): Promise<Map<string, DatedTask[]>> {
    const user = { userId: agentId };
    const trip = await this.trips.getDetailIn(manager, user, tripId);
    const { windows } = await this.windows.listTripWindowsIn(manager, user, trip);
    return this.write(manager, agentId, trip, windows);
  }

  private async write(
    manager: EntityManager,
    agentId: string,
    trip: TripDetail,
    windows: readonly BookingWindow[],
  ): Promise<Map<string, DatedTask[]>> {
    const workflows = await lockWorkflows(manager, agentId, trip.id);
    const written = new Map<string, DatedTask[]>();
    if (workflows.length === 0) return written;
    const payments = await selectDueLines(manager, trip.id, agentId);
    for (const workflow of workflows) {
      const tasks = tasksOf(workflow, { ...trip, windows, payments, bookedOn: workflow.bookedOn });
      await writeDates(manager, workflow, tasks);
      written.set(workflow.clientId, tasks);
    }
    return written;
  }
}

const tasksOf = (
  { template, appliedOn, listTasks }: TripWorkflowRow,
  trip: Parameters<typeof dateTasks>[1],
): DatedTask[] => dateTasks(listTasks ?? workflowTemplates[template].tasks, trip, appliedOn);
