import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, makeSecret, hashSecret, DomainError } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { OneTimeToken } from './one-time-token.entity.js';
import {
  lockTokens,
  readToken,
  removeLongExpired,
  takeToken,
  voidTokens,
  type TokenHolder,
  type TokenKind,
} from './one-time-tokens.queries.js';

export const refuseInvalidToken = (what: 'reset' | 'verification'): DomainError =>
  new DomainError({ code: 'TOKEN_INVALID', message: `Invalid or expired ${what} token` });

export const linkOfAnotherAccount = (): DomainError =>
  new DomainError({
    code: 'FORBIDDEN',
    message: 'This link confirms the address of another account. Sign in to that account to use it.',
  });

export interface NewToken {
  kind: TokenKind;
  userId: string;
  email: string;
  minutes: number;
  payload?: object;
}

@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the token, which is stored nowhere else. */
  async issue(manager: EntityManager, { minutes, payload = {}, ...about }: NewToken): Promise<string> {
    const token = makeSecret();
    const now = this.clock();
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await removeLongExpired(manager, now);
    await manager.insert(OneTimeToken, { ...about, payload, tokenHash: hashSecret(token), expiresAt });
    return token;
  }

  /** Earlier tokens of this kind stop working. */
  async issueOnly(manager: EntityManager, about: NewToken): Promise<string> {
    await lockTokens(manager, about.kind, about.userId);
    await this.voidAll(manager, about.kind, about.userId);
    return this.issue(manager, about);
  }

  /** @returns undefined when it is unknown, of another kind, used or expired. */
  use(manager: EntityManager, kind: TokenKind, token: string): Promise<TokenHolder | undefined> {
    return takeToken(manager, kind, hashSecret(token), this.clock());
  }

  find(kind: TokenKind, token: string): Promise<TokenHolder | undefined> {
    return readToken(this.dataSource.manager, kind, hashSecret(token), this.clock());
  }

  voidAll(manager: EntityManager, kind: TokenKind, userId: string): Promise<void> {
    return voidTokens(manager, kind, userId, this.clock());
  }
}
