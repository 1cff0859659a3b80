import { Inject, Injectable, Logger } from '@nestjs/common';
import { JobQueues, KIT_ENV } from '@landsea/nest-kit';
import type { Stripe } from 'stripe';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { isLiveKey } from '../stripe/stripe-client.js';
import { EventMetrics } from './event-metrics.js';
import { HANDLED_EVENTS } from './handled-events.js';
import { storeEvent } from './stripe-event.queries.js';

export const EVENT_QUEUE = 'billing-stripe-events';

/** Writes an event down, then hands it to the queue. The row is what counts; the queue only makes it quick. */
@Injectable()
export class EventIntake {
  private readonly logger = new Logger('events');
  private readonly livemode: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly metrics: EventMetrics,
    @Inject(KIT_ENV) env: BillingEnv,
  ) {
    this.livemode = isLiveKey(env.STRIPE_SECRET_KEY);
  }

  /** @returns whether it is new and has work in it. */
  async take(event: Stripe.Event): Promise<boolean> {
    const handled = HANDLED_EVENTS.some((type) => type === event.type) && event.livemode === this.livemode;
    if (!(await storeEvent(this.dataSource, event, handled ? 'pending' : 'ignored'))) return false;
    this.metrics.accepted.inc();
    if (handled) void this.dispatch(event.id);
    return handled;
  }

  private async dispatch(id: string): Promise<void> {
    await this.queues.add(EVENT_QUEUE, 'event', { id }, { jobId: id }).catch((error: unknown) => {
      this.logger.debug({ message: 'event left to the sweeper', id, reason: String(error) });
    });
  }
}
