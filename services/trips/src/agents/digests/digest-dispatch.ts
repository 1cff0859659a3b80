import { PersonContact } from '@landsea/contracts/account';
import type { DueTask } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { CLOCK, IntervalTasks, KIT_ENV, Mailer, ServiceClient, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TripsEnv } from '../../env.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { selectBookingAlerts } from '../agent-bookings/booking-alerts.queries.js';
import { selectUnanswered } from '../conversations/unanswered.queries.js';
import { selectFeeAlerts } from '../fees/fees.queries.js';
import { selectMorning } from '../morning/morning.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import { selectDueTasks } from '../workflows/workflow-tasks.queries.js';
import { isEmpty, type DigestContent } from './digest-content.js';
import { makeDigestEmail } from './digest-email.js';
import { getMessagesSent, getNextMorning, isMorning } from './digest-times.js';
import { DigestRow } from './digest.entity.js';
import { addDigests, selectDueDigests } from './digests.queries.js';

const EVERY_MS = 10_000;
const NEW_EVERY_MS = 3_600_000;
const BATCH = 100;
const MOST_NEW = 1000;
const RETRY_MS = 5 * 60_000;

/** Its message leaves this morning, so that there is nothing to do unless it is held then. */
const isSentByItself = ({ message }: DueTask): boolean => message?.way === 'auto' && message.problem === null;

/** The mark and the email are one transaction, so two copies of the service write one. */
@Injectable()
export class DigestDispatch {
  private readonly logger = new Logger('digests');

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly mailer: Mailer,
    private readonly scope: AgencyScope,
    private readonly plans: PlansService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('digests', EVERY_MS, () => this.dispatch());
    tasks.add('new digests', NEW_EVERY_MS, () => this.addNew());
  }

  addNew(): Promise<void> {
    return addDigests(this.dataSource.manager, this.clock(), MOST_NEW);
  }

  async dispatch(): Promise<void> {
    const { manager } = this.dataSource;
    for (const digest of await selectDueDigests(manager, this.clock(), BATCH))
      await this.send(digest).catch(async (error: unknown) => {
        this.logger.warn({ message: 'an email of the morning waits', reason: String(error) });
        await this.move(manager, digest, { nextAt: new Date(this.clock().getTime() + RETRY_MS) });
      });
  }

  private async send(digest: DigestRow): Promise<void> {
    const { userId, timeZone, sentOn } = digest;
    const person = await this.services.get('identity', `/internal/people/${userId}`, PersonContact);
    await this.dataSource.transaction(async (manager) => {
      const now = this.clock();
      const today = getDateIn(now, timeZone);
      const next = { nextAt: getNextMorning(now, timeZone) };
      const waitsUntil = await this.findWait(manager, digest, now);
      if (waitsUntil) return void (await this.move(manager, digest, { nextAt: waitsUntil }));
      const canSend = person?.emailVerified && isMorning(now, timeZone) && sentOn !== today;
      const content = canSend ? await this.findContent(manager, digest, now) : undefined;
      const mail = person && content && makeDigestEmail(content, person, digest, this.env.PUBLIC_ORIGIN);
      const isMoved = await this.move(manager, digest, mail ? { ...next, sentOn: today } : next);
      if (isMoved && mail) await this.mailer.add(manager, mail);
    });
  }

  /** @returns a moment while messages of today are being sent: those that are held belong into the email. */
  private async findWait(
    manager: EntityManager,
    { userId, timeZone }: DigestRow,
    now: Date,
  ): Promise<Date | undefined> {
    const sentAt = isMorning(now, timeZone) ? getMessagesSent(now, timeZone) : undefined;
    if (!sentAt) return undefined;
    const { agentIds } = await this.scope.getReachIn(manager, { userId });
    const today = getDateIn(now, timeZone);
    const { tasks } = await selectDueTasks(manager, agentIds, getDateIn(now), now);
    return tasks.some((task) => task.dueOn === today && isSentByItself(task)) ? sentAt : undefined;
  }

  /** @returns undefined for an empty morning, and once the plan has ended. */
  private async findContent(
    manager: EntityManager,
    { userId, sentOn }: DigestRow,
    now: Date,
  ): Promise<DigestContent | undefined> {
    if (await this.plans.getEnd(manager, userId, 'agent')) return undefined;
    const { agentIds } = await this.scope.getReachIn(manager, { userId });
    const today = getDateIn(now);
    const { entries } = await selectMorning(manager, agentIds, now);
    const { tasks } = await selectDueTasks(manager, agentIds, today, now);
    const { alerts } = await selectBookingAlerts(manager, agentIds, now, today);
    const dueTasks = tasks.filter(
      (task) => task.dueOn !== null && task.dueOn <= today && !isSentByItself(task),
    );
    const on = (fits: (day: string) => boolean) => entries.filter(({ at }) => fits(getDateIn(new Date(at))));
    const content: DigestContent = {
      today,
      waiting: on((day) => day < today),
      now: on((day) => day === today),
      tomorrow: on((day) => day === addDays(today, 1)),
      tasks: dueTasks,
      holds: alerts.filter(({ kind }) => kind === 'hold'),
      fees: (await selectFeeAlerts(manager, agentIds, today)).alerts,
      unanswered: await selectUnanswered(manager, { userId, agentIds }),
    };
    return isEmpty(content, sentOn) ? undefined : content;
  }

  /** @returns false when another copy of the service, or the agent, has moved it. */
  private async move(
    manager: EntityManager,
    { userId, nextAt }: DigestRow,
    change: Partial<Pick<DigestRow, 'nextAt' | 'sentOn'>>,
  ): Promise<boolean> {
    const { affected } = await manager.update(DigestRow, { userId, nextAt, isOn: true }, change);
    return affected === 1;
  }
}
