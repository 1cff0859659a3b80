import { Injectable } from '@nestjs/common';
import { IntervalTasks, type IntervalTask } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { EventStore } from './event-store.js';
import { EventWorker } from './event-worker.js';
import { pause } from './pause.js';
import { claimDueEvents } from './stripe-event.queries.js';

const EVERY_MS = 1000;
const BATCH = 100;
/** While a burst comes in: what is left to do can wait, those who deliver and everybody else's calls cannot. */
const BURST_BATCH = 20;
/** What has waited for longer is not put off any more. */
const LATE_SECONDS = 30;
/** A backlog leaves some of the time to others: so long a rest for each millisecond of a batch. */
const REST = 0.4;
const LONGEST_REST_MS = 500;

/**
 * Each second takes up what is due and nobody has dealt with: what a burst left over, what the queue has lost, what failed.
 * It does not go through the queue, which may be what is lost; the claim keeps several copies from doing the same. While
 * a burst comes in it takes one small batch a second, so that the burst is written down and others are answered; a backlog
 * it works off with rests in between.
 */
@Injectable()
export class EventSweeper {
  private readonly round: IntervalTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly worker: EventWorker,
    private readonly store: EventStore,
    tasks: IntervalTasks,
  ) {
    this.round = tasks.add('stripe events', EVERY_MS, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    for (let late = false; ;) {
      const limit = this.store.inBurst && !late ? BURST_BATCH : BATCH;
      const began = performance.now();
      const due = await claimDueEvents(this.dataSource, limit);
      await this.worker.handleAll(due);
      if (due.length < limit || this.round.stopping) return;
      late = due.some(({ waitedSeconds }) => waitedSeconds >= LATE_SECONDS);
      if (this.store.inBurst && !late) return;
      await pause(Math.min(LONGEST_REST_MS, REST * (performance.now() - began)));
    }
  }
}
