import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { Repairs } from './repairs.js';

const NIGHTLY = { cron: '40 4 * * *', tz: 'UTC' };

@Injectable()
export class PlanComparison implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly queues: JobQueues,
    private readonly stripe: Stripe,
    private readonly subscriptions: Subscriptions,
    private readonly repairs: Repairs,
  ) {}

  onModuleInit(): void {
    this.queues.process(TIMED_QUEUE, () => this.run(), {
      name: 'compare-plans',
      concurrency: TIMED_AT_ONCE,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queues.schedule(TIMED_QUEUE, 'compare-plans', NIGHTLY);
  }

  async run(): Promise<void> {
    for await (const { id } of this.stripe.subscriptions.list({ status: 'all', limit: 100 }))
      await this.compare(id);
  }

  private async compare(id: string): Promise<void> {
    try {
      const before = await this.subscriptions.getStanding(id);
      const outcome = await this.subscriptions.sync(id);
      if (outcome === 'synced' && (await this.subscriptions.getStanding(id)) !== before)
        this.repairs.add('subscription', id);
    } catch (error) {
      if (isStripeAway(error)) throw error;
      this.logger.error({ message: 'a subscription cannot be looked at', id, reason: String(error) });
    }
  }
}
