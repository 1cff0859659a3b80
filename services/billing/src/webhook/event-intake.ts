import { Inject, Injectable, Logger } from '@nestjs/common';
import { JobQueues, KIT_ENV } from '@landsea/nest-kit';
import type { Stripe } from 'stripe';
import type { BillingEnv } from '../env.js';
import { isLiveKey } from '../stripe/stripe-client.js';
import { EventMetrics } from './event-metrics.js';
import { EventStore } from './event-store.js';
import { EVENT_QUEUE, EventWorker } from './event-worker.js';
import { HANDLED_EVENTS } from './handled-events.js';

/** What comes while so many are being handed over is a burst. */
const DISPATCHING_AT_MOST = 8;

/**
 * Writes an event down, then hands it to the queue. The row is what counts; the queue only makes it quick. In a burst, or
 * while the worker has its hands full, a queue would make nothing quicker: then the sweeper takes the events together.
 */
@Injectable()
export class EventIntake {
  private readonly logger = new Logger('events');
  private readonly livemode: boolean;
  private dispatching = 0;

  constructor(
    private readonly store: EventStore,
    private readonly queues: JobQueues,
    private readonly worker: EventWorker,
    private readonly metrics: EventMetrics,
    @Inject(KIT_ENV) env: BillingEnv,
  ) {
    this.livemode = isLiveKey(env.STRIPE_SECRET_KEY);
  }

  /**
   * @param payload the event as it came, when it did.
   * @returns whether it is new and has work in it.
   */
  async take(event: Stripe.Event, payload = JSON.stringify(event)): Promise<boolean> {
    const handled = HANDLED_EVENTS.some((type) => type === event.type) && event.livemode === this.livemode;
    const state = handled ? 'pending' : 'ignored';
    if (!(await this.store.add({ id: event.id, payload, state }))) return false;
    this.metrics.accepted.inc();
    if (handled && !this.inBurst) void this.dispatch(event.id);
    return handled;
  }

  private get inBurst(): boolean {
    return this.store.inBurst || this.worker.busy || this.dispatching >= DISPATCHING_AT_MOST;
  }

  private async dispatch(id: string): Promise<void> {
    this.dispatching += 1;
    await this.queues.add(EVENT_QUEUE, 'event', { id }, { jobId: id }).catch((error: unknown) => {
      this.logger.debug({ message: 'event left to the sweeper', id, reason: String(error) });
    });
    this.dispatching -= 1;
  }
}
