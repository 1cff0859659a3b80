import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CLOCK, JobQueues, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { lockPayer } from '../entitlements/payer-lock.js';
import { PlanAccesses } from './plan-access.service.js';
import { selectOverdueSubscriptions, selectPeopleWithEndedPlans } from './subscription.queries.js';
import { Subscriptions } from './subscriptions.service.js';

const QUEUE = 'billing-plans';
const HOUR_MS = 3_600_000;

@Injectable()
export class HourlyPlanSettlement implements OnApplicationBootstrap {
  private readonly logger = new Logger('subscriptions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly subscriptions: Subscriptions,
    private readonly access: PlanAccesses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.run());
    await this.queues.schedule(QUEUE, 'settle', { everyMs: HOUR_MS });
  }

  async run(): Promise<void> {
    for (const stripeId of await selectOverdueSubscriptions(this.dataSource, this.clock()))
      await this.look(stripeId);
    for (const userId of await selectPeopleWithEndedPlans(this.dataSource, this.clock()))
      await this.dataSource.transaction(async (manager) => {
        await lockPayer(manager, userId);
        await this.access.settle(manager, userId);
      });
  }

  private async look(stripeId: string): Promise<void> {
    await this.subscriptions.sync(stripeId).catch((error: unknown) => {
      this.logger.warn({ message: 'subscription not looked at', stripeId, reason: String(error) });
    });
  }
}
