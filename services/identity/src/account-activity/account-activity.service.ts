import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AccountEvent, ActivityKind } from '@landsea/contracts/account';
import { DAY_MS } from '@landsea/contracts/core';
import { CLOCK, KIT_ENV, Mailer, type Clock } from '@landsea/nest-kit';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { describeDevice } from '../sessions/device-of.js';
import { UsersService } from '../users/users.service.js';
import { AccountActivityRow } from './account-activity.entity.js';
import { removeOlderEvents } from './account-activity.queries.js';
import { securityEmails } from './security-emails.js';

export const KEPT_EVENTS = 50;
const SHOWN_EVENTS = 20;
/** Somebody who has the password cannot fill the inbox, so that one email of many is overlooked. */
const MAILS_A_DAY = 5;

export interface NotedEvent {
  userId: string;
  kind: ActivityKind;
  userAgent?: string;
}

/** The owner reads it in the settings; grave events are emailed to a confirmed address, too. */
@Injectable()
export class AccountActivity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Nothing of a demo account is kept. */
  async note(manager: EntityManager, { userId, kind, userAgent }: NotedEvent): Promise<void> {
    const user = await this.users.findByIdIn(manager, userId);
    if (!user || user.isDemo) return;
    const at = this.clock();
    const device = userAgent === undefined ? null : describeDevice(userAgent);
    const makeMail = securityEmails[kind];
    const isMailed =
      makeMail !== undefined && user.emailVerified && (await this.mayMail(manager, userId, at));
    if (isMailed)
      await this.mailer.add(manager, makeMail(user, { device, at, origin: this.env.PUBLIC_ORIGIN }));
    await manager.insert(AccountActivityRow, { id: randomUUID(), userId, kind, device, isMailed, at });
    await removeOlderEvents(manager, userId, KEPT_EVENTS);
  }

  /** @returns the latest events, the newest first. */
  async list(userId: string, limit = SHOWN_EVENTS): Promise<AccountEvent[]> {
    const rows = await this.dataSource.manager.find(AccountActivityRow, {
      where: { userId },
      order: { at: 'DESC', id: 'ASC' },
      take: limit,
    });
    return rows.map(({ id, kind, device, at }) => ({ id, kind, device, at: at.toISOString() }));
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(AccountActivityRow, { userId });
  }

  private async mayMail(manager: EntityManager, userId: string, at: Date): Promise<boolean> {
    const since = MoreThan(new Date(at.getTime() - DAY_MS));
    const mailed = await manager.countBy(AccountActivityRow, { userId, isMailed: true, at: since });
    return mailed < MAILS_A_DAY;
  }
}
