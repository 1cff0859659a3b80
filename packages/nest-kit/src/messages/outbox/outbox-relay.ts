import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ServiceName } from '@landsea/contracts/messages';
import { DataSource } from 'typeorm';
import { ListenConnection } from '../../live/listen-connection.js';
import { runWithRequestId } from '../../logs/request-context.js';
import type { IntervalTask } from '../../interval-task/interval-task.js';
import { IntervalTasks } from '../../interval-task/interval-tasks.js';
import { ServiceCaller } from '../service-calls/service-caller.js';
import { isOk } from '../service-calls/service-request.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { claimDue, markFailed, markSent, type ClaimedMessage } from './outbox.queries.js';

const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/** 250 ms, doubling, at most 15 seconds. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));

const POLL_MS = 500;
const BATCH = 20;

/** Woken by NOTIFY at commit; it also polls every 500 ms. */
@Injectable()
export class OutboxRelay implements OnModuleInit {
  private readonly logger = new Logger('outbox');
  private readonly task: IntervalTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listen: ListenConnection,
    private readonly services: ServiceCaller,
    tasks: IntervalTasks,
  ) {
    this.task = tasks.add('outbox', POLL_MS, () => this.deliverDue());
  }

  onModuleInit(): void {
    this.listen.on(OUTBOX_CHANNEL, () => this.task.wake());
  }

  /** A failing message does not delay the others. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const batch = await claimDue(this.dataSource, BATCH);
      await Promise.all(batch.map((message) => this.deliver(message)));
      if (batch.length < BATCH || this.task.stopping) return;
    }
  }

  private async deliver(message: ClaimedMessage): Promise<void> {
    const failure = await runWithRequestId(() => this.send(message), message.requestId ?? undefined);
    if (failure === undefined) return markSent(this.dataSource, message.id);
    this.logger.warn({
      message: 'message not delivered, it will be tried again',
      type: message.type,
      receiver: message.receiver,
      attempts: message.attempts,
      reason: failure,
    });
    await markFailed(this.dataSource, message.id, retryDelayMs(message.attempts), failure);
  }

  /** @returns why it failed, or undefined when the receiver has committed it. */
  private async send({ id, type, payload, receiver }: ClaimedMessage): Promise<string | undefined> {
    try {
      const body = JSON.stringify({ id, type, payload });
      const { status } = await this.services.send(ServiceName.parse(receiver), '/internal/inbox', {
        method: 'POST',
        body,
      });
      return isOk(status) ? undefined : `answered ${status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }
}
