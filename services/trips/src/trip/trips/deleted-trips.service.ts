import { type DeletedTrips, type TripDetail, DELETED_TRIP_DAYS } from '@landsea/contracts/trip';
import { getDateIn, toNewYorkInstant } from '@landsea/contracts/core';
import { CLOCK, IntervalTasks, makeNotFound, Outbox, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { requireOwner } from './owner-only.js';
import { TripLimit } from './trip-limit.js';
import { TripRow } from './trip.entity.js';
import { lockOwner, selectDeleted, selectFacts } from './trips.queries.js';
import { TripsService } from './trips.service.js';

const MINUTE_MS = 60_000;
const KEPT_MS = DELETED_TRIP_DAYS * 24 * 60 * MINUTE_MS;
/** Billing refunds a trip that is removed before it begins, so the message must arrive in time. */
const BEFORE_BEGIN_MS = 120 * MINUTE_MS;
const AT_LEAST_MS = 10 * MINUTE_MS;

export const purgeTime = (startDate: string, now: Date): Date => {
  const begins = toNewYorkInstant(startDate, '00:00').getTime();
  const inAWeek = now.getTime() + KEPT_MS;
  if (begins <= now.getTime()) return new Date(inAWeek);
  return new Date(Math.min(inAWeek, Math.max(now.getTime() + AT_LEAST_MS, begins - BEFORE_BEGIN_MS)));
};

const PURGE_EVERY_MS = 300_000;

/**
 * Nobody sees a deleted trip, and its owner can restore it for a week. Billing treats it as archived, and
 * settles the payment once it is removed.
 */
@Injectable()
export class DeletedTripsService {
  private readonly logger = new Logger('deleted trips');

  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly limit: TripLimit,
    private readonly events: TripEvents,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('deleted trips', PURGE_EVERY_MS, () => this.purge());
  }

  async delete(user: Principal, tripId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const trip = await this.trips.getDetailIn(manager, user, tripId);
      requireOwner(trip);
      await this.mark(manager, tripId, purgeTime(trip.startDate, this.clock()));
    });
  }

  async restore(user: Principal, tripId: string): Promise<TripDetail> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, user.userId);
      const deleted = await selectDeleted(manager, user.userId, this.getToday());
      if (!deleted.some(({ id }) => id === tripId)) throw makeNotFound();
      await this.mark(manager, tripId, null);
      await this.limit.refuseTooMany(manager, user.userId);
      return this.trips.getDetailIn(manager, user, tripId);
    });
  }

  async list(user: Pick<Principal, 'userId'>): Promise<DeletedTrips> {
    return { trips: await selectDeleted(this.dataSource.manager, user.userId, this.getToday()) };
  }

  async purge(): Promise<void> {
    const due = await this.dataSource.manager.find(TripRow, {
      select: { id: true },
      where: { purgeAt: LessThanOrEqual(this.clock()) },
    });
    for (const { id } of due) await this.dataSource.transaction((manager) => this.purgeOne(manager, id));
    if (due.length > 0) this.logger.log({ message: 'deleted trips removed for good', count: due.length });
  }

  async purgeNow(manager: EntityManager, id: string): Promise<void> {
    await manager.update(TripRow, { id, purgeAt: Not(IsNull()) }, { purgeAt: this.clock() });
    await this.purgeOne(manager, id);
  }

  /** A sample leaves no trace, and cannot be restored. */
  async removeNow(manager: EntityManager, id: string): Promise<void> {
    await manager.update(TripRow, { id }, { purgeAt: this.clock() });
    await this.purgeOne(manager, id);
  }

  private async purgeOne(manager: EntityManager, id: string): Promise<void> {
    const facts = await selectFacts(manager, id);
    const gone = await manager.delete(TripRow, { id, purgeAt: LessThanOrEqual(this.clock()) });
    if (!facts || !gone.affected) return;
    await this.outbox.add(manager, 'trips.trip-changed', {
      ...facts,
      deleted: true,
      version: facts.version + 1,
    });
  }

  private async mark(manager: EntityManager, id: string, purgeAt: Date | null): Promise<void> {
    await manager.update(TripRow, { id }, { purgeAt, version: () => 'version + 1' });
    await this.trips.tellChanged(manager, id);
    this.events.publishAtCommit(manager, id, { type: 'access.changed' });
    // Open streams check their readers' access at once.
    this.events.publishAtCommit(manager, id, { type: 'sharing.changed' });
  }

  private getToday(): string {
    return getDateIn(this.clock());
  }
}
