import type { TripEvent } from '@landsea/contracts/core';
import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import {
  deleteRow,
  isLoggedTable,
  isThere,
  lockRow,
  restoreRow,
  saysTheSame,
  type LoggedRow,
  type LoggedTableKind,
} from '../../trip/activity-log/logged-rows.js';
import { refuseTooMany } from '../../trip/activity-log/row-limits.js';
import { selectLine } from '../../money/budget/budget.queries.js';
import { ExpenseBatch, expenseBatch, turnExpenses } from '../../money/expenses/expense-batches.js';
import { withStoredFiles } from '../../trip/files/files.queries.js';
import { PeopleService } from '../../trip/people/people.service.js';
import { jarMissing } from '../../money/savings/savings-conflicts.js';
import { liesNowhere } from '../../money/savings/savings.queries.js';
import { TaskTemplateService } from '../../planning/tasks/task-template.service.js';
import { TripDetailsService } from '../details/trip-details.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { changedSince } from './changed-since.js';
import { ItemUndo, withVotes } from './item-undo.js';

const rowOf = (value: LoggedActivity['before']): LoggedRow | undefined =>
  value && typeof value['version'] === 'number' ? { ...value, version: value['version'] } : undefined;

/** Takes one change back, in the transaction of the undo, and logs that as a separate change. */
@Injectable()
export class ChangeUndo {
  constructor(
    private readonly log: ActivityLog,
    private readonly people: PeopleService,
    private readonly details: TripDetailsService,
    private readonly taskTemplates: TaskTemplateService,
    private readonly itemUndo: ItemUndo,
    private readonly events: TripEvents,
  ) {}

  /** @throws DomainError EDIT_CONFLICT when the thing was changed since. */
  async run(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    if (isLoggedTable(row.kind)) return this.undoRow(manager, user, row, row.kind);
    if (row.kind === 'checklist') return this.taskTemplates.takeBack(manager, user, row);
    if (row.kind === 'expenses') return this.undoBatch(manager, user, row);
    if (row.kind === 'items') return this.itemUndo.run(manager, user, row);
    if (row.kind === 'person') return this.people.restore(manager, user, row);
    if (row.kind === 'trip')
      await this.details.takeBack(manager, user, row.tripId, Number(row.after?.['version']));
  }

  private async undoRow(
    manager: EntityManager,
    user: Principal,
    row: LoggedActivity,
    kind: LoggedTableKind,
  ): Promise<void> {
    const { tripId, subjectId, what } = row;
    const [before, after] = [rowOf(row.before), rowOf(row.after)];
    const now = await lockRow(manager, kind, tripId, subjectId);
    if (!saysTheSame(now, after)) throw changedSince(what, now !== undefined);
    if (!before && now) await deleteRow(manager, kind, tripId, subjectId);
    if (before) {
      const kept = await withStoredFiles(manager, withVotes(before, now));
      await restoreRow(manager, kind, kept, (now ?? before).version);
    }
    const isSaved = kind === 'savings-jar' || kind === 'contribution';
    if (isSaved && (await liesNowhere(manager, tripId, subjectId))) throw jarMissing(what, kind);
    const restored = await lockRow(manager, kind, tripId, subjectId);
    if (isThere(restored) && !isThere(now)) await refuseTooMany(manager, tripId, kind, 'back');
    const action = !isThere(restored) ? 'removed' : isThere(now) ? 'changed' : 'added';
    const entry = { user, tripId, kind, subjectId, action, what } as const;
    await this.log.add(manager, { ...entry, before: now ?? null, after: restored ?? null });
    for (const event of await undoEvents(manager, row, kind, user.firstName))
      this.events.publishAtCommit(manager, tripId, event);
    const change = { id: subjectId, before: now ?? null, after: restored ?? null };
    if (kind === 'day-item') await this.itemUndo.changed(manager, user, tripId, [change]);
    if (kind === 'budget-line') await this.itemUndo.feed(manager, user, tripId);
  }

  /** Several expenses at once: all of them or none. */
  private async undoBatch(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    const { tripId, subjectId, what } = row;
    const { contents } = ExpenseBatch.parse(row.after);
    const isAway = row.action === 'added';
    const turned = await turnExpenses(manager, tripId, contents, isAway);
    if (turned.length !== Object.keys(contents).length) throw changedSince(what, true);
    if (!isAway) await refuseTooMany(manager, tripId, 'expense', 'back');
    const action = isAway ? 'removed' : 'added';
    const entry = { user, tripId, kind: 'expenses', subjectId, action, what } as const;
    await this.log.add(manager, { ...entry, after: expenseBatch(turned) });
    this.events.publishAtCommit(manager, tripId, { type: 'expenses.changed', by: user.firstName });
  }
}

/** The event that open browsers get for an undone change. */
const undoEvents = async (
  manager: EntityManager,
  { tripId, subjectId }: LoggedActivity,
  kind: LoggedTableKind,
  by: string,
): Promise<TripEvent[]> => {
  switch (kind) {
    case 'budget-line': {
      const line = await selectLine(manager, tripId, subjectId);
      return [
        line
          ? { type: 'budget.line-saved', line, by }
          : { type: 'budget.line-removed', lineId: subjectId, by },
      ];
    }
    case 'expense':
      return [{ type: 'expenses.changed', expenseId: subjectId, by }];
    case 'task':
      return [{ type: 'tasks.changed', by }];
    case 'settlement':
      return [{ type: 'expenses.changed', by }];
    case 'savings-plan':
    case 'savings-jar':
    case 'contribution':
      return [{ type: 'savings.changed' }];
    case 'day-item':
      return [];
    case 'trip-day':
      return [{ type: 'items.changed', by }, { type: 'trip.changed' }];
    case 'final-payment':
      return [{ type: 'windows.changed' }];
  }
};
