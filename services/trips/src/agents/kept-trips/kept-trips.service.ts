import { randomUUID } from 'node:crypto';
import type { KeptTrip, KeptTripDetail, KeptTripList, MadeTrip } from '@landsea/contracts/agents';
import { CLOCK, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { makeKeptTrip } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DaysService } from '../../planning/days/days.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { KeptTripRow } from './kept-trip.entity.js';

type Reader = Pick<Principal, 'userId'>;
type TakenTrip = Pick<KeptTripRow, 'tripId' | 'name' | 'startDate' | 'endDate' | 'content'>;

const listed = ({ id, name, startDate, endDate, agentName, keptAt }: KeptTripRow): KeptTrip => ({
  id,
  name,
  startDate,
  endDate,
  agentName,
  keptAt: keptAt.toISOString(),
});

@Injectable()
export class KeptTrips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly days: DaysService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Reads the trips as the reader sees them, while they still do. */
  take(reader: Reader, made: readonly MadeTrip[]): Promise<TakenTrip[]> {
    return Promise.all(
      made.map(async ({ tripId, name, startDate, endDate }) => {
        const trip = await this.trips.getDetail(reader, tripId);
        const { items, bookings = [] } = (await this.days.getDays(reader, tripId)).value();
        return { tripId, name, startDate, endDate, content: makeKeptTrip(trip, items, bookings) };
      }),
    );
  }

  /** A later copy of the same trip replaces the one before. */
  async keep(
    manager: EntityManager,
    { userId }: Reader,
    agentName: string,
    taken: readonly TakenTrip[],
  ): Promise<void> {
    const keptAt = this.clock();
    await manager.upsert(
      KeptTripRow,
      taken.map((trip) => ({ id: randomUUID(), userId, agentName, keptAt, ...trip })),
      ['userId', 'tripId'],
    );
  }

  async list({ userId }: Reader): Promise<KeptTripList> {
    const rows = await this.dataSource.manager.find(KeptTripRow, {
      where: { userId },
      order: { keptAt: 'DESC', startDate: 'ASC', id: 'ASC' },
    });
    return { trips: rows.map(listed) };
  }

  /** @throws DomainError NOT_FOUND. */
  async get({ userId }: Reader, id: string): Promise<KeptTripDetail> {
    const row = await this.dataSource.manager.findOneBy(KeptTripRow, { id, userId });
    if (!row) throw makeNotFound();
    return { ...listed(row), content: row.content };
  }

  /** @throws DomainError NOT_FOUND. */
  async remove({ userId }: Reader, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(KeptTripRow, { id, userId });
    if (!affected) throw makeNotFound();
  }
}
