import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { EVENT_QUEUE } from './event-intake.js';
import { EventWorker } from './event-worker.js';
import { claimDueEvents } from './stripe-event.queries.js';

const EVERY_MS = 1000;
const BATCH = 200;
/** From this age on an event gets a job of its own name: the queue may hold its first one as taken by a dead worker. */
const STUCK_SECONDS = 10;

/** Each second hands over again what the queue has lost; while the queue is away it does the work itself. */
@Injectable()
export class EventSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('events');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly worker: EventWorker,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.sweep()
        .catch((error: unknown) => this.logger.warn({ message: 'sweep failed', reason: String(error) }))
        .finally(() => {
          this.running = undefined;
        });
    }, EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async sweep(): Promise<void> {
    if (this.worker.busy) return;
    for (const { id, ageSeconds } of await claimDueEvents(this.dataSource, BATCH)) {
      const jobId = ageSeconds < STUCK_SECONDS ? id : `${id}-${String(ageSeconds)}`;
      await this.queues.add(EVENT_QUEUE, 'event', { id }, { jobId }).catch(() => this.worker.handle(id));
    }
  }
}
