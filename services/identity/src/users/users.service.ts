import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { demoAccounts, DemoKind, type User, type UserType } from '@landsea/contracts/account';
import { findConstraintViolation, DomainError, KIT_ENV, makeUnauthenticated } from '@landsea/nest-kit';
import { IsNull, LessThanOrEqual, Not, type EntityManager, type Repository } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { UserRow } from './user.entity.js';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  passwordHash: string | null;
  googleSub?: string;
  emailVerifiedAt?: Date;
}
export type UserChanges = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'passwordHash'
    | 'googleSub'
    | 'theme'
    | 'erasesAt'
    | 'devicesValidFrom'
  >
>;
export interface StoredAccount {
  user: User;
  passwordHash: string | null;
  googleSub: string | null;
  devicesValidFrom: Date | null;
}

const demoEmails: readonly string[] = DemoKind.options.map((kind) => demoAccounts[kind].email);

const emailTaken = (): DomainError =>
  new DomainError({
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists. Please sign in instead',
  });

const publicEmailOf = ({ userType }: UserRow): string =>
  demoAccounts[userType === 'agent' ? 'agent' : 'family'].email;

/** `marketers` are the addresses with the role marketing. */
const answerOf = (row: UserRow, marketers: readonly string[]): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.isDemo ? publicEmailOf(row) : row.email,
  userType: row.userType,
  isDemo: row.isDemo,
  emailVerified: row.emailVerifiedAt !== null,
  hasPassword: row.isDemo || row.passwordHash !== null,
  googleLinked: row.googleSub !== null,
  isClient: row.isClient,
  theme: row.theme,
  // A demo user cannot postpone the end.
  erasesAt: row.isDemo ? null : (row.erasesAt?.toISOString() ?? null),
  ...(row.emailVerifiedAt !== null && marketers.includes(row.email) && { roles: ['marketing' as const] }),
});

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserRow) private readonly users: Repository<UserRow>,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
  ) {}

  findById(id: string): Promise<User | undefined> {
    return this.findByIdIn(this.users.manager, id);
  }

  async findByIdIn(manager: EntityManager, id: string): Promise<User | undefined> {
    const user = await manager.findOneBy(UserRow, { id });
    return user ? this.answerOf(user) : undefined;
  }

  /** @throws DomainError UNAUTHENTICATED when the account is gone. */
  async get(id: string): Promise<User> {
    const user = await this.findById(id);
    if (!user) throw makeUnauthenticated();
    return user;
  }

  async findAccount(id: string): Promise<StoredAccount | undefined> {
    const user = await this.users.findOneBy({ id });
    return user ? this.toAccount(user) : undefined;
  }

  /** @param email normalised, as the contract's schemas leave it. */
  async findByEmail(email: string): Promise<StoredAccount | undefined> {
    const user = await this.users
      .createQueryBuilder('user')
      .where('lower(user.email) = :email', { email })
      .getOne();
    return user ? this.toAccount(user) : undefined;
  }

  async findByGoogleSub(googleSub: string): Promise<User | undefined> {
    const user = await this.users.findOneBy({ googleSub });
    return user ? this.answerOf(user) : undefined;
  }

  /** @returns false when this account is linked to another Google account, or another account to this one. */
  async linkGoogle(manager: EntityManager, userId: string, googleSub: string): Promise<boolean> {
    try {
      const free = [IsNull(), googleSub].map((linked) => ({ id: userId, googleSub: linked }));
      const { affected } = await manager.update(UserRow, free, { googleSub });
      return affected === 1;
    } catch (error) {
      if (findConstraintViolation(error)?.constraint === 'ux_user_account_google_sub') return false;
      throw error;
    }
  }

  async unmarkClient(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(UserRow, { id: userId, userType: Not('client') }, { isClient: false });
  }

  async markClient(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(UserRow, { id: userId }, { isClient: true });
  }

  /** @returns whether a scheduled deletion was canceled. */
  async resetPassword(
    manager: EntityManager,
    id: string,
    change: Required<Pick<UserChanges, 'passwordHash' | 'devicesValidFrom'>>,
  ): Promise<boolean> {
    const scheduled = await manager.update(UserRow, { id, erasesAt: Not(IsNull()) }, { erasesAt: null });
    await manager.update(UserRow, { id }, change);
    return scheduled.affected === 1;
  }

  async stillHas(manager: EntityManager, id: string, passwordHash: string | null): Promise<boolean> {
    return passwordHash !== null && (await manager.existsBy(UserRow, { id, passwordHash }));
  }

  /** @returns false when the password has changed. */
  async lockUnchanged(manager: EntityManager, { user, passwordHash }: StoredAccount): Promise<boolean> {
    const row = await manager.findOne(UserRow, {
      select: { id: true },
      where: { id: user.id, passwordHash: passwordHash ?? IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    return row !== null;
  }

  /** @returns true the first time that the account's address is verified; false later, and for another address. */
  async verifyFirst(manager: EntityManager, id: string, email: string, now: Date): Promise<boolean> {
    const unverified = { id, email, emailVerifiedAt: IsNull() };
    const { affected } = await manager.update(UserRow, unverified, {
      emailVerifiedAt: now,
      devicesValidFrom: now,
    });
    return affected === 1;
  }

  hasVerifiedAddress(manager: EntityManager, email: string): Promise<boolean> {
    return manager.existsBy(UserRow, { email, emailVerifiedAt: Not(IsNull()) });
  }

  hasVerified(manager: EntityManager, id: string, email: string): Promise<boolean> {
    return manager.existsBy(UserRow, { id, email, emailVerifiedAt: Not(IsNull()) });
  }

  /** @throws DomainError EMAIL_TAKEN before any work is spent on an email that is in use. */
  async refuseTaken(email: string): Promise<void> {
    if (demoEmails.includes(email) || (await this.findByEmail(email))) throw emailTaken();
  }

  /** @throws DomainError EMAIL_TAKEN, UNAUTHENTICATED when the account is gone. */
  async change(manager: EntityManager, id: string, changes: UserChanges): Promise<User> {
    try {
      await manager.update(UserRow, { id }, changes);
    } catch (error) {
      if (findConstraintViolation(error)?.constraint === 'ux_user_account_email') throw emailTaken();
      throw error;
    }
    const row = await manager.findOneBy(UserRow, { id });
    if (!row) throw makeUnauthenticated();
    return this.answerOf(row);
  }

  async listDueForErasure(now: Date): Promise<string[]> {
    const rows = await this.users.find({
      select: { id: true },
      where: { erasesAt: LessThanOrEqual(now) },
      order: { erasesAt: 'ASC' },
      take: 100,
    });
    return rows.map(({ id }) => id);
  }

  /**
   * @returns the account's email; undefined when the deletion was canceled or another process holds the lock.
   */
  async lockForErasure(manager: EntityManager, id: string, now: Date): Promise<string | undefined> {
    const row = await manager.findOne(UserRow, {
      select: { id: true, email: true },
      where: { id, erasesAt: LessThanOrEqual(now) },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    return row?.email;
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(UserRow, { id });
  }

  /** @throws DomainError EMAIL_TAKEN, also when a concurrent registration wins. */
  async create(manager: EntityManager, user: NewUser): Promise<User> {
    const row = manager.create(UserRow, {
      googleSub: null,
      theme: null,
      erasesAt: null,
      emailVerifiedAt: null,
      devicesValidFrom: null,
      ...user,
      id: randomUUID(),
      isDemo: false,
      isClient: user.userType === 'client',
    });
    try {
      await manager.insert(UserRow, row);
    } catch (error) {
      if (findConstraintViolation(error)?.constraint.startsWith('ux_user_account_')) throw emailTaken();
      throw error;
    }
    return this.answerOf(row);
  }

  private answerOf(row: UserRow): User {
    return answerOf(row, this.env.MARKETING_EMAILS);
  }

  private toAccount(row: UserRow): StoredAccount {
    const { passwordHash, googleSub, devicesValidFrom } = row;
    return { user: this.answerOf(row), passwordHash, googleSub, devicesValidFrom };
  }
}
