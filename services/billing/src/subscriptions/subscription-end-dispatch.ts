import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { SubscriptionEnds } from './subscription-ends.service.js';
import { claimDueEnds } from './subscription.queries.js';
import { Subscriptions } from './subscriptions.service.js';

const QUEUE = 'billing-subscription-ends';
const EVERY_MS = 1000;
/** Longer than an end with its refunds and their retries takes. */
const LEASE_SECONDS = 60;
const EndJob = z.object({ stripeId: z.string() });

/** Each second hands the ends that are due to the queue; the row remembers what the queue may lose. */
@Injectable()
export class SubscriptionEndDispatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('subscriptions');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly ends: SubscriptionEnds,
    private readonly subscriptions: Subscriptions,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.process(QUEUE, async ({ data }) => {
      const { stripeId } = EndJob.parse(data);
      await this.ends.carryOut(stripeId);
      await this.subscriptions.sync(stripeId);
    });
    this.timer = setInterval(() => {
      this.dispatch().catch((error: unknown) => {
        this.logger.warn({ message: 'subscriptions wait for their end', reason: String(error) });
      });
    }, EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async dispatch(): Promise<void> {
    for (const stripeId of await claimDueEnds(this.dataSource, LEASE_SECONDS))
      await this.queues.add(QUEUE, 'end', { stripeId });
  }
}
