import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { Repairs } from './repairs.js';

const QUEUE = 'billing-plan-comparison';
const NIGHTLY = { cron: '40 4 * * *', tz: 'UTC' };

@Injectable()
export class PlanComparison implements OnApplicationBootstrap {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly queues: JobQueues,
    private readonly stripe: Stripe,
    private readonly subscriptions: Subscriptions,
    private readonly repairs: Repairs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.run());
    await this.queues.schedule(QUEUE, 'compare', NIGHTLY);
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
