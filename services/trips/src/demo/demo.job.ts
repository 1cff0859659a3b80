import { demoAccount } from '@landsea/contracts';
import { CLOCK, JobQueues, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripEvents } from '../trip-events/trip-events.js';
import { TripsService } from '../trips/trips.service.js';
import { resetDemoTrip } from './reset-demo-trip.js';

const QUEUE = 'demo';

/** Resets the demo trip each night, where there is one. */
@Injectable()
export class DemoJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly outbox: Outbox,
    private readonly trips: TripsService,
    private readonly events: TripEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.reset());
    await this.queues.schedule(QUEUE, 'reset-demo-trip', { cron: '0 4 * * *', tz: 'America/New_York' });
  }

  async reset(): Promise<void> {
    if (!(await this.trips.exists(this.dataSource.manager, demoAccount.tripId))) return;
    await this.dataSource.transaction(async (manager) => {
      await resetDemoTrip(manager, this.outbox, this.clock());
      this.events.publishAtCommit(manager, demoAccount.tripId, { type: 'trip.changed' });
    });
  }
}
