import { Inject, Injectable } from '@nestjs/common';
import type { Login, Register, User, UserType } from '@landsea/contracts';
import { DomainError, KIT_ENV, unauthenticated, validationFailed } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailVerification } from '../email-verification/email-verification.service.js';
import type { IdentityEnv } from '../env.js';
import { SessionsService, type SignIn } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { PasswordHasher } from './password-hasher.js';
import { passwordProblem } from './password-rules.js';

export type Browser = Pick<SignIn, 'userAgent' | 'presented'>;
export type NewAccount = Omit<Register, 'userType'> & {
  userType?: UserType;
  /** Set when the person has shown, on the way here, that the email is theirs: they are not asked again. */
  emailVerifiedAt?: Date;
};
export interface SignedIn {
  user: User;
  token: string;
}

const invalidCredentials = (): DomainError =>
  new DomainError({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' });

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHasher,
    private readonly verification: EmailVerification,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
  ) {}

  /**
   * @param also what belongs to it, in the same transaction: when that fails there is no account.
   * @throws DomainError EMAIL_TAKEN, VALIDATION_FAILED (a password that may not be used), and what `also` throws.
   */
  async register(
    { userType = 'family', password, ...person }: NewAccount,
    browser: Browser,
    also?: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<SignedIn> {
    const problem = passwordProblem(password, person, this.env.PASSWORD_MIN_LENGTH);
    if (problem) throw validationFailed([{ path: 'password', message: problem }]);
    await this.users.refuseTaken(person.email);
    const passwordHash = await this.passwords.hash(password);
    const { user, token, endedHashes } = await this.dataSource.transaction(async (manager) => {
      const created = await this.users.create(manager, { ...person, userType, passwordHash });
      await also?.(manager, created);
      if (!created.emailVerified) await this.verification.ask(manager, created);
      return { user: created, ...(await this.sessions.open(manager, { userId: created.id, ...browser })) };
    });
    await this.sessions.forget(endedHashes);
    return { user, token };
  }

  /** @throws DomainError INVALID_CREDENTIALS, the same and after the same time for an unknown email. */
  async login({ email, password }: Login, browser: Browser): Promise<SignedIn> {
    const account = await this.users.findByEmail(email);
    const right = await this.passwords.verify(account?.passwordHash ?? undefined, password);
    if (!account || !right) throw invalidCredentials();
    return this.enter(account.user, browser, async (manager) => {
      // The session waits for a reset that is under way; the password may have changed by then.
      if (!(await this.users.stillHas(manager, account.user.id, account.passwordHash)))
        throw invalidCredentials();
    });
  }

  /** Signs in somebody who has proved who they are: a new session, and the one that the browser presented ends. */
  open(user: User, browser: Browser): Promise<SignedIn> {
    return this.enter(user, browser, () => Promise.resolve());
  }

  async logout(token: string | undefined): Promise<void> {
    if (token) await this.sessions.end(token);
  }

  async currentUser(userId: string): Promise<User> {
    const user = await this.users.findById(userId);
    if (!user) throw unauthenticated();
    return user;
  }

  private async enter(
    user: User,
    browser: Browser,
    confirm: (manager: EntityManager) => Promise<void>,
  ): Promise<SignedIn> {
    const { token, endedHashes } = await this.dataSource.transaction(async (manager) => {
      const opened = await this.sessions.open(manager, { userId: user.id, ...browser });
      await confirm(manager);
      return opened;
    });
    await this.sessions.forget(endedHashes);
    return { user, token };
  }
}
