import { Inject, Injectable } from '@nestjs/common';
import type { SignedInBrowser } from '@landsea/contracts/account';
import { CLOCK, DomainError, makeNotFound, Outbox, type Clock, type Principal } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import { describeDevice } from './device-of.js';
import { isLive, isRecent } from './session-lifetime.js';
import { endSessions, selectSessions } from './sessions.queries.js';
import { SessionsService, type OpenedSession, type SignIn } from './sessions.service.js';

type Own = Pick<Principal, 'userId' | 'sessionId'>;

const recentSignInRequired = (): DomainError =>
  new DomainError({
    code: 'RECENT_SIGN_IN_REQUIRED',
    message: 'Please sign in with Google again, then repeat this change.',
  });

@Injectable()
export class OwnSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly activity: AccountActivity,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list({ userId, sessionId }: Own): Promise<SignedInBrowser[]> {
    const now = this.clock();
    const rows = await selectSessions(this.dataSource.manager, userId);
    return rows
      .filter((row) => isLive(row, now))
      .map((row) => ({
        id: row.id,
        device: describeDevice(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.id === sessionId,
      }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** @throws DomainError NOT_FOUND for another person's session, as for none. */
  async end({ userId }: Own, sessionId: string): Promise<void> {
    const ended = await this.endAndNote(userId, { only: sessionId });
    if (ended.length === 0) throw makeNotFound();
    await this.sessions.forget(ended);
  }

  async endOthers({ userId, sessionId }: Own): Promise<void> {
    await this.sessions.forget(await this.endAndNote(userId, { except: sessionId }));
  }

  /** @returns the hashes to pass to `SessionsService.forget` after the commit. */
  endAll(manager: EntityManager, userId: string, keep?: string): Promise<string[]> {
    return this.endAndTell(manager, userId, keep === undefined ? {} : { except: keep });
  }

  /** @throws DomainError RECENT_SIGN_IN_REQUIRED unless this session was opened within the last minutes. */
  async assertRecent(own: Own): Promise<void> {
    if (!(await this.isRecent(own))) throw recentSignInRequired();
  }

  async isRecent({ userId, sessionId }: Own): Promise<boolean> {
    const rows = await selectSessions(this.dataSource.manager, userId);
    const own = rows.find(({ id }) => id === sessionId);
    return own !== undefined && isRecent(own, this.clock());
  }

  async replaceAll(manager: EntityManager, signIn: SignIn): Promise<OpenedSession> {
    const ended = await this.endAll(manager, signIn.userId);
    const { endedHashes, ...opened } = await this.sessions.open(manager, signIn);
    return { ...opened, endedHashes: [...ended, ...endedHashes] };
  }

  private endAndNote(userId: string, which: { only?: string; except?: string }): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const ended = await this.endAndTell(manager, userId, which);
      if (ended.length > 0) await this.activity.note(manager, { userId, kind: 'sessions-ended' });
      return ended;
    });
  }

  private async endAndTell(
    manager: EntityManager,
    userId: string,
    which: { only?: string; except?: string },
  ): Promise<string[]> {
    const tokenHashes = await endSessions(manager, userId, which);
    if (tokenHashes.length > 0) await this.outbox.add(manager, 'identity.session-ended', { tokenHashes });
    return tokenHashes;
  }
}
