import {
  UNDOABLE_CHANGES,
  type Activity,
  type ActivityKind,
  type ActivityList,
  type TripRole,
} from '@landsea/contracts/trip';
import { DomainError, maskedEmail, notFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { changeWords } from './change-words.js';
import { ChangeUndo } from './change-undo.js';

/** What the list shows. */
const SHOWN = 100;
const MONEY: readonly ActivityKind[] = [
  'budget-line',
  'expense',
  'expenses',
  'settlement',
  'savings-plan',
  'savings-jar',
  'contribution',
];
/** An invitation was mailed and a link shown: neither is taken back by an undo. Booked tables are day items now. */
const FINAL: readonly ActivityKind[] = ['collaborator', 'share-link', 'booked-meal'];

const refusal = (message: string): DomainError => new DomainError({ code: 'EDIT_CONFLICT', message });

/** Who changed what in a trip, and the way back. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly log: ActivityLog,
    private readonly undoing: ChangeUndo,
  ) {}

  async of(user: Principal, tripId: string): Promise<ActivityList> {
    const { seesMoney, role } = await this.trips.visible(user, tripId);
    const names = await this.names(user, tripId);
    const rows = await this.log.last(tripId, SHOWN);
    const standing = await this.log.standing(tripId, UNDOABLE_CHANGES);
    const shown = rows
      .map((row) =>
        toActivity({ ...row, what: whatOf(row, role) }, { user, names, seesMoney }, standing.has(row.id)),
      )
      .filter(({ kind }) => seesMoney || !MONEY.includes(kind));
    return { activities: shown };
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL; EDIT_CONFLICT with what stands in the way. */
  async undo(user: Principal, tripId: string, id: string): Promise<Activity> {
    await this.access.assertCanEdit(user, tripId);
    const { seesMoney } = await this.trips.visible(user, tripId);
    const standing = await this.log.standing(tripId, UNDOABLE_CHANGES);
    const names = await this.names(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const row = await this.log.lock(manager, tripId, id);
      if (!row || (MONEY.includes(row.kind) && !seesMoney)) throw notFound();
      if (row.undoneAt) throw refusal('This change was undone already.');
      if (!standing.has(id))
        throw refusal(`Only the last ${String(UNDOABLE_CHANGES)} changes of a trip can be undone.`);
      if (FINAL.includes(row.kind)) throw refusal('This cannot be undone here. Change it where it was made.');
      await this.undoing.run(manager, user, row);
      await this.log.markUndone(manager, id);
      return toActivity({ ...row, undoneAt: row.at }, { user, names, seesMoney }, true);
    });
  }

  /** What the party's people are called, by the ids under which rows name them. */
  private async names(user: Principal, tripId: string): Promise<ReadonlyMap<string, string>> {
    const { party } = await this.trips.detail(user, tripId);
    return new Map(party.map(({ id = '', name }) => [id, name]));
  }
}

/** An invited person is named by an address, which is the owner's to know. */
const whatOf = ({ kind, what }: LoggedActivity, role: TripRole): string =>
  kind === 'collaborator' && role !== 'owner' && what.includes('@') ? maskedEmail(what) : what;

interface Reader {
  user: Principal;
  names: ReadonlyMap<string, string>;
  seesMoney: boolean;
}

const toActivity = (
  row: LoggedActivity,
  { user, names, seesMoney }: Reader,
  isRecent: boolean,
): Activity => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.byName,
  isYou: row.userId === user.userId,
  kind: row.kind,
  action: row.action,
  what: row.what,
  details: changeWords(row, { nameOf: (ref) => names.get(ref), seesMoney }),
  undo: row.undoneAt ? 'done' : isRecent && !FINAL.includes(row.kind) ? 'open' : 'none',
});
