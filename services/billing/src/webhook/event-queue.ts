import { Injectable, Logger } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';

export const EVENT_QUEUE = 'billing-stripe-events';
const JOB = 'event';

/**
 * Dispatches stored events to the worker. The row is the memory of an event, so nothing throws while the queue is
 * unavailable: the sweeper queues the event again.
 */
@Injectable()
export class EventQueue {
  private readonly logger = new Logger('events');

  constructor(private readonly queues: JobQueues) {}

  async add(id: string): Promise<void> {
    await this.queues.add(EVENT_QUEUE, JOB, { id }, { jobId: id }).catch(this.logFailure);
  }

  /** Events that are queued already are not queued twice. */
  async addAll(ids: readonly string[]): Promise<void> {
    const jobs = ids.map((id) => ({ jobId: id, data: { id } }));
    await this.queues.addAll(EVENT_QUEUE, JOB, jobs).catch(this.logFailure);
  }

  private readonly logFailure = (error: unknown): void =>
    this.logger.debug({ message: 'events not queued, left to the sweeper', reason: String(error) });
}
