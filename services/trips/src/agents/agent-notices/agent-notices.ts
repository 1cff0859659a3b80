import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@landsea/contracts/core';
import { PersonNotifications } from '@landsea/contracts/planning';
import { CLOCK, IntervalTasks, KIT_ENV, Mailer, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { makeAgentNoticeEmail } from './agent-notice-email.js';
import { AgentNoticeRow } from './agent-notice.entity.js';

const EVERY_MS = 10_000;
const BATCH = 50;
/** An older end is no news, for example after this table was created. */
const ENDED_LATELY_MS = DAY_MS;

type NewNotice = Omit<AgentNoticeRow, 'id' | 'isDone'>;

@Injectable()
export class AgentNotices {
  private readonly logger = new Logger('agent-notices');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly plans: PlansService,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('agent notices', EVERY_MS, () => this.dispatch());
  }

  /** Idempotent by agent, kind and subject. */
  async add(manager: EntityManager, notice: NewNotice): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(AgentNoticeRow)
      .values({ id: randomUUID(), ...notice })
      .orIgnore()
      .execute();
  }

  async dispatch(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock();
    for (const { userId, endedAt } of await this.plans.listEnded(
      'agent',
      new Date(now.getTime() - ENDED_LATELY_MS),
    ))
      await this.add(manager, {
        agentId: userId,
        kind: 'plan-ended',
        subject: endedAt.toISOString(),
        name: '',
        at: endedAt,
      });
    const open = await manager.find(AgentNoticeRow, {
      where: { isDone: false },
      order: { at: 'ASC' },
      take: BATCH,
    });
    for (const notice of open)
      await this.send(notice).catch((error: unknown) => {
        this.logger.warn({ message: 'an email to an agent waits', reason: String(error) });
      });
  }

  private async send(notice: AgentNoticeRow): Promise<void> {
    const path = `/internal/people/${notice.agentId}/notifications`;
    const person = await this.services.get('identity', path, PersonNotifications);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        AgentNoticeRow,
        { id: notice.id, isDone: false },
        { isDone: true },
      );
      const isWanted = notice.kind === 'plan-ended' || person?.notifications.tripActivity;
      if (!affected || !person?.emailVerified || !isWanted) return;
      await this.mailer.add(manager, {
        to: person.email,
        ...makeAgentNoticeEmail(notice, this.env.PUBLIC_ORIGIN),
      });
    });
  }
}
