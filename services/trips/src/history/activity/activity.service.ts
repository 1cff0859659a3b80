import { UNDOABLE_CHANGES, type Activity, type ActivityList, type TripRole } from '@landsea/contracts/trip';
import { makeEditConflict, makeNotFound, maskEmail, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { ActivityRegistry } from '../../trip/activity-log/activity-registry.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { changeLabels, type LabelReader } from './change-labels.js';
import { ChangeUndo } from './change-undo.js';

const SHOWN = 100;
@Injectable()
export class ActivityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly log: ActivityLog,
    private readonly undoing: ChangeUndo,
    private readonly activities: ActivityRegistry,
  ) {}

  async listActivity(user: Principal, tripId: string): Promise<ActivityList> {
    const { seesMoney, role } = await this.trips.requireVisible(user, tripId);
    const names = await this.getNames(user, tripId);
    const rows = await this.log.listLast(tripId, SHOWN);
    const standing = await this.log.listStanding(tripId, UNDOABLE_CHANGES);
    const reader = { user, nameOf: (ref: string) => names.get(ref), seesMoney };
    const shown = rows.filter(({ kind }) => seesMoney || !this.isMoney(kind));
    return {
      activities: shown.map((row) =>
        this.answer({ ...row, what: whatOf(row, role) }, reader, standing.has(row.id)),
      ),
    };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL; EDIT_CONFLICT with the conflicting change. */
  async undo(user: Principal, tripId: string, id: string): Promise<Activity> {
    await this.access.assertCanEdit(user, tripId);
    const { seesMoney } = await this.trips.requireVisible(user, tripId);
    const standing = await this.log.listStanding(tripId, UNDOABLE_CHANGES);
    const names = await this.getNames(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const row = await this.log.lock(manager, tripId, id);
      if (!row || (this.isMoney(row.kind) && !seesMoney)) throw makeNotFound();
      if (row.undoneAt) throw makeEditConflict('This change was already undone.');
      if (!standing.has(id))
        throw makeEditConflict(`Only the last ${UNDOABLE_CHANGES} changes of a trip can be undone.`);
      if (!this.undoing.canUndo(row.kind))
        throw makeEditConflict('This cannot be undone here. Change it where it was made.');
      await this.undoing.run(manager, user, row);
      await this.log.markUndone(manager, id);
      const reader = { user, nameOf: (ref: string) => names.get(ref), seesMoney };
      return this.answer({ ...row, undoneAt: row.at }, reader, true);
    });
  }

  private isMoney(kind: string): boolean {
    return this.activities.findKind(kind)?.isMoney === true;
  }

  private answer(
    row: LoggedActivity,
    { user, ...reader }: LabelReader & { user: Principal },
    isRecent: boolean,
  ): Activity {
    const kind = this.activities.findKind(row.kind);
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: row.byName,
      isYou: row.userId === user.userId,
      kind: row.kind,
      ...(kind && { noun: kind.noun }),
      action: row.action,
      what: row.what,
      details: kind ? changeLabels(kind, row, reader) : [],
      undo: row.undoneAt ? 'done' : isRecent && this.undoing.canUndo(row.kind) ? 'open' : 'none',
    };
  }

  private async getNames(user: Principal, tripId: string): Promise<ReadonlyMap<string, string>> {
    const { party } = await this.trips.getDetail(user, tripId);
    return new Map(party.map(({ id = '', name }) => [id, name]));
  }
}

/** An invited person is named by an address, which is visible to the owner only. */
const whatOf = ({ kind, what }: LoggedActivity, role: TripRole): string =>
  kind === 'collaborator' && role !== 'owner' && what.includes('@') ? maskEmail(what) : what;
