import { Injectable } from '@nestjs/common';
import { Rounds, type Round } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { EventStore } from './event-store.js';
import { EventWorker } from './event-worker.js';
import { claimDueEvents } from './stripe-event.queries.js';

const EVERY_MS = 1000;
const BATCH = 100;
/** What has waited for longer is not put off any more. */
const LATE_SECONDS = 20;

/**
 * Each second takes up what is due and nobody has dealt with: what a burst left over, what the queue has lost, what failed.
 * It does not go through the queue, which may be what is lost; the claim keeps several copies from doing the same. While
 * a burst comes in it takes one batch a second, so that the burst is written down and others are answered.
 */
@Injectable()
export class EventSweeper {
  private readonly round: Round;

  constructor(
    private readonly dataSource: DataSource,
    private readonly worker: EventWorker,
    private readonly store: EventStore,
    rounds: Rounds,
  ) {
    this.round = rounds.every(EVERY_MS, 'stripe events', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    for (;;) {
      const due = await claimDueEvents(this.dataSource, BATCH);
      await this.worker.handleAll(due);
      if (due.length < BATCH || this.round.stopping) return;
      if (this.store.inBurst && due.every(({ waitedSeconds }) => waitedSeconds < LATE_SECONDS)) return;
    }
  }
}
