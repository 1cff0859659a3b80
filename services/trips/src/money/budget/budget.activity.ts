import { Injectable } from '@nestjs/common';
import { TripEvents } from '../../events/trip-events.js';
import type { LoggedTable } from '../../trip/activity-log/logged-table.js';
import {
  SliceActivity,
  type TableActivity,
  type UndoneRows,
} from '../../trip/activity-log/slice-activity.js';
import type { EntityManager } from 'typeorm';
import { BudgetOfBookings } from './booking-lines.js';
import { selectLine } from './budget.queries.js';
import { loggedBudgetLines } from './logged-budget-lines.js';

@Injectable()
export class BudgetActivity extends SliceActivity {
  constructor(
    private readonly events: TripEvents,
    private readonly ofBookings: BudgetOfBookings,
  ) {
    super();
  }

  override readonly tables: readonly TableActivity[] = [
    {
      table: loggedBudgetLines,
      after: async (manager, { user, tripId, rows }) => {
        const by = user.firstName;
        for (const { id } of rows) {
          const line = await selectLine(manager, tripId, id);
          this.events.publishAtCommit(
            manager,
            tripId,
            line ? { type: 'budget.line-saved', line, by } : { type: 'budget.line-removed', lineId: id, by },
          );
        }
      },
    },
  ];

  /** A booking may feed the restored budget line. */
  override async afterUndoOf(
    manager: EntityManager,
    table: LoggedTable,
    { user, tripId }: UndoneRows,
  ): Promise<void> {
    if (table === loggedBudgetLines) await this.ofBookings.follow(manager, { tripId, by: user.firstName });
  }
}
