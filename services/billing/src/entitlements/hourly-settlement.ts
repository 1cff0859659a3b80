import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CLOCK, JobQueues, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { selectPeopleToSettle } from './entitlement.queries.js';
import { Entitlements } from './entitlements.service.js';
import { HELD_DAYS } from './grant-rules.js';
import { lockPayer } from './payer-lock.js';

const QUEUE = 'billing-entitlements';
const HOUR_MS = 3_600_000;

@Injectable()
export class HourlySettlement implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly entitlements: Entitlements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.run());
    await this.queues.schedule(QUEUE, 'settle', { everyMs: HOUR_MS });
  }

  async run(): Promise<void> {
    for (const userId of await selectPeopleToSettle(this.dataSource, this.clock(), HELD_DAYS)) {
      await this.dataSource.transaction(async (manager) => {
        await lockPayer(manager, userId);
        await this.entitlements.settle(manager, userId);
      });
    }
  }
}
