import { randomUUID } from 'node:crypto';
import type { Activity } from '@landsea/contracts/trip';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { lockContents } from '../trips/trips.queries.js';
import { ActivityRegistry } from './activity-registry.js';
import { ActivityRow } from './activity.entity.js';
import type { LoggedActivity } from './logged-activity.js';
import { getAction, isThere, lockRow, describeRow, type RowChange } from './logged-rows.js';
import type { LoggedTable } from './logged-table.js';
import { refuseTooMany } from './row-limits.js';

const KEPT = 200;

export interface LoggedChange {
  user: Pick<Principal, 'userId' | 'firstName'>;
  tripId: string;
  kind: string;
  subjectId: string;
  action: Activity['action'];
  what: string;
  before?: object | null;
  after?: object | null;
}

@Injectable()
export class ActivityLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: TripEvents,
    private readonly activities: ActivityRegistry,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the entry.
   * @throws when no slice declares the kind, so that the list could not show it.
   */
  async add(
    manager: EntityManager,
    { user, before = null, after = null, ...change }: LoggedChange,
  ): Promise<string> {
    if (!this.activities.findKind(change.kind))
      throw new Error(`no slice declares the activity ${change.kind}`);
    const id = randomUUID();
    // The statement does not see the entry that it adds, so one less of the others stays.
    await manager.query(
      `WITH added AS (
         INSERT INTO activity (id, trip_id, at, user_id, by_name, kind, subject_id, action, what, before, after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11))
       DELETE FROM activity WHERE trip_id = $2 AND seq <= (
         SELECT seq FROM activity WHERE trip_id = $2 ORDER BY seq DESC OFFSET $12 LIMIT 1)`,
      [
        id,
        change.tripId,
        this.clock(),
        user.userId,
        user.firstName,
        change.kind,
        change.subjectId,
        change.action,
        change.what,
        before && JSON.stringify(before),
        after && JSON.stringify(after),
        KEPT - 1,
      ],
    );
    this.events.publishAtCommit(manager, change.tripId, { type: 'activity.changed' });
    return id;
  }

  /**
   * Serialized by the trip's lock.
   * @throws DomainError VALIDATION_FAILED or EDIT_CONFLICT for one more than the trip may hold.
   */
  recordRow<T>(
    user: LoggedChange['user'],
    tripId: string,
    table: LoggedTable,
    id: string,
    write: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction((manager) =>
      this.recordRowIn(manager, user, tripId, table, id, write),
    );
  }

  async recordRowIn<T>(
    manager: EntityManager,
    user: LoggedChange['user'],
    tripId: string,
    table: LoggedTable,
    id: string,
    write: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    await lockContents(manager, tripId);
    const before = await lockRow(manager, table, tripId, id);
    const answer = await write(manager);
    const after = await lockRow(manager, table, tripId, id);
    await this.keep(manager, user, tripId, table, { id, before: before ?? null, after: after ?? null });
    return answer;
  }

  /**
   * Call it under the trip's lock; an unchanged version is not logged.
   * @throws DomainError VALIDATION_FAILED or EDIT_CONFLICT for one more than the trip may hold.
   */
  async keep(
    manager: EntityManager,
    user: LoggedChange['user'],
    tripId: string,
    table: LoggedTable,
    { id, before, after }: RowChange,
  ): Promise<void> {
    const known = after ?? before;
    if (!known || before?.version === after?.version) return;
    if (isThere(after) && !isThere(before))
      await refuseTooMany(manager, tripId, table, before ? 'back' : 'new');
    const action = getAction([{ id, before, after }]);
    const what = describeRow(table, known);
    const { kind } = table;
    await this.add(manager, { user, tripId, kind, subjectId: id, action, what, before, after });
  }

  async keepAll(
    manager: EntityManager,
    user: LoggedChange['user'],
    tripId: string,
    table: LoggedTable,
    changes: readonly RowChange[],
    entry: Pick<LoggedChange, 'kind' | 'what'>,
  ): Promise<void> {
    const rows = changes.filter(({ before, after }) => before?.version !== after?.version);
    if (rows.length === 0) return;
    if (rows.filter(({ after }) => after).length > rows.filter(({ before }) => before).length)
      await refuseTooMany(manager, tripId, table, 'new');
    const logged = { user, tripId, subjectId: tripId, action: getAction(rows), after: { rows } };
    await this.add(manager, { ...logged, ...entry });
  }

  listLast(tripId: string, take: number): Promise<LoggedActivity[]> {
    return this.dataSource.manager.find(ActivityRow, { where: { tripId }, order: { seq: 'DESC' }, take });
  }

  /** Changes of one row from this moment on, each by itself; the last one first. */
  listOf(
    { tripId, subjectId }: Pick<LoggedChange, 'tripId' | 'subjectId'>,
    since: Date,
  ): Promise<LoggedActivity[]> {
    const where = { tripId, subjectId, at: MoreThanOrEqual(since) };
    return this.dataSource.manager.find(ActivityRow, { where, order: { seq: 'DESC' }, take: KEPT });
  }

  /** An undone change is replaced by its undo, so the same number can be undone in a row. */
  async listStanding(tripId: string, take: number): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.manager.find(ActivityRow, {
      select: { id: true },
      where: { tripId, undoneAt: IsNull() },
      order: { seq: 'DESC' },
      take,
    });
    return new Set(rows.map(({ id }) => id));
  }

  lock(manager: EntityManager, tripId: string, id: string): Promise<LoggedActivity | null> {
    return manager.findOne(ActivityRow, { where: { id, tripId }, lock: { mode: 'pessimistic_write' } });
  }

  async markUndone(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ActivityRow, { id }, { undoneAt: this.clock() });
  }
}
