import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { User } from '@landsea/contracts/account';
import type { FormGuard, MessageReceived } from '@landsea/contracts/outreach';
import {
  CLOCK,
  DomainError,
  IntervalTasks,
  KIT_ENV,
  Mailer,
  RateLimiter,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../../env.js';
import { UsersService } from '../../users/users.service.js';
import { looksAutomated } from '../form-guard.js';
import { copyEmail, makeOperatorEmail } from './message-emails.js';
import { OPERATOR_MAIL_LIMIT } from './message-limits.js';
import { OutreachMessageRow } from './outreach-message.entity.js';
import { removeOldMessages, storeOnce } from './outreach-messages.queries.js';

const PURGE_EVERY_MS = 60 * 60 * 1000;

export type Written = Pick<OutreachMessageRow, 'kind' | 'topic' | 'name' | 'email' | 'message'> & FormGuard;
export interface Sender {
  principal: Principal | undefined;
  idempotencyKey: string | undefined;
}

const isSame = (one: Written, other: OutreachMessageRow): boolean =>
  (['kind', 'topic', 'name', 'email', 'message'] as const).every((part) => one[part] === other[part]);

@Injectable()
export class OutreachMessages {
  private readonly logger = new Logger('outreach');

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('outreach-messages', PURGE_EVERY_MS, () => this.purge());
  }

  /** @throws DomainError IDEMPOTENCY_MISMATCH when a visitor's key was used for another message. */
  async receive(written: Written, { principal, idempotencyKey }: Sender): Promise<MessageReceived> {
    const sender = principal && !principal.isDemo ? await this.users.findById(principal.userId) : undefined;
    const isAutomated = looksAutomated(written);
    const isEmailed = !isAutomated && (await this.mayMailOperator());
    const { kind, topic, name, email, message } = written;
    const row: OutreachMessageRow = {
      id: randomUUID(),
      ...{ kind, topic, name, email, message },
      userId: sender?.id ?? null,
      requestKey: principal ? null : (idempotencyKey ?? null),
      looksAutomated: isAutomated,
      createdAt: this.clock(),
    };
    return this.dataSource.transaction(async (manager) => {
      const known = await storeOnce(manager, row);
      if (known) return this.answerAgain(written, known);
      if (isEmailed) await this.mailOperator(manager, row);
      const copySent = !isAutomated && sender !== undefined && this.isOwnAddress(sender, row);
      if (copySent) await this.mailer.add(manager, copyEmail(sender, row));
      return { copySent };
    });
  }

  purge(): Promise<void> {
    return removeOldMessages(this.dataSource.manager, this.clock());
  }

  private answerAgain(written: Written, known: OutreachMessageRow): MessageReceived {
    if (isSame(written, known)) return { copySent: false };
    throw new DomainError({
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'This form was already sent with another text. Reload the page to send a new message.',
    });
  }

  private isOwnAddress({ email, emailVerified }: User, row: OutreachMessageRow): boolean {
    return emailVerified && email === row.email;
  }

  private async mailOperator(manager: EntityManager, row: OutreachMessageRow): Promise<void> {
    if (this.env.OUTREACH_EMAIL)
      await this.mailer.add(manager, makeOperatorEmail(this.env.OUTREACH_EMAIL, row));
  }

  private async mayMailOperator(): Promise<boolean> {
    if (!this.env.OUTREACH_EMAIL) return false;
    const isOver = (await this.limiter.hit(OPERATOR_MAIL_LIMIT, 'all')) !== undefined;
    if (isOver) this.logger.warn({ message: 'too many messages today: stored without an email' });
    return !isOver;
  }
}
