import { randomUUID } from 'node:crypto';
import type { AddedTasks, AddSuggestedTasks, TaskTemplate } from '@landsea/contracts/planning';
import { getDateIn } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { refuseTooMany } from '../../trip/activity-log/row-limits.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import { CHECKLIST_CHECKED } from '../../catalogue/checklist.js';
import { TripEvents } from '../../events/trip-events.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { WindowsService } from '../windows/windows.service.js';
import { GAP } from './task-order.js';
import { deleteUntouched, insertTasks, selectColumn, selectTaken } from './tasks.queries.js';
import { makeTripTemplate, type TemplateTask } from './trip-template.js';
import { loggedTasks, suggestedTasks } from './logged-tasks.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';

const modeNames: Record<TripDetail['mode'], string> = {
  parks: 'park trip',
  cruise: 'cruise',
  combined: 'trip by land and sea',
};

@Injectable()
export class TaskTemplateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly windows: WindowsService,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
  ) {}

  async getTemplate(user: Principal, tripId: string): Promise<TaskTemplate> {
    const trip = await this.trips.getDetail(user, tripId);
    const { isThere, suggested } = await this.listSuggested(user, trip, this.dataSource.manager);
    const suggestions = suggested.map((task) => {
      const { key, title, notes, topic, person, dueOn } = task;
      return { key, title, notes, topic, person, dueOn, isThere: isThere(task) };
    });
    return { mode: trip.mode, suggestions, ...CHECKLIST_CHECKED };
  }

  async add(user: Principal, tripId: string, { keys }: AddSuggestedTasks): Promise<AddedTasks> {
    await this.access.assertCanEdit(user, tripId);
    const trip = await this.trips.getDetail(user, tripId);
    const chosen = new Set(keys);
    return this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const { isThere, suggested } = await this.listSuggested(user, trip, manager);
      const missing = suggested.filter((task) => chosen.has(task.key) && !isThere(task));
      if (missing.length === 0) return { added: 0, activityId: null };
      const column = await selectColumn(manager, tripId, 'to-do', NOBODY);
      const last = column.at(-1)?.position ?? 0;
      const rows = missing.map(({ key, dueOn: _reckoned, ...task }, index) => ({
        ...task,
        id: randomUUID(),
        templateKey: key,
        position: last + (index + 1) * GAP,
      }));
      await insertTasks(manager, tripId, rows);
      await refuseTooMany(manager, tripId, loggedTasks, 'new');
      const activityId = await this.log.add(manager, {
        user,
        tripId,
        kind: suggestedTasks.kind,
        subjectId: tripId,
        action: 'added',
        what: `${rows.length} ${rows.length === 1 ? 'task' : 'tasks'} for a ${modeNames[trip.mode]}`,
        after: { taskIds: rows.map(({ id }) => id) },
      });
      this.events.publishAtCommit(manager, tripId, { type: 'tasks.changed', by: user.firstName });
      return { added: rows.length, activityId };
    });
  }

  /** The whole checklist of a new trip, in the transaction that makes it. */
  async addAllIn(manager: EntityManager, user: Principal, trip: TripDetail): Promise<void> {
    const { suggested } = await this.listSuggested(user, trip, manager);
    const rows = suggested.map(({ key, dueOn: _reckoned, ...task }, index) => ({
      ...task,
      id: randomUUID(),
      templateKey: key,
      position: (index + 1) * GAP,
    }));
    await insertTasks(manager, trip.id, rows);
  }

  /** A task that somebody has worked on stays. */
  async takeBack(manager: EntityManager, user: Principal, { tripId, after }: LoggedActivity): Promise<void> {
    const ids: unknown = after?.['taskIds'];
    if (!Array.isArray(ids)) throw makeNotFound();
    await deleteUntouched(manager, tripId, ids.map(String));
    this.events.publishAtCommit(manager, tripId, { type: 'tasks.changed', by: user.firstName });
  }

  private async listSuggested(
    user: Principal,
    trip: TripDetail,
    manager: EntityManager,
  ): Promise<{ suggested: TemplateTask[]; isThere: (task: TemplateTask) => boolean }> {
    const { windows } = await this.windows.listTripWindowsIn(manager, user, trip);
    const taken = await selectTaken(manager, trip.id);
    const [keys, windowIds] = [new Set(taken.keys), new Set(taken.windowIds)];
    return {
      suggested: makeTripTemplate(
        trip,
        windows,
        getDateIn(new Date()),
        await selectBookings(manager, trip.id),
      ),
      // Older boards had one task for each person.
      isThere: ({ key, windowId }) =>
        keys.has(key) ||
        taken.keys.some((each) => each?.startsWith(`${key} `)) ||
        (windowId !== null && windowIds.has(windowId)),
    };
  }
}
