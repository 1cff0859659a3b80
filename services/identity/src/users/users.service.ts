import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User as UserAnswer, UserType } from '@landsea/contracts';
import { constraintViolation, DomainError } from '@landsea/nest-kit';
import type { EntityManager, Repository } from 'typeorm';
import { User } from './user.entity.js';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  passwordHash: string;
}
export type Account = UserAnswer & { passwordHash: string };

const emailTaken = (): DomainError =>
  new DomainError({
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists. Please sign in instead',
  });

/** What others may know of an account: never its password's hash. */
export const asAnswer = ({
  id,
  firstName,
  lastName,
  email,
  userType,
  isDemo,
}: User | Account): UserAnswer => ({
  id,
  firstName,
  lastName,
  email,
  userType,
  isDemo,
});

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async findById(id: string): Promise<UserAnswer | undefined> {
    const user = await this.users.findOneBy({ id });
    return user ? asAnswer(user) : undefined;
  }

  /** @param email normalised, as the contract's schemas leave it. */
  async findByEmail(email: string): Promise<Account | undefined> {
    const user = await this.users
      .createQueryBuilder('user')
      .where('lower(user.email) = :email', { email })
      .getOne();
    return user ?? undefined;
  }

  /** @throws DomainError EMAIL_TAKEN before any work is spent on an email that is in use. */
  async refuseTaken(email: string): Promise<void> {
    if (await this.findByEmail(email)) throw emailTaken();
  }

  /** @throws DomainError EMAIL_TAKEN, also when another registration with this email wins the race. */
  async create(manager: EntityManager, user: NewUser): Promise<UserAnswer> {
    const row = manager.create(User, { ...user, id: randomUUID(), isDemo: false });
    try {
      await manager.insert(User, row);
    } catch (error) {
      if (constraintViolation(error)?.constraint === 'ux_user_account_email') throw emailTaken();
      throw error;
    }
    return asAnswer(row);
  }
}
