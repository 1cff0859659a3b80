import type { TripEvent } from '@landsea/contracts/live';
import { AfterCommit, LiveBus } from '@landsea/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { QuietTimes } from './quiet-times.js';

const CHANNELS = 'trip:';
const channelOf = (tripId: string): string => CHANNELS + tripId;

@Injectable()
export class TripEvents {
  private readonly logger = new Logger(TripEvents.name);
  private readonly quiet = new QuietTimes();

  constructor(
    private readonly afterCommit: AfterCommit,
    private readonly bus: LiveBus,
  ) {
    bus.subscribeAll(CHANNELS).subscribe(({ name }) => this.quiet.markChanged(name, Date.now()));
  }

  /**
   * The change is committed already, so a broken bus must not fail the write: browsers reload on reconnect.
   */
  async publish(tripId: string, event: TripEvent): Promise<void> {
    await this.bus.publish(channelOf(tripId), event).catch((error: unknown) => {
      this.quiet.markChanged(tripId, Date.now());
      this.logger.warn({ message: 'live update not published', type: event.type, tripId, error });
    });
  }

  /** Nothing is published when the transaction rolls back. */
  publishAtCommit(manager: EntityManager, tripId: string, event: TripEvent): void {
    this.afterCommit.add(manager, () => this.publish(tripId, event));
  }

  getQuietMs(tripId: string): number {
    return this.quiet.getQuietMs(tripId, Date.now(), this.bus.heardSince);
  }

  follow(tripId: string): Observable<object> {
    return this.bus.subscribe(channelOf(tripId));
  }
}
