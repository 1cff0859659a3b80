import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { storeEvents, type IncomingEvent } from './stripe-event.queries.js';

/** Bounded, so that one statement stays short. */
const BATCH = 100;

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

  constructor(private readonly dataSource: DataSource) {}

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
      try {
        const fresh = await storeEvents(
          this.dataSource,
          batch.map(({ incoming }) => incoming),
        );
        // Of two deliveries in one batch the first is the new one.
        for (const { incoming, resolve } of batch) resolve(fresh.delete(incoming.event.id));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing = false;
  }
}
