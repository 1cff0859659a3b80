import { Injectable } from '@nestjs/common';
import { isUnavailable } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { pause } from './pause.js';
import { storeEvents, type IncomingEvent } from './stripe-event.queries.js';

/** Bounded, so that one statement stays short. */
const BATCH = 100;
/** More than a person does at once. */
const BURST = 8;
const BURST_IS_OVER_AFTER_MS = 500;
/** So many of a burst are answered: more than Stripe sends, and less than takes all processors there are. */
const BURST_PER_SECOND = 545;
/** What is earlier than its turn by less is not worth a timer. */
const STEP_MS = 4;

interface Waiting {
  incoming: IncomingEvent;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes events down. What arrives while one statement runs waits for the next, which takes it together: Stripe sends in
 * bursts, and each answer still comes after its own commit. The answers of a burst are given one by one at its pace, so that
 * those who deliver come back one by one too, and others are served between them; meanwhile what has come back gathers for
 * the next statement. A delivery that comes alone waits for nobody.
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
      const began = performance.now();
      const batch = this.waiting.splice(0, BATCH);
      const isBurst = batch.length > BURST;
      if (isBurst) this.burstAt = began;
      for (const [turn, answer] of (await this.store(batch)).entries()) {
        const early = isBurst ? began + (turn * 1000) / BURST_PER_SECOND - performance.now() : 0;
        if (early > STEP_MS) await pause(early);
        answer();
      }
    }
    this.writing = false;
  }

  /** One that the database cannot hold is refused alone. @returns what gives each its answer. */
  private async store(batch: readonly Waiting[]): Promise<(() => void)[]> {
    try {
      const fresh = await storeEvents(
        this.dataSource,
        batch.map(({ incoming }) => incoming),
      );
      // Of two deliveries in one batch the first is the new one.
      return batch.map(
        ({ incoming, resolve }) =>
          () =>
            resolve(fresh.delete(incoming.id)),
      );
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error))
        return batch.map(
          ({ reject }) =>
            () =>
              reject(error),
        );
      const answers: (() => void)[] = [];
      for (const one of batch) answers.push(...(await this.store([one])));
      return answers;
    }
  }
}
