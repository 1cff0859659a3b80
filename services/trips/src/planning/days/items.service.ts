import {
  withoutMoney,
  type CastVote,
  type ChangeDayItems,
  type CreateDayItem,
  type DayItem,
  type DayPlans,
  type UpdateDayItem,
} from '@landsea/contracts/planning';
import { notFound, validationFailed, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from './days.service.js';
import { itemConflict } from './item-conflict.js';
import { ItemWrites } from './item-writes.js';
import { selectItem, selectItems, writeVote } from './items.queries.js';
import { mustProblem } from './must-votes.js';

@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly days: DaysService,
    private readonly writes: ItemWrites,
    private readonly access: AccessService,
    private readonly log: ActivityLog,
  ) {}

  /** An item of this id that is there already stays as it is. */
  async add(user: Principal, tripId: string, added: CreateDayItem): Promise<DayItem> {
    await this.access.assertCanEdit(user, tripId);
    await this.log.row(user, tripId, 'day-item', added.id, (manager) =>
      this.writes.apply(manager, user, tripId, { add: [added], change: [], remove: [] }),
    );
    return this.one(user, tripId, added.id);
  }

  async change(user: Principal, tripId: string, itemId: string, change: UpdateDayItem): Promise<DayItem> {
    await this.access.assertCanEdit(user, tripId);
    await this.log.row(user, tripId, 'day-item', itemId, async (manager) => {
      const now = await selectItem(manager, tripId, itemId);
      if (!now) throw notFound();
      if (now.version !== change.version) throw itemConflict(now);
      const changes = { add: [], change: [{ id: itemId, ...change }], remove: [] };
      await this.writes.apply(manager, user, tripId, changes);
    });
    return this.one(user, tripId, itemId);
  }

  async remove(user: Principal, tripId: string, itemId: string): Promise<void> {
    await this.access.assertCanEdit(user, tripId);
    await this.log.row(user, tripId, 'day-item', itemId, async (manager) => {
      const now = await selectItem(manager, tripId, itemId);
      if (!now) throw notFound();
      const remove = [{ id: itemId, version: now.version }];
      await this.writes.apply(manager, user, tripId, { add: [], change: [], remove });
    });
  }

  /** Every change or none, which one undo takes back. */
  async changeMany(
    user: Principal,
    tripId: string,
    { title, ...changes }: ChangeDayItems,
  ): Promise<DayPlans> {
    await this.access.assertCanEdit(user, tripId);
    const ids = [...changes.add, ...changes.change, ...changes.remove].map(({ id }) => id);
    if (new Set(ids).size < ids.length)
      throw validationFailed([{ path: 'change', message: 'Name each item once' }]);
    await this.dataSource.transaction((manager) =>
      this.log.rowsIn(manager, user, tripId, 'day-item', ids, { kind: 'items', what: title }, () =>
        this.writes.apply(manager, user, tripId, changes),
      ),
    );
    return this.days.of(user, tripId);
  }

  async vote(
    user: Principal,
    tripId: string,
    itemId: string,
    personId: string,
    { vote }: CastVote,
  ): Promise<DayItem> {
    await this.access.assertCanEdit(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const trip = await this.trips.detail(user, tripId, manager);
      const person = trip.party.find(({ id }) => id === personId);
      const items = await selectItems(manager, tripId);
      if (!person || !items.some(({ id }) => id === itemId)) throw notFound();
      const problem = vote === 'must' ? mustProblem(items, itemId, person, trip) : undefined;
      if (problem) throw validationFailed([{ path: 'vote', message: problem }]);
      await writeVote(manager, tripId, itemId, personId, vote);
      this.writes.publish(manager, user, tripId);
    });
    return this.one(user, tripId, itemId);
  }

  /** As this person may see it. */
  async one(user: Principal, tripId: string, itemId: string): Promise<DayItem> {
    const { seesMoney } = await this.trips.visible(user, tripId);
    const item = await selectItem(this.dataSource.manager, tripId, itemId);
    if (!item) throw notFound();
    return seesMoney ? item : withoutMoney(item);
  }
}
