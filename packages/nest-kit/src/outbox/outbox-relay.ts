import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ServiceName } from '@landsea/contracts';
import { DataSource } from 'typeorm';
import { isUnavailable } from '../errors/database-unavailable.js';
import { ListenConnection } from '../live/listen-connection.js';
import { withRequestId } from '../logs/request-context.js';
import { ServiceCaller } from '../service-calls/service-caller.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { claimDue, markFailed, markSent, type ClaimedMessage } from './outbox.queries.js';
import { retryDelayMs } from './retry-delay.js';

const POLL_MS = 500;
const BATCH = 20;

/** Carries the outbox to the inboxes: woken by NOTIFY at commit, and looking by itself every 500 ms. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('outbox');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listen: ListenConnection,
    private readonly services: ServiceCaller,
  ) {}

  onApplicationBootstrap(): void {
    this.listen.on(OUTBOX_CHANNEL, () => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Sends everything that is due now; one message that fails does not hold up the others. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const batch = await claimDue(this.dataSource, BATCH);
      await Promise.all(batch.map((message) => this.deliver(message)));
      if (batch.length < BATCH || this.stopped) return;
    }
  }

  private wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      await this.deliverDue().catch((error: unknown) => {
        if (isUnavailable(error)) this.logger.warn({ message: 'outbox waits for the database' });
        else this.logger.error(error);
      });
    }
  }

  private async deliver(message: ClaimedMessage): Promise<void> {
    const failure = await withRequestId(() => this.send(message), message.requestId ?? undefined);
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
      const response = await this.services.send(ServiceName.parse(receiver), '/internal/inbox', {
        method: 'POST',
        body,
      });
      await response.arrayBuffer();
      return response.ok ? undefined : `answered ${String(response.status)}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }
}
