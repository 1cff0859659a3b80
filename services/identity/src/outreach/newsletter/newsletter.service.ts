import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@landsea/contracts/core';
import { NEWSLETTER_CONFIRM_DAYS, type Subscribe } from '@landsea/contracts/outreach';
import {
  CLOCK,
  DomainError,
  IntervalTasks,
  KIT_ENV,
  Mailer,
  RateLimiter,
  type Clock,
  type CountedRule,
} from '@landsea/nest-kit';
import { DataSource, IsNull, LessThan, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../../env.js';
import { Preferences } from '../../preferences/preferences.service.js';
import { UsersService } from '../../users/users.service.js';
import { looksAutomated } from '../form-guard.js';
import { makeAlreadySubscribedEmail, confirmSubscriptionEmail } from './newsletter-emails.js';
import { NewsletterLinkRow } from './newsletter-link.entity.js';
import { findLink, issueLink, unsubscribeAddresses } from './newsletter-links.js';
import { NewsletterSubscriptionRow } from './newsletter-subscription.entity.js';

const PURGE_EVERY_MS = 60 * 60 * 1000;
const MAILS_PER_ADDRESS: CountedRule = { name: 'newsletter-mails', limit: 3, windowSeconds: 24 * 60 * 60 };

const linkInvalid = (): DomainError =>
  new DomainError({ code: 'TOKEN_INVALID', message: 'This link is invalid or has expired.' });

@Injectable()
export class Newsletter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly preferences: Preferences,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('newsletter', PURGE_EVERY_MS, () => this.purge());
  }

  /** The caller cannot tell whether the address was on the list already. */
  async subscribe({ email, ...guard }: Subscribe): Promise<void> {
    if (looksAutomated(guard)) return;
    if ((await this.limiter.hit(MAILS_PER_ADDRESS, email)) !== undefined) return;
    const now = this.clock();
    await this.dataSource.transaction(async (manager) => {
      const pending = { id: randomUUID(), email, requestedAt: now, confirmedAt: null };
      await manager
        .createQueryBuilder()
        .insert()
        .into(NewsletterSubscriptionRow)
        .values(pending)
        .orIgnore()
        .execute();
      const { id, confirmedAt } = await manager.findOneByOrFail(NewsletterSubscriptionRow, { email });
      if (!confirmedAt) await manager.update(NewsletterSubscriptionRow, { id }, { requestedAt: now });
      const purpose = confirmedAt ? 'unsubscribe' : 'confirm';
      const token = await issueLink(manager, purpose, { subscriptionId: id }, now);
      await this.mailer.add(
        manager,
        confirmedAt
          ? makeAlreadySubscribedEmail(email, unsubscribeAddresses(this.env.PUBLIC_ORIGIN, token).page)
          : confirmSubscriptionEmail(email, `${this.env.PUBLIC_ORIGIN}/newsletter/confirm/${token}`),
      );
    });
  }

  /** @throws DomainError TOKEN_INVALID, also after unsubscribing. */
  async confirm(token: string): Promise<void> {
    const now = this.clock();
    await this.dataSource.transaction(async (manager) => {
      const link = await findLink(manager, 'confirm', token, now);
      const id = link?.subscriptionId;
      if (!id || !(await manager.existsBy(NewsletterSubscriptionRow, { id }))) throw linkInvalid();
      await manager.update(NewsletterSubscriptionRow, { id, confirmedAt: IsNull() }, { confirmedAt: now });
    });
  }

  /** @throws DomainError TOKEN_INVALID for a link that was never sent. */
  async unsubscribe(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const link = await findLink(manager, 'unsubscribe', token, this.clock());
      if (!link) throw linkInvalid();
      const email = await this.addressOf(manager, link);
      if (email !== undefined) await this.end(manager, email);
    });
  }

  private async end(manager: EntityManager, email: string): Promise<void> {
    await this.forget(manager, email);
    await this.preferences.turnOffNewsletter(manager, email);
  }

  async forget(manager: EntityManager, email: string): Promise<void> {
    const subscription = await manager.findOneBy(NewsletterSubscriptionRow, { email });
    if (!subscription) return;
    await manager.delete(NewsletterLinkRow, { subscriptionId: subscription.id, purpose: 'confirm' });
    await manager.delete(NewsletterSubscriptionRow, { id: subscription.id });
  }

  async forgetLinks(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(NewsletterLinkRow, { userId });
  }

  async records(userId: string) {
    const user = await this.users.findById(userId);
    const row =
      user && (await this.dataSource.manager.findOneBy(NewsletterSubscriptionRow, { email: user.email }));
    return row ? [{ ...row }] : [];
  }

  async purge(): Promise<void> {
    const now = this.clock();
    const { manager } = this.dataSource;
    const requestedAt = LessThan(new Date(now.getTime() - NEWSLETTER_CONFIRM_DAYS * DAY_MS));
    await manager.delete(NewsletterSubscriptionRow, { confirmedAt: IsNull(), requestedAt });
    await manager.delete(NewsletterLinkRow, { expiresAt: LessThan(now) });
  }

  private async addressOf(
    manager: EntityManager,
    { subscriptionId, userId }: NewsletterLinkRow,
  ): Promise<string | undefined> {
    if (userId) return (await this.users.findByIdIn(manager, userId))?.email;
    const row =
      subscriptionId && (await manager.findOneBy(NewsletterSubscriptionRow, { id: subscriptionId }));
    return row ? row.email : undefined;
  }
}
