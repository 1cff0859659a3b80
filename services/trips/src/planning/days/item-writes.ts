import { newItem } from '@landsea/contracts/day-plans';
import {
  namesMoney,
  type ChangeDayItems,
  type DayItem,
  type UpdateDayItem,
} from '@landsea/contracts/planning';
import { validationFailed, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { feedBudget } from './budget-feed.js';
import { changedBy } from './item-changes.js';
import { itemsMoved } from './item-conflict.js';
import { newProblems } from './item-problems.js';
import { withOwnPhotos } from './photos/item-photos.queries.js';
import { dayItems, selectItems } from './items.queries.js';

export type ItemChanges = Omit<ChangeDayItems, 'title'>;

/** Writes items in a transaction that holds the trip's lock: checked by the rules, with the budget brought up to them. */
@Injectable()
export class ItemWrites {
  constructor(
    private readonly trips: TripsService,
    private readonly events: TripEvents,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a broken rule, EDIT_CONFLICT for an item that is not as it was seen. */
  async apply(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    { add, change, remove }: ItemChanges,
  ): Promise<void> {
    const trip = await this.trips.detail(user, tripId, manager);
    const { seesMoney } = await this.trips.visible(user, tripId);
    if (!seesMoney) refuseMoney([...add, ...change]);
    const before = await selectItems(manager, tripId);
    const known = new Map(before.map((item) => [item.id, item]));
    const seen = ({ id, version }: { id: string; version: number }): DayItem => {
      const item = known.get(id);
      if (item?.version !== version) throw itemsMoved();
      return item;
    };
    const removed = remove.map(seen);
    const changed = change.map((each) => changedBy(seen(each), withoutId(each), seesMoney));
    const added: DayItem[] = [];
    for (const each of add)
      if (!known.has(each.id)) added.push(newItem(each, [...before, ...changed, ...added]));
    const gone = new Set([...removed, ...changed].map(({ id }) => id));
    const after = [...before.filter(({ id }) => !gone.has(id)), ...changed, ...added];
    const found = newProblems([...added, ...changed], after, before, trip, this.catalogue);
    refuseProblems(found, after, add.length + change.length);

    for (const { id, version } of removed) await dayItems.remove(manager, { tripId, id }, version);
    for (const { id, version, votes: _cast, updatedAt: _was, ...item } of changed)
      await dayItems.update(manager, { tripId, id }, version, item);
    const rows = added.map(({ updatedAt: _now, ...item }) => ({ ...item, tripId }));
    await dayItems.insert(manager, await withOwnPhotos(manager, rows));
    if (await feedBudget(manager, tripId))
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by: user.firstName });
    this.publish(manager, user, tripId);
    if ([...removed, ...changed, ...added].some(({ details }) => details.kind === 'dining'))
      this.events.publishAtCommit(manager, tripId, { type: 'windows.changed' });
  }

  publish(manager: EntityManager, user: Pick<Principal, 'firstName'>, tripId: string): void {
    this.events.publishAtCommit(manager, tripId, { type: 'items.changed', by: user.firstName });
  }
}

const withoutId = ({ id: _id, ...change }: UpdateDayItem & { id: string }): UpdateDayItem => change;

const refuseMoney = (changes: readonly Parameters<typeof namesMoney>[0][]): void => {
  if (changes.some(namesMoney))
    throw validationFailed([
      { path: 'costCents', message: 'Only who may see what the trip costs can enter a cost' },
    ]);
};

/** One item names its fields; of several the message names the item. */
const refuseProblems = (
  found: ReturnType<typeof newProblems>,
  items: readonly DayItem[],
  count: number,
): void => {
  if (found.length === 0) return;
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  throw validationFailed(
    found.flatMap(({ id, problems }) =>
      problems.map(({ path, message }) =>
        count === 1 ? { path, message } : { path, message: `${titleOf(id)}: ${message}` },
      ),
    ),
  );
};
