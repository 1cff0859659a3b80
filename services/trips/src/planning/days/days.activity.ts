import { TripDay } from '@landsea/contracts/trip';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { loggedBudgetLines } from '../../money/budget/logged-budget-lines.js';
import type { LoggedTable } from '../../trip/activity-log/logged-table.js';
import {
  SliceActivity,
  type OtherActivity,
  type TableActivity,
  type UndoneRows,
} from '../../trip/activity-log/slice-activity.js';
import { feedBudget } from './budget-feed.js';
import { toDayItem } from './items.queries.js';
import { publishItems } from './items-changed.js';
import { bookedMeals, loggedItems, severalItems } from './logged-items.js';
import { loggedDays } from '../../trip/trips/logged-days.js';

@Injectable()
export class DaysActivity extends SliceActivity {
  constructor(
    private readonly events: TripEvents,
    private readonly catalogue: CatalogueService,
  ) {
    super();
  }

  override readonly tables: readonly TableActivity[] = [
    {
      table: loggedItems,
      several: severalItems,
      after: (manager, { user, tripId, rows }) => {
        const items = rows.map(({ before, after }) => ({
          before: before && toDayItem(before),
          after: after && toDayItem(after),
        }));
        return publishItems(
          manager,
          this.events,
          { tripId, by: user.firstName, prices: this.catalogue.prices },
          items,
        );
      },
    },
    {
      table: loggedDays,
      after: async (manager, { tripId, rows }) => {
        const days = z.array(TripDay).safeParse(rows.map(({ after }) => after)).data;
        this.events.publishAtCommit(manager, tripId, { type: 'trip.changed', ...(days && { days }) });
      },
    },
  ];

  override readonly others: readonly OtherActivity[] = [{ kind: bookedMeals }];

  /** The items may feed the restored budget line. */
  override async afterUndoOf(
    manager: EntityManager,
    table: LoggedTable,
    { user, tripId }: UndoneRows,
  ): Promise<void> {
    if (table === loggedBudgetLines && (await feedBudget(manager, tripId, this.catalogue.prices)))
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by: user.firstName });
  }
}
