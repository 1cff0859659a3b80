import { Injectable, Logger } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';

export const EVENT_QUEUE = 'billing-stripe-events';
const JOB = 'event';

/** The row keeps the event: nothing throws while the queue is down, and the sweeper queues it again. */
@Injectable()
export class EventQueue {
  private readonly logger = new Logger('events');

  constructor(private readonly queues: JobQueues) {}

  async add(id: string): Promise<void> {
    await this.queues.add(EVENT_QUEUE, JOB, { id }, { jobId: id }).catch(this.logFailure);
  }

  async addAll(ids: readonly string[]): Promise<void> {
    const jobs = ids.map((id) => ({ jobId: id, data: { id } }));
    await this.queues.addAll(EVENT_QUEUE, JOB, jobs).catch(this.logFailure);
  }

  private readonly logFailure = (error: unknown): void =>
    this.logger.debug({ message: 'events not queued, left to the sweeper', reason: String(error) });
}
