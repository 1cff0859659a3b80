import { Injectable } from '@nestjs/common';
import type { MessagePayload } from '@landsea/contracts/messages';
import { AfterCommit, InboxHandler, Outbox, PersonalDataRegistry } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';

export interface Confirmation {
  userId: string;
  email: string;
  at: Date;
  keepSession?: string | undefined;
  keepGoogle?: boolean;
}

/**
 * A stranger may have held the account before its first verification, so all earlier access is removed then,
 * here and in trips.
 */
@Injectable()
export class VerifiedAddresses {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessions,
    private readonly data: PersonalDataRegistry,
    private readonly outbox: Outbox,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * @returns the sessions that ended, for `SessionsService.forget` after the commit; undefined when the
   * account has another address by now.
   */
  async confirm(
    manager: EntityManager,
    { userId, email, at, keepSession, keepGoogle = false }: Confirmation,
  ): Promise<string[] | undefined> {
    if (!(await this.users.verifyFirst(manager, userId, email, at)))
      return (await this.users.hasVerified(manager, userId, email)) ? [] : undefined;
    if (!keepGoogle) await this.users.change(manager, userId, { googleSub: null });
    const ended = await this.ownSessions.endAll(manager, userId, keepSession);
    await this.data.revokeBefore(manager, userId, at);
    await this.outbox.add(manager, 'identity.address-verified', { userId, verifiedAt: at.toISOString() });
    return ended;
  }

  @InboxHandler('trips.address-confirmed')
  async confirmFromTrips(
    { userId, email, sessionId, confirmedAt }: MessagePayload<'trips.address-confirmed'>,
    manager: EntityManager,
  ): Promise<void> {
    const at = new Date(confirmedAt);
    const ended = await this.confirm(manager, { userId, email, at, keepSession: sessionId });
    this.afterCommit.add(manager, () => this.sessions.forget(ended ?? []));
  }
}
