import { Injectable } from '@nestjs/common';
import { TripEvents } from '../../events/trip-events.js';
import { SliceActivity, type TableActivity } from '../../trip/activity-log/slice-activity.js';
import { selectLine } from './budget.queries.js';
import { loggedBudgetLines } from './logged-budget-lines.js';

@Injectable()
export class BudgetActivity extends SliceActivity {
  constructor(private readonly events: TripEvents) {
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
}
