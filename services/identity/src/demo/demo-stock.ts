import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DemoKind } from '@landsea/contracts/account';
import type { MessagePayload } from '@landsea/contracts/messages';
import {
  CLOCK,
  InboxHandler,
  IntervalTasks,
  KIT_ENV,
  Outbox,
  type Clock,
  type IntervalTask,
} from '@landsea/nest-kit';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { insertDemoUsers } from '../users/demo-users.js';
import { countCopies, endAllCopies, lockStock } from './demo-copies.queries.js';
import { DemoCopyRow } from './demo-copy.entity.js';
import { demoStock, STOCK_LIFE_MS } from './demo-lifetime.js';

const EVERY_MS = 500;

@Injectable()
export class DemoStock implements OnApplicationBootstrap {
  private readonly task: IntervalTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    this.task = tasks.add('demo copies', EVERY_MS, () => this.refill());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.DEMO_ACCOUNT) await endAllCopies(this.dataSource, this.clock());
  }

  wake(): void {
    this.task.wake();
  }

  async refill(): Promise<void> {
    if (!this.env.DEMO_ACCOUNT) return;
    await this.dataSource.transaction(async (manager) => {
      if (!(await lockStock(manager))) return;
      for (const kind of DemoKind.options) {
        const { free, all } = await countCopies(manager, kind, this.clock());
        const { ready, most, perRun } = demoStock[kind];
        const missing = Math.min(ready - free, perRun, most - all);
        if (missing > 0) await this.request(manager, kind, missing);
      }
    });
  }

  @InboxHandler('trips.demo-ready')
  async markReady({ userId }: MessagePayload<'trips.demo-ready'>, manager: EntityManager): Promise<void> {
    await manager.update(DemoCopyRow, { userId, readyAt: IsNull() }, { readyAt: this.clock() });
  }

  private async request(manager: EntityManager, kind: DemoKind, count: number): Promise<void> {
    const now = this.clock();
    const expiresAt = new Date(now.getTime() + STOCK_LIFE_MS);
    const userIds = Array.from({ length: count }, () => randomUUID());
    await insertDemoUsers(manager, kind, userIds, expiresAt);
    await manager.insert(
      DemoCopyRow,
      userIds.map((userId) => ({ userId, kind, madeAt: now, readyAt: null, takenAt: null })),
    );
    for (const userId of userIds) {
      const request = { userId, expiresAt: expiresAt.toISOString() };
      if (kind === 'agent') await this.outbox.add(manager, 'identity.demo-agent-requested', request);
      else await this.outbox.add(manager, 'identity.demo-requested', { ...request, tripId: randomUUID() });
    }
  }
}
