import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { refuseChangedSince } from '../../trip/activity-log/changed-since.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import { refuseTooMany } from '../../trip/activity-log/row-limits.js';
import {
  SliceActivity,
  type OtherActivity,
  type TableActivity,
} from '../../trip/activity-log/slice-activity.js';
import { ExpenseBatch, makeExpenseBatch, convertExpenses } from './expense-batches.js';
import { loggedExpenses, loggedSettlements, severalExpenses } from './logged-expenses.js';

@Injectable()
export class ExpensesActivity extends SliceActivity {
  constructor(
    private readonly log: ActivityLog,
    private readonly events: TripEvents,
  ) {
    super();
  }

  override readonly tables: readonly TableActivity[] = [
    {
      table: loggedExpenses,
      after: async (manager, { user, tripId, rows }) => {
        for (const { id } of rows) {
          const event = { type: 'expenses.changed', expenseId: id, by: user.firstName } as const;
          this.events.publishAtCommit(manager, tripId, event);
        }
      },
    },
    {
      table: loggedSettlements,
      after: async (manager, { user, tripId }) => this.publish(manager, user, tripId),
    },
  ];

  override readonly others: readonly OtherActivity[] = [
    { kind: severalExpenses, undo: (manager, user, row) => this.undoSeveral(manager, user, row) },
  ];

  /** All of them or none. */
  private async undoSeveral(manager: EntityManager, user: Principal, row: LoggedActivity): Promise<void> {
    const { tripId, subjectId, what } = row;
    const { contents } = ExpenseBatch.parse(row.after);
    const isAway = row.action === 'added';
    const turned = await convertExpenses(manager, tripId, contents, isAway);
    if (turned.length !== Object.keys(contents).length) throw refuseChangedSince(what, true);
    if (!isAway) await refuseTooMany(manager, tripId, loggedExpenses, 'back');
    const action = isAway ? 'removed' : 'added';
    const entry = { user, tripId, kind: severalExpenses.kind, subjectId, action, what } as const;
    await this.log.add(manager, { ...entry, after: makeExpenseBatch(turned) });
    this.publish(manager, user, tripId);
  }

  private publish(manager: EntityManager, user: Principal, tripId: string): void {
    this.events.publishAtCommit(manager, tripId, { type: 'expenses.changed', by: user.firstName });
  }
}
