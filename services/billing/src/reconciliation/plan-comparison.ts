import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { Repairs } from './repairs.js';

const QUEUE = 'billing-plan-comparison';
const NIGHTLY = { cron: '40 4 * * *', tz: 'UTC' };

/** Each night every subscription at Stripe is held against our rows. */
@Injectable()
export class PlanComparison implements OnApplicationBootstrap {
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
    for await (const { id } of this.stripe.subscriptions.list({ status: 'all', limit: 100 })) {
      const before = await this.subscriptions.standing(id);
      const outcome = await this.subscriptions.sync(id);
      if (outcome === 'synced' && (await this.subscriptions.standing(id)) !== before)
        this.repairs.add('subscription', id);
    }
  }
}
