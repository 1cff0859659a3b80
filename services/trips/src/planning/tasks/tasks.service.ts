import { getDueDates, getTaskDueOn } from '@landsea/rules/planning';
import {
  type BookingWindow,
  type CreateTask,
  type CreateWindowTask,
  type MoveTask,
  type Task,
  type TaskDue,
  type TripTasks,
  type UpdateTask,
  taskStatusNames,
} from '@landsea/contracts/planning';
import { type TripDetail } from '@landsea/contracts/trip';
import {
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Principal,
  type DomainError,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { TripEvents } from '../../events/trip-events.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { placeIn } from './task-order.js';
import {
  insertTasks,
  selectColumn,
  selectTask,
  selectTasks,
  selectWindowTask,
  taskTable,
  updateTask,
  writePlace,
  writePositions,
  type KeptTask,
} from './tasks.queries.js';
import { getWindowDays, makeWindowTask } from './window-task.js';
import { loggedTasks } from './logged-tasks.js';

const makeTaskConflict = ({ title, status }: Pick<Task, 'title' | 'status'>): DomainError =>
  makeEditConflict(
    `This task was changed while you were editing it. It now says “${title}”, under ${taskStatusNames[status]}.`,
  );

@Injectable()
export class TasksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
  ) {}

  async listTasks(user: Pick<Principal, 'userId'>, tripId: string): Promise<TripTasks> {
    const trip = await this.trips.getDetail(user, tripId);
    const { windows } = await this.windows.listTripWindows(user, trip);
    return { tripId, tasks: await this.listTripTasks(trip, windows) };
  }

  async listTripTasks(trip: TripDetail, windows: readonly BookingWindow[]): Promise<Task[]> {
    const kept = await selectTasks(this.dataSource.manager, trip.id);
    return kept.map((task) => dated(task, trip, windows));
  }

  async add(user: Principal, tripId: string, added: CreateTask): Promise<Task> {
    await this.access.assertCanEdit(user, tripId);
    refuseWindowless(added.due, added.windowId ?? null);
    await this.dataSource.transaction((manager) => this.insertIn(manager, user, tripId, added));
    return this.publishSaved(user, tripId, added.id);
  }

  /** Idempotent by window: the existing task is returned. */
  async addFromWindow(user: Principal, tripId: string, { id, windowId }: CreateWindowTask): Promise<Task> {
    await this.access.assertCanEdit(user, tripId);
    const { windows } = await this.windows.listWindows(user, tripId);
    const window = windows.find((each) => each.id === windowId);
    const task = window && makeWindowTask(window);
    if (!task)
      throw makeInvalidField(
        'windowId',
        window
          ? 'A payment is kept in the budget: mark it as paid there.'
          : 'This trip has no such window any more. Look at its timeline again.',
      );
    const made = { id, ...task, windowId, due: { from: 'window' as const } };
    const there = await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const before = await selectWindowTask(manager, tripId, windowId);
      if (!before) await this.insertIn(manager, user, tripId, made);
      return before;
    });
    return this.publishSaved(user, tripId, there?.id ?? id);
  }

  async change(user: Principal, tripId: string, taskId: string, change: UpdateTask): Promise<Task> {
    await this.access.assertCanEdit(user, tripId);
    const now = await this.requireTask(tripId, taskId);
    refuseWindowless(change.due, now.windowId);
    const isChanged = await this.log.recordRow(user, tripId, loggedTasks, taskId, (manager) =>
      updateTask(manager, tripId, taskId, change),
    );
    if (!isChanged) throw makeTaskConflict(await this.requireTask(tripId, taskId));
    return this.publishSaved(user, tripId, taskId);
  }

  async move(user: Principal, tripId: string, taskId: string, { status, afterId }: MoveTask): Promise<Task> {
    await this.access.assertCanEdit(user, tripId);
    const isMoved = await this.log.recordRow(user, tripId, loggedTasks, taskId, async (manager) => {
      const column = await selectColumn(manager, tripId, status, taskId);
      const { position, renumbered } = placeIn(column, afterId);
      await writePositions(manager, tripId, renumbered);
      return writePlace(manager, tripId, taskId, { status }, position);
    });
    if (!isMoved) throw makeNotFound();
    return this.publishSaved(user, tripId, taskId);
  }

  async remove(user: Principal, tripId: string, taskId: string): Promise<void> {
    await this.access.assertCanEdit(user, tripId);
    const isGone = await this.log.recordRow(user, tripId, loggedTasks, taskId, (manager) =>
      taskTable.remove(manager, { tripId, id: taskId }),
    );
    if (!isGone) throw makeNotFound();
    await this.events.publish(tripId, { type: 'tasks.changed', by: user.firstName });
  }

  private async insertIn(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    { afterId, ...added }: CreateTask,
  ): Promise<void> {
    const { status = 'to-do' } = added;
    await this.log.recordRowIn(manager, user, tripId, loggedTasks, added.id, async () => {
      const column = await selectColumn(manager, tripId, status, added.id);
      const { position, renumbered } = placeIn(column, afterId);
      const tasks = await insertTasks(manager, tripId, [{ ...added, position }]);
      if (tasks.length === 0) return;
      await writePositions(manager, tripId, renumbered);
    });
  }

  private async requireTask(tripId: string, taskId: string): Promise<KeptTask> {
    const task = await selectTask(this.dataSource.manager, tripId, taskId);
    if (!task) throw makeNotFound();
    return task;
  }

  private async publishSaved(user: Principal, tripId: string, taskId: string): Promise<Task> {
    await this.events.publish(tripId, { type: 'tasks.changed', by: user.firstName });
    const trip = await this.trips.getDetail(user, tripId);
    const { windows } = await this.windows.listTripWindows(user, trip);
    return dated(await this.requireTask(tripId, taskId), trip, windows);
  }
}

const dated = (task: KeptTask, trip: TripDetail, windows: readonly BookingWindow[]): Task => {
  const found = windows.find(({ id }) => id === task.windowId);
  const window = found && !found.standing ? getWindowDays(found) : null;
  return { ...task, window, dueOn: getTaskDueOn(task.due, getDueDates(trip), window?.opensOn ?? null) };
};

const refuseWindowless = (due: TaskDue | null | undefined, windowId: string | null): void => {
  if (due?.from !== 'window' || windowId !== null) return;
  throw makeInvalidField('due', 'Only a task that was made from a window is due with it. Choose a day.');
};
