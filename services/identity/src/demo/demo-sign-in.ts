import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { demoAccounts, DemoKind, type Login } from '@landsea/contracts/account';
import { CLOCK, DomainError, KIT_ENV, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { SessionsService, type SignIn } from '../sessions/sessions.service.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { UsersService } from '../users/users.service.js';
import { takeCopy } from './demo-copies.queries.js';
import { DemoStock } from './demo-stock.js';

const LONGEST_WAIT_MS = 8_000;
const LOOK_EVERY_MS = 25;

type Browser = Pick<SignIn, 'userAgent' | 'presented'>;

const notReady = (): DomainError =>
  new DomainError(
    {
      code: 'SERVICE_UNAVAILABLE',
      message: 'Your private demo is not ready yet. Please try again in a moment.',
    },
    'no demo copy became ready in time',
  );

@Injectable()
export class DemoSignIn {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly stock: DemoStock,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  getKind({ email, password }: Login): DemoKind | undefined {
    if (!this.env.DEMO_ACCOUNT) return undefined;
    return DemoKind.options.find(
      (kind) => email === demoAccounts[kind].email && password === demoAccounts[kind].password,
    );
  }

  /** @throws DomainError SERVICE_UNAVAILABLE when no copy becomes ready in time. */
  async open(kind: DemoKind, browser: Browser): Promise<SignedIn> {
    const taken = await this.take(kind, browser);
    if (taken) return taken;
    const until = Date.now() + LONGEST_WAIT_MS;
    // Only the first in the queue polls the database: many waiting visitors do not slow the copy that they
    // wait for.
    const turn = this.last.then(() => this.wait(kind, browser, until));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async wait(kind: DemoKind, browser: Browser, until: number): Promise<SignedIn> {
    this.stock.wake();
    for (;;) {
      const taken = await this.take(kind, browser);
      if (taken) return taken;
      if (Date.now() >= until) throw notReady();
      await pause(LOOK_EVERY_MS);
    }
  }

  private async take(kind: DemoKind, browser: Browser): Promise<SignedIn | undefined> {
    const opened = await this.dataSource.transaction(async (manager) => {
      const userId = await takeCopy(manager, kind, this.clock());
      return (
        userId && { userId, ...(await this.sessions.open(manager, { userId, ...browser, isFirst: true })) }
      );
    });
    if (!opened) return undefined;
    await this.sessions.forget(opened.endedHashes);
    const { userId, token, sessionId } = opened;
    return { user: await this.users.get(userId), token, sessionId };
  }
}
