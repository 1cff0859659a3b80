import { Injectable } from '@nestjs/common';
import { IntervalTasks } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { EventQueue } from './event-queue.js';
import { claimDueEvents } from './stripe-event.queries.js';

const EVERY_MS = 1000;
const BATCH = 100;

@Injectable()
export class EventSweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: EventQueue,
    tasks: IntervalTasks,
  ) {
    tasks.add('stripe events', EVERY_MS, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.queue.addAll(await claimDueEvents(this.dataSource, BATCH));
  }
}
