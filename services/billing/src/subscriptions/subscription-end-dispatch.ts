import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IntervalTasks, JobQueues } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { STRIPE_CALLS_QUEUE } from '../queue-names.js';
import { SubscriptionEnds } from './subscription-ends.service.js';
import { claimDueEnds } from './subscription.queries.js';
import { Subscriptions } from './subscriptions.service.js';

const EVERY_MS = 1000;
const LEASE_SECONDS = 60;
const EndJob = z.object({ stripeId: z.string() });

@Injectable()
export class SubscriptionEndDispatch implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly ends: SubscriptionEnds,
    private readonly subscriptions: Subscriptions,
    tasks: IntervalTasks,
  ) {
    tasks.add('subscription ends', EVERY_MS, () => this.dispatch());
  }

  onModuleInit(): void {
    this.queues.process(STRIPE_CALLS_QUEUE, ({ data }) => this.end(EndJob.parse(data).stripeId), {
      name: 'end',
      concurrency: 2,
    });
  }

  private async end(stripeId: string): Promise<void> {
    await this.ends.carryOut(stripeId);
    await this.subscriptions.sync(stripeId);
  }

  async dispatch(): Promise<void> {
    for (const stripeId of await claimDueEnds(this.dataSource, LEASE_SECONDS))
      await this.queues.add(STRIPE_CALLS_QUEUE, 'end', { stripeId });
  }
}
