import { addDays, getDateIn } from '@landsea/contracts/core';
import { CLOCK, DomainError, IntervalTasks, type Clock } from '@landsea/nest-kit';
import { findSendingTime, MISSED_PROBLEM } from '@landsea/rules/agents';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EmailPermission } from '../conversations/email-permission.js';
import { FilledMessages, type FilledMessage } from './filled-messages.js';
import { holdSending, selectSendingTasks, type SendingTask } from './task-messages.queries.js';
import { TaskMessagesService } from './task-messages.service.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/** Sends what agents chose to send by itself; what cannot be sent waits in their morning with a sentence. */
@Injectable()
export class TaskMessageDispatch {
  private readonly logger = new Logger('task messages');

  constructor(
    private readonly dataSource: DataSource,
    private readonly filled: FilledMessages,
    private readonly messages: TaskMessagesService,
    private readonly permission: EmailPermission,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('task messages', EVERY_MS, () => this.dispatch());
  }

  async dispatch(): Promise<void> {
    const { manager } = this.dataSource;
    const today = getDateIn(this.clock());
    let after: SendingTask | undefined;
    do {
      const tasks = await selectSendingTasks(manager, today, addDays(today, 1), after, BATCH);
      for (const task of tasks)
        await this.handle(task).catch((error: unknown) =>
          this.logger.warn({ message: 'the message of a task waits', reason: String(error) }),
        );
      after = tasks.length === BATCH ? tasks.at(-1) : undefined;
    } while (after);
  }

  private async handle(task: SendingTask): Promise<void> {
    const { dueOn, since, timeZone, agentId } = task;
    const time = dueOn === null ? 'early' : findSendingTime({ dueOn, since, timeZone }, this.clock());
    if (time === 'early') return;
    if (time === 'missed') return this.hold(task, MISSED_PROBLEM);
    const { body, client, problem, firstName } = await this.filled.fill(task, agentId);
    if (!client) return;
    const reason = problem ?? (await this.findRefusal(agentId, client));
    if (reason) return this.hold(task, reason);
    const sender = { userId: agentId, firstName, isDemo: false, isByItself: true };
    await this.dataSource.transaction((manager) => this.messages.sendIn(manager, task, client, body, sender));
  }

  /** @throws DomainError SERVICE_UNAVAILABLE, so that it is tried again this morning. */
  private async findRefusal(
    userId: string,
    { userId: account }: NonNullable<FilledMessage['client']>,
  ): Promise<string | undefined> {
    if (account !== null) return undefined;
    try {
      await this.permission.assertMayEmail({ userId, isDemo: false });
    } catch (error) {
      if (error instanceof DomainError && ['EMAIL_NOT_VERIFIED', 'RATE_LIMITED'].includes(error.error.code))
        return error.error.message;
      throw error;
    }
    return undefined;
  }

  private hold(task: SendingTask, problem: string): Promise<void> {
    return holdSending(this.dataSource.manager, task, problem);
  }
}
