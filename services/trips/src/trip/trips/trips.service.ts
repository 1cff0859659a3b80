import { randomUUID } from 'node:crypto';
import { type TripFacts } from '@landsea/contracts/billing';
import { getDateIn } from '@landsea/contracts/core';
import {
  TRIPS_PAGE,
  type CreateTrip,
  type TripDay,
  type TripDetail,
  type TripPage,
  type TripSummary,
} from '@landsea/contracts/trip';
import { listTripDays } from '@landsea/rules/trip';
import { CLOCK, makeNotFound, Outbox, type Clock, type JsonText, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { PlansService } from '../../grants/plans/plans.service.js';
import { nameParty, ageParty } from '../people/party.js';
import { TripDraftsService } from '../drafts/trip-drafts.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { pickActiveTrip } from './active-trip.js';
import { TripDayRow } from './trip-day.entity.js';
import { requireOwner } from './owner-only.js';
import { TripLimit } from './trip-limit.js';
import { SampleTripRow } from './sample-trip.entity.js';
import { TripRow } from './trip.entity.js';
import {
  selectListed,
  selectPage,
  selectPast,
  selectStart,
  type PageStart,
  type PastRow,
} from './trip-pages.queries.js';
import {
  lockOwner,
  selectDetail,
  selectAgentsThrough,
  selectFacts,
  selectOwnedIds,
  selectAllSummaries,
  selectVisible,
  type VisibleTrip,
} from './trips.queries.js';

type Actor = Pick<Principal, 'userId'>;

/** `user` differs from the owner when a colleague makes the trip. */
export interface ForClient {
  user: Principal;
  agentId: string;
}

const paged = <T extends { id: string }>(rows: T[]): { trips: T[]; next: string | null } => {
  const trips = rows.slice(0, TRIPS_PAGE);
  return { trips, next: rows.length > TRIPS_PAGE ? (trips.at(-1)?.id ?? null) : null };
};

export const FREE_CLIENT_TRIPS = 1;

@Injectable()
export class TripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limit: TripLimit,
    private readonly drafts: TripDraftsService,
    private readonly outbox: Outbox,
    private readonly events: TripEvents,
    @Inject(CLOCK) private readonly clock: Clock,
    plans: PlansService,
  ) {
    plans.onChanged(async (manager, userId) => {
      for (const id of await selectOwnedIds(manager, userId))
        this.events.publishAtCommit(manager, id, { type: 'access.changed' });
    });
  }

  async create(user: Actor, trip: CreateTrip): Promise<TripDetail> {
    return this.dataSource.transaction(async (manager) => {
      await this.drafts.forgetIn(manager, user);
      return this.createIn(manager, user, trip);
    });
  }

  async createIn(
    manager: EntityManager,
    user: Actor,
    trip: CreateTrip,
    days?: TripDay[],
  ): Promise<TripDetail> {
    const id = randomUUID();
    await lockOwner(manager, user.userId);
    await this.insert(manager, user.userId, id, trip, days);
    await this.limit.refuseTooMany(manager, user.userId);
    return this.getDetailIn(manager, user, id);
  }

  async createForClient(
    manager: EntityManager,
    { user, agentId }: ForClient,
    trip: CreateTrip,
    days?: TripDay[],
  ): Promise<TripDetail> {
    const id = randomUUID();
    await lockOwner(manager, agentId);
    await this.insert(manager, agentId, id, trip, days, true);
    return this.getDetailIn(manager, user, id);
  }

  /** Samples are left out. Lock the owner first to count and add one. */
  countMadeForClientsIn(manager: EntityManager, agentId: string): Promise<number> {
    return manager
      .createQueryBuilder(TripRow, 't')
      .where({ ownerId: agentId, forClient: true, purgeAt: IsNull() })
      .andWhere('NOT EXISTS (SELECT FROM sample_trip s WHERE s.trip_id = t.id)')
      .getCount();
  }

  /** The trip counts for no limit from now on. */
  async markSample(manager: EntityManager, tripId: string): Promise<void> {
    await manager.insert(SampleTripRow, { tripId });
  }

  countMadeForClients(agentId: string): Promise<number> {
    return this.countMadeForClientsIn(this.dataSource.manager, agentId);
  }

  async adopt(manager: EntityManager, ownerId: string, id: string, trip: CreateTrip): Promise<void> {
    await lockOwner(manager, ownerId);
    await this.insert(manager, ownerId, id, trip);
  }

  tripExists(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(TripRow, { id });
  }

  list(user: Actor): Promise<JsonText<TripSummary[]>> {
    return selectListed(this.dataSource, user.userId, this.getToday());
  }

  listAll(user: Actor): Promise<TripSummary[]> {
    return selectAllSummaries(this.dataSource.manager, user.userId, this.getToday());
  }

  async getPage(user: Actor, archived: boolean, after: string | undefined): Promise<TripPage> {
    const { manager } = this.dataSource;
    const trips = await selectPage(
      manager,
      user.userId,
      this.getToday(),
      archived,
      await this.start(user, after),
    );
    return paged(trips);
  }

  async getPast(user: Actor, after: string | undefined): Promise<{ trips: PastRow[]; next: string | null }> {
    return paged(
      await selectPast(this.dataSource.manager, user.userId, this.getToday(), await this.start(user, after)),
    );
  }

  /** @throws DomainError NOT_FOUND for a person who cannot view it. */
  getDetail(user: Actor, tripId: string): Promise<TripDetail> {
    return this.getDetailIn(this.dataSource.manager, user, tripId);
  }

  /** A transaction must read over its one connection. */
  async getDetailIn(manager: EntityManager, user: Actor, tripId: string): Promise<TripDetail> {
    const trip = await selectDetail(manager, tripId, user.userId, this.getToday());
    if (!trip) throw makeNotFound();
    return { ...trip, party: ageParty(trip.party, trip.startDate) };
  }

  async getActive(user: Actor): Promise<TripDetail | null> {
    const trip = pickActiveTrip((await this.list(user)).value());
    return trip ? this.getDetail(user, trip.id) : null;
  }

  async setArchived(user: Actor, tripId: string, archived: boolean): Promise<TripDetail> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, user.userId);
      const trip = await this.getDetailIn(manager, user, tripId);
      requireOwner(trip);
      if (trip.archived === archived) return trip;
      await manager.update(TripRow, { id: tripId }, { archived, version: () => 'version + 1' });
      if (!archived) await this.limit.refuseTooMany(manager, user.userId);
      await this.tellChanged(manager, tripId);
      this.events.publishAtCommit(manager, tripId, { type: 'access.changed' });
      return this.getDetailIn(manager, user, tripId);
    });
  }

  /** A stranger's trip and a missing one give the same error. */
  async requireVisible(user: Actor, tripId: string): Promise<VisibleTrip> {
    const trip = await selectVisible(this.dataSource, tripId, user.userId);
    if (!trip) throw makeNotFound();
    return trip;
  }

  listAgentsThrough({ userId }: Actor, tripId: string): Promise<string[]> {
    return selectAgentsThrough(this.dataSource.manager, tripId, userId);
  }

  async getFacts(tripId: string): Promise<TripFacts> {
    const facts = await selectFacts(this.dataSource.manager, tripId);
    if (!facts) throw makeNotFound();
    return facts;
  }

  listOwned(userId: string): Promise<string[]> {
    return selectOwnedIds(this.dataSource.manager, userId);
  }

  async tellChanged(manager: EntityManager, tripId: string): Promise<void> {
    await this.tellBilling(manager, tripId);
    this.events.publishAtCommit(manager, tripId, { type: 'trip.changed' });
  }

  private async insert(
    manager: EntityManager,
    ownerId: string,
    id: string,
    trip: CreateTrip,
    days = listTripDays(trip),
    forClient = false,
  ): Promise<void> {
    const createdAt = this.clock();
    await manager.insert(TripRow, {
      ...trip,
      party: nameParty(trip.party).map((person) => ({ ...person, version: 1 })),
      id,
      ownerId,
      forClient,
      createdAt,
    });
    await manager.insert(
      TripDayRow,
      days.map((day) => ({ ...day, tripId: id })),
    );
    await this.tellBilling(manager, id);
    const created = { userId: ownerId, createdAt: createdAt.toISOString() };
    await this.outbox.add(manager, 'trips.trip-created', created);
  }

  /** @throws DomainError NOT_FOUND when the trip that the last page ended with is gone. */
  private async start({ userId }: Actor, after: string | undefined): Promise<PageStart | undefined> {
    if (after === undefined) return undefined;
    const start = await selectStart(this.dataSource.manager, userId, after);
    if (!start) throw makeNotFound();
    return start;
  }

  private getToday(): string {
    return getDateIn(this.clock());
  }

  private async tellBilling(manager: EntityManager, tripId: string): Promise<void> {
    const facts = await selectFacts(manager, tripId);
    if (facts) await this.outbox.add(manager, 'trips.trip-changed', facts);
  }
}
