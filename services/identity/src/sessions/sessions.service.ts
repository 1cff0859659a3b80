import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CLOCK,
  getSessionKeys,
  hashSecret,
  KIT_ENV,
  makeSessionToken,
  Outbox,
  SessionDirectory,
  type Clock,
  type KitEnv,
} from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionRow } from './session.entity.js';
import { SESSIONS_PER_USER } from './session-lifetime.js';
import { endBeyond, lockSessionsOf } from './sessions.queries.js';

const USER_AGENT_LENGTH = 200;

export interface SignIn {
  userId: string;
  userAgent: string;
  presented: string | undefined;
  isFirst?: boolean;
}
export interface OpenedSession {
  token: string;
  sessionId: string;
  /** Pass them to `SessionsService.forget` after the commit. */
  endedHashes: string[];
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly directory: SessionDirectory,
    @Inject(KIT_ENV) private readonly env: KitEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(
    manager: EntityManager,
    { userId, userAgent, presented, isFirst }: SignIn,
  ): Promise<OpenedSession> {
    const sessionId = randomUUID();
    const token = makeSessionToken(getSessionKeys(this.env));
    const now = this.clock();
    if (!isFirst) await lockSessionsOf(manager, userId);
    const replaced = presented ? await this.remove(manager, hashSecret(presented)) : [];
    await manager.insert(SessionRow, {
      id: sessionId,
      userId,
      tokenHash: hashSecret(token),
      createdAt: now,
      lastSeenAt: now,
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    });
    const beyond = isFirst ? [] : await endBeyond(manager, userId, SESSIONS_PER_USER);
    const endedHashes = [...replaced, ...beyond];
    await this.publishEnded(manager, endedHashes);
    return { token, sessionId, endedHashes };
  }

  async end(token: string): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const hashes = await this.remove(manager, hashSecret(token));
      await this.publishEnded(manager, hashes);
      return hashes;
    });
    await this.forget(ended);
  }

  /** @returns the hashes to pass to `forget` after the commit. */
  async endAll(manager: EntityManager, userId: string): Promise<string[]> {
    await lockSessionsOf(manager, userId);
    const endedHashes = await endBeyond(manager, userId, 0);
    await this.publishEnded(manager, endedHashes);
    return endedHashes;
  }

  /** Call it after the commit. */
  async forget(tokenHashes: string[]): Promise<void> {
    if (tokenHashes.length > 0) await this.directory.end(tokenHashes);
  }

  private async remove(manager: EntityManager, tokenHash: string): Promise<string[]> {
    const { affected } = await manager.delete(SessionRow, { tokenHash });
    return affected ? [tokenHash] : [];
  }

  private async publishEnded(manager: EntityManager, tokenHashes: string[]): Promise<void> {
    if (tokenHashes.length > 0) await this.outbox.add(manager, 'identity.session-ended', { tokenHashes });
  }
}
