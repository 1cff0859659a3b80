import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CLOCK, JobQueues, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { selectPeopleToSettle } from './entitlement.queries.js';
import { Entitlements } from './entitlements.service.js';
import { HELD_DAYS } from './settle-grants.js';
import { lockPayer } from './payer-lock.js';

const HOUR_MS = 3_600_000;

@Injectable()
export class HourlySettlement implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly entitlements: Entitlements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.queues.process(TIMED_QUEUE, () => this.run(), {
      name: 'settle-entitlements',
      concurrency: TIMED_AT_ONCE,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queues.schedule(TIMED_QUEUE, 'settle-entitlements', { everyMs: HOUR_MS });
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
