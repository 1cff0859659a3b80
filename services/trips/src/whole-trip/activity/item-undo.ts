import * as z from 'zod/mini';
import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { feedBudget } from '../../planning/days/budget-feed.js';
import { itemOf } from '../../planning/days/items.queries.js';
import { itemsChanged } from '../../planning/days/items-changed.js';
import { ActivityLog, actionOf, type RowChange } from '../../trip/activity-log/activity-log.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import {
  deleteRow,
  lockRows,
  restoreRow,
  saysTheSame,
  type LoggedRow,
} from '../../trip/activity-log/logged-rows.js';
import { refuseTooMany } from '../../trip/activity-log/row-limits.js';
import { withStoredFiles } from '../../trip/files/files.queries.js';
import { changedSince } from './changed-since.js';

const Row = z.nullable(z.catchall(z.object({ version: z.int() }), z.unknown()));
const Rows = z.object({ rows: z.array(z.object({ id: z.string(), before: Row, after: Row })) });

/** Votes are no part of a change: those that were cast since stay. */
export const withVotes = (before: LoggedRow, now: LoggedRow | undefined): LoggedRow =>
  now && 'votes' in now ? { ...before, votes: now['votes'] } : before;

/** Takes back what one step did to several day items, all of it or nothing. */
@Injectable()
export class ItemUndo {
  constructor(
    private readonly log: ActivityLog,
    private readonly events: TripEvents,
  ) {}

  /** @throws DomainError EDIT_CONFLICT when one of them was changed since. */
  async run(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    const { tripId, what } = row;
    const { rows } = Rows.parse(row.after);
    const ids = rows.map(({ id }) => id);
    const now = await lockRows(manager, 'day-item', tripId, ids);
    for (const { id, before, after } of rows) {
      const current = now.get(id);
      if (!saysTheSame(current, after ?? undefined))
        throw changedSince(titleOf(after ?? before, what), !!current);
      if (before) {
        const kept = await withStoredFiles(manager, withVotes(before, current));
        await restoreRow(manager, 'day-item', kept, (current ?? before).version);
      } else await deleteRow(manager, 'day-item', tripId, id);
    }
    const restored = await lockRows(manager, 'day-item', tripId, ids);
    if (restored.size > now.size) await refuseTooMany(manager, tripId, 'day-item', 'back');
    const turned = ids.map((id): RowChange => ({
      id,
      before: now.get(id) ?? null,
      after: restored.get(id) ?? null,
    }));
    const entry = { user, tripId, kind: 'items', subjectId: tripId, what } as const;
    await this.log.add(manager, { ...entry, action: actionOf(turned), after: { rows: turned } });
    await this.changed(manager, user, tripId, turned);
  }

  /** What follows from rows that were taken back. */
  async changed(
    manager: EntityManager,
    user: Pick<Principal, 'firstName'>,
    tripId: string,
    rows: readonly RowChange[],
  ): Promise<void> {
    const items = rows.map(({ before, after }) => ({
      before: before && itemOf(before),
      after: after && itemOf(after),
    }));
    await itemsChanged(manager, this.events, { tripId, by: user.firstName }, items);
  }

  /** Brings the budget up to the items as they are now. */
  async feed(manager: EntityManager, user: Pick<Principal, 'firstName'>, tripId: string): Promise<void> {
    if (await feedBudget(manager, tripId))
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by: user.firstName });
  }
}

const titleOf = (row: LoggedRow | null, otherwise: string): string =>
  typeof row?.['title'] === 'string' ? row['title'] : otherwise;
