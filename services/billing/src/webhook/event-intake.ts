import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import type { Stripe } from 'stripe';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { isLiveKey } from '../stripe/stripe-client.js';
import { EventMetrics } from './event-metrics.js';
import { EventQueue } from './event-queue.js';
import { HANDLED_EVENTS } from './handled-events.js';
import { storeEvent } from './stripe-event.queries.js';

@Injectable()
export class EventIntake {
  private readonly livemode: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: EventQueue,
    private readonly metrics: EventMetrics,
    @Inject(KIT_ENV) env: BillingEnv,
  ) {
    this.livemode = isLiveKey(env.STRIPE_SECRET_KEY);
  }

  /** @returns whether the event is new and is handled. @throws when the database cannot store it. */
  async take(event: Stripe.Event): Promise<boolean> {
    const handled = HANDLED_EVENTS.some((type) => type === event.type) && event.livemode === this.livemode;
    if (!(await storeEvent(this.dataSource, event, handled ? 'pending' : 'ignored'))) return false;
    this.metrics.accepted.inc();
    // Not awaited: a slow queue must not delay the answer to Stripe.
    if (handled) void this.queue.add(event.id);
    return handled;
  }
}
