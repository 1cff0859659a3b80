import { makeItem } from '@landsea/rules/day-plans';
import { namesMoney } from '@landsea/rules/planning';
import type { ChangeDayItems, CreateDayItem, DayItem, ItemKind } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import {
  makeInvalidField,
  makeValidationFailed,
  type DomainError,
  type JsonRow,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { lockRows, type RowChange } from '../../trip/activity-log/logged-rows.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { changeItem } from './item-changes.js';
import { refuseMovedItems } from './item-conflict.js';
import { comparesItems, findNewProblems } from './item-problems.js';
import { publishItems } from './items-changed.js';
import { dayItems, toDayItem, selectItems, selectLastPlaces } from './items.queries.js';
import { loggedItems } from './logged-items.js';
import { copyPhotos } from './photos/item-photos.queries.js';

export type ItemChanges = Omit<ChangeDayItems, 'title'>;

export interface ItemWriter {
  user: Principal;
  tripId: string;
  seesMoney: boolean;
}

type Rows = ReadonlyMap<string, JsonRow>;

interface PlannedChange {
  removed: DayItem[];
  changed: DayItem[];
  added: DayItem[];
}

@Injectable()
export class ItemWrites {
  constructor(
    private readonly trips: TripsService,
    private readonly events: TripEvents,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Additions are idempotent by id.
   * @param conflict the answer to an editor of an older version, or of an item that is gone.
   * @returns the rows before and after, of every item that the changes name.
   * @throws DomainError VALIDATION_FAILED for a broken rule, and `conflict`.
   */
  async apply(
    manager: EntityManager,
    writer: ItemWriter,
    changes: ItemChanges,
    conflict: (now: DayItem | undefined) => DomainError,
  ): Promise<RowChange[]> {
    const { user, tripId, seesMoney } = writer;
    if (!seesMoney) refuseMoney([...changes.add, ...changes.change]);
    const rows = await lockNamed(manager, tripId, changes);
    const known = new Map([...rows].map(([id, row]) => [id, toDayItem(row)]));
    refuseOldVersions(known, changes, conflict);
    const trip = await this.trips.getDetailIn(manager, user, tripId);
    const others = await othersOf(manager, tripId, changes, known);
    const planned = plan(changes, known, others.places, seesMoney);
    this.refuseProblems(planned, others.items, trip);
    const written = await write(manager, writer, planned, rows);
    await publishItems(
      manager,
      this.events,
      { tripId, by: user.firstName, prices: this.catalogue.prices },
      written.map(({ before, after }) => ({
        before: before && toDayItem(before),
        after: after && toDayItem(after),
      })),
    );
    return written;
  }

  private refuseProblems(
    { removed, changed, added }: PlannedChange,
    before: readonly DayItem[],
    trip: TripDetail,
  ): void {
    const gone = new Set([...removed, ...changed].map(({ id }) => id));
    const after = [...before.filter(({ id }) => !gone.has(id)), ...changed, ...added];
    const found = findNewProblems([...added, ...changed], after, before, trip, this.catalogue);
    refuse(found, after, added.length + changed.length);
  }
}

const lockNamed = async (manager: EntityManager, tripId: string, changes: ItemChanges): Promise<Rows> => {
  await lockContents(manager, tripId);
  const ids = [...changes.add, ...changes.change, ...changes.remove].map(({ id }) => id);
  return lockRows(manager, loggedItems, tripId, ids);
};

const refuseOldVersions = (
  known: ReadonlyMap<string, DayItem>,
  { change, remove }: ItemChanges,
  conflict: (now: DayItem | undefined) => DomainError,
): void => {
  for (const { id, version } of [...change, ...remove]) {
    const now = known.get(id);
    if (now?.version !== version) throw conflict(now);
  }
};

/** Only the items that the rules compare are read. */
const othersOf = async (
  manager: EntityManager,
  tripId: string,
  { add, change }: ItemChanges,
  known: ReadonlyMap<string, DayItem>,
): Promise<{ items: DayItem[]; places: Pick<DayItem, 'date' | 'position'>[] }> => {
  const kinds: (ItemKind | undefined)[] = [...add, ...change].flatMap(({ id, details }) => [
    details?.kind,
    known.get(id)?.details.kind,
  ]);
  const movesMust = change.some(
    ({ id, date }) => date && Object.values(known.get(id)?.votes ?? {}).includes('must'),
  );
  if (movesMust || kinds.some((kind) => kind && comparesItems(kind))) {
    const items = await selectItems(manager, tripId);
    return { items, places: items };
  }
  const isPlaced = ({ id, position }: CreateDayItem) => position !== undefined || known.has(id);
  return {
    items: [...known.values()],
    places: add.every(isPlaced) ? [] : await selectLastPlaces(manager, tripId),
  };
};

const plan = (
  { add, change, remove }: ItemChanges,
  known: ReadonlyMap<string, DayItem>,
  places: readonly Pick<DayItem, 'date' | 'position'>[],
  seesMoney: boolean,
): PlannedChange => {
  const removed = remove.flatMap(({ id }) => known.get(id) ?? []);
  const changed = change.flatMap(({ id, ...fields }) => {
    const item = known.get(id);
    return item ? [changeItem(item, fields, seesMoney)] : [];
  });
  const added: DayItem[] = [];
  for (const each of add)
    if (!known.has(each.id)) added.push(makeItem(each, [...places, ...changed, ...added]));
  return { removed, changed, added };
};

/** @returns how each row was and is. */
const write = async (
  manager: EntityManager,
  { user, tripId }: ItemWriter,
  { removed, changed, added }: PlannedChange,
  rows: Rows,
): Promise<RowChange[]> => {
  const written: RowChange[] = [];
  for (const { id, version } of removed) {
    if (!(await dayItems.remove(manager, { tripId, id }, version))) throw refuseMovedItems();
    written.push({ id, before: rows.get(id) ?? null, after: null });
  }
  for (const { id, version, votes: _cast, addedBy: _author, updatedAt: _was, ...item } of changed) {
    const after = await dayItems.rewrite(manager, { tripId, id }, version, item);
    if (!after) throw refuseMovedItems();
    written.push({ id, before: rows.get(id) ?? null, after });
  }
  const addedBy = { userId: user.userId, name: user.firstName };
  const fresh = added.map(({ updatedAt: _now, ...item }) => ({ ...item, addedBy, tripId }));
  await dayItems.insert(manager, await copyPhotos(manager, fresh));
  const after =
    fresh.length > 0
      ? await lockRows(
          manager,
          loggedItems,
          tripId,
          fresh.map(({ id }) => id),
        )
      : rows;
  return [...written, ...fresh.map(({ id }) => ({ id, before: null, after: after.get(id) ?? null }))];
};

const refuseMoney = (changes: readonly Parameters<typeof namesMoney>[0][]): void => {
  if (changes.some(namesMoney))
    throw makeInvalidField('costCents', 'Only people who can see the trip’s costs can enter one');
};

const refuse = (
  found: ReturnType<typeof findNewProblems>,
  items: readonly DayItem[],
  count: number,
): void => {
  if (found.length === 0) return;
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  throw makeValidationFailed(
    found.flatMap(({ id, problems }) =>
      problems.map(({ path, message }) =>
        count === 1 ? { path, message } : { path, message: `${titleOf(id)}: ${message}` },
      ),
    ),
  );
};
