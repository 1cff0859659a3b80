import { Injectable } from '@nestjs/common';
import { isUnavailable } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { storeEvents, type IncomingEvent } from './stripe-event.queries.js';

/** Bounded, so that one statement stays short. */
const BATCH = 100;
/** More than a person does at once. */
const BURST = 8;
const BURST_IS_OVER_AFTER_MS = 500;

interface Waiting {
  incoming: IncomingEvent;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes events down. While one statement runs, the events that arrive wait for the next, which takes them together: Stripe
 * sends in bursts, and each answer still comes after its own commit.
 */
@Injectable()
export class EventStore {
  private waiting: Waiting[] = [];
  private writing = false;
  private burstAt = -Infinity;

  constructor(private readonly dataSource: DataSource) {}

  /** Whether many arrive together: others wait for their answers too, and what can be done later is done later. */
  get inBurst(): boolean {
    return performance.now() - this.burstAt < BURST_IS_OVER_AFTER_MS;
  }

  /** @returns whether the event is new. */
  add(incoming: IncomingEvent): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ incoming, resolve, reject });
      if (!this.writing) void this.write();
    });
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      if (batch.length > BURST) this.burstAt = performance.now();
      await this.store(batch);
    }
    this.writing = false;
  }

  /** One that the database cannot hold is refused alone. */
  private async store(batch: readonly Waiting[]): Promise<void> {
    try {
      const fresh = await storeEvents(
        this.dataSource,
        batch.map(({ incoming }) => incoming),
      );
      // Of two deliveries in one batch the first is the new one.
      for (const { incoming, resolve } of batch) resolve(fresh.delete(incoming.id));
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await this.store([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
