import {
  CLIENTS_SEND_NOTHING,
  MAX_OWN_TASKS,
  type AddWorkflowTask,
  type AgentTrip,
  type ApplyWorkflow,
  type ChangeWorkflowTask,
  type DueTaskList,
  type TaskMessage,
  type TaskRepeat,
  type TripWorkflow,
  type WorkflowTask,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { selectAgentTrips } from '../agent-trips/agent-trips.queries.js';
import { findTemplate } from '../own-templates/own-templates.queries.js';
import { TaskListsService } from '../own-templates/task-lists.service.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { TaskDates } from './task-dates.js';
import { addNext, dropNext, repeatColumns } from './task-repeats.js';
import { TripWorkflowRow } from './trip-workflow.entity.js';
import { finishTasks, insertWorkflow, lockWorkflows, selectWorkflow } from './workflow-dates.queries.js';
import { WorkflowTaskRow } from './workflow-task.entity.js';
import {
  countOwnTasks,
  isMember,
  selectDueTasks,
  selectTasks,
  setRemoved,
  workflowTasks,
} from './workflow-tasks.queries.js';

type WatchedTrip = Omit<AgentTrip, 'next' | 'agentId'> & { agentId: string };
interface Found {
  trip: WatchedTrip;
  reach: Reach;
}

const CHANGED = 'This task was changed meanwhile. Please look at it again.';
const HAS_OTHER = 'This trip has tasks of another template. Remove them first.';

@Injectable()
export class WorkflowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly dates: TaskDates,
    private readonly lists: TaskListsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async listDue(user: Principal): Promise<DueTaskList> {
    const { agentIds } = await this.scope.getReach(user);
    const now = this.clock();
    return selectDueTasks(this.dataSource.manager, agentIds, getDateIn(now), now);
  }

  /** @throws DomainError NOT_FOUND for a trip over which the agent does not watch. */
  async getTripWorkflow(user: Principal, tripId: string): Promise<TripWorkflow> {
    const { manager } = this.dataSource;
    const { trip } = await this.find(manager, user, tripId);
    const { clientId, clientName, clientJoined, name: tripName, mode, startDate, endDate } = trip;
    const workflow = await selectWorkflow(manager, trip);
    return {
      tripId,
      tripName,
      mode: mode as TripWorkflow['mode'],
      startDate,
      endDate,
      clientId,
      clientName,
      clientJoined,
      workflow: workflow ? toShown(workflow) : null,
      ...(workflow && { isSendingPaused: workflow.sendingPausedAt !== null }),
      tasks: await selectTasks(manager, trip),
    };
  }

  /** Idempotent. @throws DomainError NOT_FOUND, also for an own list, VALIDATION_FAILED, EDIT_CONFLICT for another list. */
  async apply(user: Principal, tripId: string, workflow: ApplyWorkflow): Promise<TripWorkflow> {
    await this.dataSource.transaction((manager) => this.applyIn(manager, user, tripId, workflow));
    return this.getTripWorkflow(user, tripId);
  }

  /** As {@link apply}, in the transaction of a larger step. */
  async applyIn(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    { template, listId, bookedOn, pastIsDone }: ApplyWorkflow,
  ): Promise<void> {
    const { trip } = await this.find(manager, user, tripId);
    if (bookedOn > trip.endDate) throw makeInvalidField('bookedOn', 'Choose a day before the trip ends');
    const { clientId, agentId } = trip;
    const appliedOn = getDateIn(this.clock());
    const list = listId === undefined ? null : await this.lists.findIn(manager, user, listId);
    if (!(await insertWorkflow(manager, { clientId, tripId, template, bookedOn, appliedOn, list }))) {
      const before = await selectWorkflow(manager, trip);
      if (before?.template === template && before.listId === (listId ?? null)) return;
      throw makeEditConflict(HAS_OTHER);
    }
    const tasks = (await this.dates.dateTasks(manager, agentId, tripId)).get(clientId) ?? [];
    const late = tasks.filter(({ isLate }) => isLate).map(({ key }) => key);
    const by = { ...user, skipped: true };
    const skipped = pastIsDone ? await finishTasks(manager, trip, late, by, this.clock()) : [];
    for (const id of skipped) await addNext(manager, id, appliedOn);
  }

  /** Tasks that people added stay. @throws DomainError NOT_FOUND. */
  async remove(user: Principal, tripId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { trip } = await this.find(manager, user, tripId);
      const { clientId } = trip;
      await lockWorkflows(manager, trip.agentId, tripId);
      await manager.delete(TripWorkflowRow, { clientId, tripId });
      await manager.delete(WorkflowTaskRow, { clientId, tripId, key: Not(IsNull()) });
    });
  }

  /** Idempotent by id. @throws DomainError NOT_FOUND, VALIDATION_FAILED. */
  add(user: Principal, tripId: string, task: AddWorkflowTask): Promise<WorkflowTask> {
    return this.dataSource.transaction((manager) => this.addIn(manager, user, tripId, task));
  }

  /** As {@link add}, in the transaction of a larger step. */
  async addIn(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    { id, title, dueOn, who, note = '', repeat = null }: AddWorkflowTask,
  ): Promise<WorkflowTask> {
    const { trip } = await this.find(manager, user, tripId);
    if ((await countOwnTasks(manager, trip)) >= MAX_OWN_TASKS)
      throw makeInvalidField('title', `A trip holds ${MAX_OWN_TASKS} tasks of your own at most`);
    const { clientId } = trip;
    const given = { id, clientId, tripId, title, dueOn, who, note, hasOwnDate: dueOn !== null };
    const task = { ...given, ...repeatColumns(repeat, dueOn) };
    await workflowTasks.insert(manager, [task]);
    return this.findTask(manager, trip, id);
  }

  /** @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT when it was changed meanwhile. */
  async change(
    user: Principal,
    tripId: string,
    taskId: string,
    { version, done, dueOn, repeat, message, ...change }: ChangeWorkflowTask,
  ): Promise<WorkflowTask> {
    return this.dataSource.transaction(async (manager) => {
      const { trip, reach } = await this.find(manager, user, tripId);
      const task = await this.findTask(manager, trip, taskId);
      const { isOfTemplate, dueOn: wasDueOn } = task;
      if (message) await this.refuseMessage(manager, trip, task, message);
      const day = dueOn === undefined ? wasDueOn : dueOn;
      if (repeat) refuseUndated(repeat, day);
      await this.refuseStranger(manager, reach, change.assigneeId);
      const isReset = dueOn === null && isOfTemplate;
      if (isReset) await lockWorkflows(manager, trip.agentId, tripId);
      const changed = {
        ...change,
        ...(done !== undefined && this.markDone(user, done)),
        ...(dueOn !== undefined && { dueOn, hasOwnDate: dueOn !== null, movedFrom: null }),
        ...(repeat !== undefined && { ...repeatColumns(repeat, day), hasOwnRepeat: true }),
        ...(message !== undefined && messageColumns(message)),
        ...((message !== undefined || dueOn !== undefined || done === false) && {
          messageSince: this.clock(),
          sendProblem: null,
        }),
      };
      if (!(await workflowTasks.update(manager, { id: taskId }, version, changed)))
        throw makeEditConflict(CHANGED);
      if (isReset) await this.dates.dateTasks(manager, trip.agentId, tripId);
      if (done) await addNext(manager, taskId, getDateIn(this.clock()));
      else if (done === false) await dropNext(manager, taskId);
      return this.findTask(manager, trip, taskId);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async removeTask(user: Principal, tripId: string, taskId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { trip } = await this.find(manager, user, tripId);
      if (!(await setRemoved(manager, { ...trip, taskId }, this.clock()))) throw makeNotFound();
      await addNext(manager, taskId, getDateIn(this.clock()));
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async restoreTask(user: Principal, tripId: string, taskId: string): Promise<WorkflowTask> {
    return this.dataSource.transaction(async (manager) => {
      const { trip } = await this.find(manager, user, tripId);
      if (await setRemoved(manager, { ...trip, taskId }, null)) await dropNext(manager, taskId);
      return this.findTask(manager, trip, taskId);
    });
  }

  private async refuseMessage(
    manager: EntityManager,
    { agentId }: WatchedTrip,
    { isOfTemplate, who, message: before }: WorkflowTask,
    { templateId }: TaskMessage,
  ): Promise<void> {
    if (who === 'client' || !(isOfTemplate || before))
      throw makeInvalidField('message', CLIENTS_SEND_NOTHING);
    const { agencyId } = await this.scope.getReachIn(manager, { userId: agentId });
    if (!(await findTemplate(manager, { agentId, agencyId, templateId })))
      throw makeInvalidField('message.templateId', 'Choose a message');
  }

  private markDone({ userId, firstName }: Principal, done: boolean): Partial<WorkflowTaskRow> {
    return done
      ? { doneAt: this.clock(), doneBy: userId, doneByName: firstName, skipped: false }
      : { doneAt: null, doneBy: null, doneByName: null, skipped: false };
  }

  private async refuseStranger(
    manager: EntityManager,
    { agencyId }: Reach,
    assigneeId: string | null | undefined,
  ): Promise<void> {
    if (assigneeId && !(await isMember(manager, agencyId, assigneeId)))
      throw makeInvalidField('assigneeId', 'Choose somebody of your team');
  }

  private async findTask(manager: EntityManager, trip: WatchedTrip, taskId: string): Promise<WorkflowTask> {
    const [task] = await selectTasks(manager, trip, taskId);
    if (!task) throw makeNotFound();
    return task;
  }

  private async find(manager: EntityManager, user: Principal, tripId: string): Promise<Found> {
    const reach = await this.scope.getReachIn(manager, user);
    const today = getDateIn(this.clock());
    const [trip] = await selectAgentTrips(manager, reach.agentIds, today, tripId);
    if (!trip?.agentId) throw makeNotFound();
    return { trip: { ...trip, agentId: trip.agentId }, reach };
  }
}

const toShown = ({
  template,
  bookedOn,
  listTitle,
}: TripWorkflowRow): NonNullable<TripWorkflow['workflow']> => ({
  template,
  bookedOn,
  ...(listTitle !== null && { listTitle }),
});

const messageColumns = (message: TaskMessage | null): Partial<WorkflowTaskRow> => ({
  messageTemplate: message?.templateId ?? null,
  messageWay: message?.way ?? null,
  hasOwnMessage: true,
});

const refuseUndated = (repeat: TaskRepeat | null, dueOn: string | null): void => {
  if (repeat && dueOn === null)
    throw makeInvalidField('dueOn', 'Choose the first day of a task that repeats');
  if (repeat?.until && dueOn !== null && repeat.until < dueOn)
    throw makeInvalidField('repeat.until', 'The last day comes before the first');
};
