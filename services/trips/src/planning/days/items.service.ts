import { mustProblem } from '@landsea/rules/day-plans';
import { findTraveler, omitMoney } from '@landsea/rules/planning';
import type {
  CastVote,
  ChangeDayItems,
  CreateDayItem,
  DayItem,
  DayPlans,
  UpdateDayItem,
} from '@landsea/contracts/planning';
import {
  DomainError,
  makeNotFound,
  makeInvalidField,
  type JsonText,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from './days.service.js';
import { makeItemConflict, refuseMovedItems } from './item-conflict.js';
import { ItemWrites, type ItemChanges, type ItemWriter } from './item-writes.js';
import { publishItems } from './items-changed.js';
import { toDayItem, selectItem, selectItems, writeVote } from './items.queries.js';
import { loggedItems, severalItems } from './logged-items.js';

const none: ItemChanges = { add: [], change: [], remove: [] };

type Arranged = Pick<CreateDayItem, 'date' | 'status' | 'costCents' | 'confirmation'>;

const OWN_WISHES = 'You can take away the wishes that you added. Ask your travel agent about the others.';

const isPlainWish = ({ date, status, costCents, confirmation }: Arranged): boolean =>
  !date && (status ?? 'wish') === 'wish' && (costCents ?? null) === null && (confirmation ?? null) === null;

const changedMeanwhile = (now: DayItem | undefined): DomainError =>
  now ? makeItemConflict(now) : makeNotFound();

@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly days: DaysService,
    private readonly writes: ItemWrites,
    private readonly events: TripEvents,
    private readonly access: AccessService,
    private readonly log: ActivityLog,
    private readonly catalogue: CatalogueService,
  ) {}

  async add(user: Principal, tripId: string, added: CreateDayItem): Promise<DayItem> {
    const item = isPlainWish(added)
      ? await this.addWish(user, tripId, added)
      : await this.writeOne(await this.makeWriter(user, tripId), { ...none, add: [added] });
    return item ?? this.getItem(user, tripId, added.id);
  }

  async change(user: Principal, tripId: string, id: string, change: UpdateDayItem): Promise<DayItem> {
    const writer = await this.makeWriter(user, tripId);
    const item = await this.writeOne(writer, { ...none, change: [{ id, ...change }] });
    if (!item) throw makeNotFound();
    return item;
  }

  /** A person who can only wish can remove their own wishes, until something is arranged. */
  async remove(user: Principal, tripId: string, id: string): Promise<void> {
    const { canEdit, message, clientMay: _may, ...writer } = await this.makeWisher(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const now = await selectItem(manager, tripId, id);
      if (!now) throw makeNotFound();
      if (!canEdit && !isPlainWish(now)) throw new DomainError({ code: 'FORBIDDEN', message });
      if (!canEdit && now.addedBy?.userId !== user.userId)
        throw new DomainError({ code: 'FORBIDDEN', message: OWN_WISHES });
      await this.writeOneIn(manager, writer, { ...none, remove: [{ id, version: now.version }] });
    });
  }

  async changeMany(
    user: Principal,
    tripId: string,
    { title, ...changes }: ChangeDayItems,
  ): Promise<JsonText<DayPlans>> {
    const writer = await this.makeWriter(user, tripId);
    const ids = [...changes.add, ...changes.change, ...changes.remove].map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw makeInvalidField('change', 'Name each item once');
    await this.dataSource.transaction(async (manager) => {
      const rows = await this.writes.apply(manager, writer, changes, refuseMovedItems);
      await this.log.keepAll(manager, user, tripId, loggedItems, rows, {
        kind: severalItems.kind,
        what: title,
      });
    });
    return this.days.getDays(user, tripId);
  }

  async vote(
    user: Principal,
    tripId: string,
    itemId: string,
    personId: string,
    { vote }: CastVote,
  ): Promise<DayItem> {
    const { seesMoney } = await this.access.assertCanVote(user, tripId, personId);
    return this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      const trip = await this.trips.getDetailIn(manager, user, tripId);
      const person = trip.party.find(({ id }) => id === personId);
      if (!person) throw makeNotFound();
      const items = vote === 'must' ? await selectItems(manager, tripId) : [];
      const item = items.find(({ id }) => id === itemId);
      const problem = item && mustProblem(item, items, person, trip.days);
      if (problem) throw makeInvalidField('vote', problem);
      const after = await this.cast(manager, user, { tripId, itemId, personId, vote });
      return seesMoney ? after : omitMoney(after);
    });
  }

  async getItem(user: Principal, tripId: string, itemId: string): Promise<DayItem> {
    const { seesMoney } = await this.trips.requireVisible(user, tripId);
    const item = await selectItem(this.dataSource.manager, tripId, itemId);
    if (!item) throw makeNotFound();
    return seesMoney ? item : omitMoney(item);
  }

  /** A wish of an agent's client is their vote, too. */
  private async addWish(user: Principal, tripId: string, added: CreateDayItem): Promise<DayItem | undefined> {
    const { clientMay, ...writer } = await this.makeWisher(user, tripId);
    return this.dataSource.transaction(async (manager) => {
      const item = await this.writeOneIn(manager, writer, { ...none, add: [added] });
      if (!item || !clientMay) return item;
      const { party } = await this.trips.getDetailIn(manager, user, tripId);
      const personId = findTraveler(party, user.firstName)?.id;
      if (!personId) return item;
      const vote = { tripId, itemId: item.id, personId, vote: 'nice' } as const;
      return { ...item, votes: (await this.cast(manager, user, vote)).votes };
    });
  }

  private async cast(
    manager: EntityManager,
    { firstName: by }: Principal,
    { tripId, itemId, personId, vote }: CastVote & { tripId: string; itemId: string; personId: string },
  ): Promise<DayItem> {
    const after = await writeVote(manager, tripId, itemId, personId, vote);
    if (!after) throw makeNotFound();
    await publishItems(manager, this.events, { tripId, by, prices: this.catalogue.prices }, [
      { before: after, after },
    ]);
    return after;
  }

  private async makeWriter(user: Principal, tripId: string): Promise<ItemWriter> {
    const { seesMoney } = await this.access.assertCanEdit(user, tripId);
    return { user, tripId, seesMoney };
  }

  private async makeWisher(user: Principal, tripId: string) {
    const { seesMoney = false, canEdit, message, clientMay } = await this.access.assertCanWish(user, tripId);
    return { user, tripId, seesMoney, canEdit, message, clientMay };
  }

  /**
   * Undefined when it is gone, or nothing was written.
   * @returns the item as the writer may see it; undefined when it is gone, or nothing was written.
   */
  private writeOne(writer: ItemWriter, changes: ItemChanges): Promise<DayItem | undefined> {
    return this.dataSource.transaction((manager) => this.writeOneIn(manager, writer, changes));
  }

  private async writeOneIn(
    manager: EntityManager,
    writer: ItemWriter,
    changes: ItemChanges,
  ): Promise<DayItem | undefined> {
    const { user, tripId, seesMoney } = writer;
    const [row] = await this.writes.apply(manager, writer, changes, changedMeanwhile);
    if (!row) return undefined;
    await this.log.keep(manager, user, tripId, loggedItems, row);
    const item = row.after ? toDayItem(row.after) : undefined;
    return item && !seesMoney ? omitMoney(item) : item;
  }
}
