import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Login, Register, User, UserType } from '@landsea/contracts/account';
import { CLOCK, DomainError, makeUnauthenticated, type Clock } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import { DemoSignIn } from '../demo/demo-sign-in.js';
import { EmailVerification } from '../email-verification/email-verification.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { UsersService, type StoredAccount } from '../users/users.service.js';
import type { Browser } from './browser.js';
import { GuessLimits, isKnownDevice } from './guess-limits.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';

export type NewAccount = Omit<Register, 'userType'> & {
  userType?: UserType;
  isEmailVerified?: boolean;
};

const invalidCredentials = (): DomainError =>
  new DomainError({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' });

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly policy: PasswordPolicy,
    private readonly passwords: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly demo: DemoSignIn,
    private readonly limits: GuessLimits,
    private readonly activity: AccountActivity,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Beyond the limits of mails the account is made without one, and the person asks for it.
   * @param also runs in the same transaction: when it fails, no account is created.
   * @throws DomainError EMAIL_TAKEN, VALIDATION_FAILED, and what `also` throws.
   */
  async register(
    { userType = 'family', isEmailVerified = false, password, lastName = '', ...asked }: NewAccount,
    browser: Browser,
    also?: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<SignedIn> {
    const person = { ...asked, lastName };
    await this.policy.refuseBad(password, person);
    await this.users.refuseTaken(person.email);
    const passwordHash = await this.passwords.hash(password);
    const isAsked = !isEmailVerified && (await this.verification.mayMail(person.email, browser.address));
    const { endedHashes, ...signedIn } = await this.dataSource.transaction(async (manager) => {
      const verified = isEmailVerified && { emailVerifiedAt: this.clock() };
      const created = await this.users.create(manager, { ...person, ...verified, userType, passwordHash });
      await also?.(manager, created);
      if (isAsked) await this.verification.ask(manager, created);
      await this.activity.note(manager, {
        userId: created.id,
        kind: 'registered',
        userAgent: browser.userAgent,
      });
      return { user: created, ...(await this.sessions.open(manager, { userId: created.id, ...browser })) };
    });
    await this.sessions.forget(endedHashes);
    return signedIn;
  }

  /**
   * An unknown email gets the same answer after the same time.
   * @throws DomainError INVALID_CREDENTIALS, RATE_LIMITED
   */
  async login(login: Login, browser: Browser): Promise<SignedIn> {
    const demo = this.demo.getKind(login);
    if (demo) {
      await this.limits.beginDemo(browser);
      return this.demo.open(demo, browser);
    }
    const { email, password } = login;
    const account = await this.users.findByEmail(email);
    const attempt = await this.limits.beginSignIn({ email, account, browser });
    if (attempt.delayMs > 0) await sleep(attempt.delayMs);
    const right = await this.passwords
      .verify(account?.passwordHash ?? undefined, password)
      .catch(async (error: unknown) => {
        await attempt.undecided();
        throw error;
      });
    if (!account || !right) throw invalidCredentials();
    const signedIn = await this.enter(account, browser, async (manager) => {
      // The session waits for a concurrent reset, which may have changed the password.
      if (!(await this.users.stillHas(manager, account.user.id, account.passwordHash)))
        throw invalidCredentials();
    });
    await attempt.succeeded();
    return signedIn;
  }

  /**
   * Signs in somebody for whom Google vouches.
   * @param isToldOtherwise after a registration, and when the email about a link says it.
   */
  async open(user: User, browser: Browser, isToldOtherwise = false): Promise<SignedIn> {
    return this.enter(
      await this.getCurrentAccount(user.id),
      browser,
      () => Promise.resolve(),
      isToldOtherwise,
    );
  }

  async logout(token: string | undefined): Promise<void> {
    if (token) await this.sessions.end(token);
  }

  /** @throws DomainError UNAUTHENTICATED when the account is gone. */
  async getCurrentAccount(userId: string): Promise<StoredAccount> {
    const account = await this.users.findAccount(userId);
    if (!account) throw makeUnauthenticated();
    return account;
  }

  private async enter(
    account: StoredAccount,
    browser: Browser,
    confirm: (manager: EntityManager) => Promise<void>,
    isToldOtherwise = false,
  ): Promise<SignedIn> {
    const { user } = account;
    const kind = isToldOtherwise || isKnownDevice(browser, account) ? 'sign-in' : 'new-device';
    const { endedHashes, ...opened } = await this.dataSource.transaction(async (manager) => {
      const session = await this.sessions.open(manager, { userId: user.id, ...browser });
      await confirm(manager);
      await this.activity.note(manager, { userId: user.id, kind, userAgent: browser.userAgent });
      return session;
    });
    await this.sessions.forget(endedHashes);
    return { user, ...opened };
  }
}
