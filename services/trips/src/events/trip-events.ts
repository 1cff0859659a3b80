import type { TripEvent } from '@landsea/contracts/core';
import { LiveBus } from '@landsea/nest-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';

const channelOf = (tripId: string): string => `trip:${tripId}`;

/** What changed inside a trip, told to every open browser through whichever copy of the service holds its stream. */
@Injectable()
export class TripEvents implements EntitySubscriberInterface, OnModuleInit {
  private readonly logger = new Logger(TripEvents.name);
  private readonly waiting = new WeakMap<QueryRunner, { tripId: string; event: TripEvent }[]>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: LiveBus,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push(this);
  }

  /** The change is committed already, so a bus that is down must not fail the write: browsers reload on reconnect. */
  async publish(tripId: string, event: TripEvent): Promise<void> {
    await this.bus.publish(channelOf(tripId), event).catch((error: unknown) => {
      this.logger.warn({ message: 'live update not published', type: event.type, tripId, error });
    });
  }

  /** Publishes once the transaction of `manager` has committed, and never when it rolls back. */
  publishAtCommit(manager: EntityManager, tripId: string, event: TripEvent): void {
    if (!manager.queryRunner) throw new Error('publishAtCommit needs a transaction');
    const events = this.waiting.get(manager.queryRunner) ?? [];
    this.waiting.set(manager.queryRunner, [...events, { tripId, event }]);
  }

  /** Not waited for: the transaction still holds its connection here, and the bus may need another one of the same pool. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    const events = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    void this.publishInOrder(events);
  }

  private async publishInOrder(events: { tripId: string; event: TripEvent }[]): Promise<void> {
    for (const { tripId, event } of events) await this.publish(tripId, event);
  }

  of(tripId: string): Observable<object> {
    return this.bus.subscribe(channelOf(tripId));
  }
}
