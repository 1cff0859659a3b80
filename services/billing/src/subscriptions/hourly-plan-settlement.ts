import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CLOCK, JobQueues, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { lockPayer } from '../entitlements/payer-lock.js';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { PlanAccesses } from './plan-access.service.js';
import { selectOverdueSubscriptions, selectPeopleWithEndedPlans } from './subscription.queries.js';
import { Subscriptions } from './subscriptions.service.js';

const HOUR_MS = 3_600_000;

@Injectable()
export class HourlyPlanSettlement implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('subscriptions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly subscriptions: Subscriptions,
    private readonly access: PlanAccesses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.queues.process(TIMED_QUEUE, () => this.run(), {
      name: 'settle-plans',
      concurrency: TIMED_AT_ONCE,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queues.schedule(TIMED_QUEUE, 'settle-plans', { everyMs: HOUR_MS });
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
