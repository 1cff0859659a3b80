import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@landsea/contracts/core';
import {
  MAX_SHARE_LINKS,
  type CreateShareLink,
  type NewShareLink,
  type ShareLink,
  type ShareLinks,
} from '@landsea/contracts/sharing';
import {
  CLOCK,
  KIT_ENV,
  makeNotFound,
  refuseDemo,
  makeInvalidField,
  type Clock,
  type Principal,
  makeSecret,
  hashSecret,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import type { TripsEnv } from '../../env.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { ShareLinkRow } from './share-link.entity.js';

@Injectable()
export class ShareLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly addresses: AddressVerification,
    private readonly log: ActivityLog,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async listLinks(user: Principal, tripId: string): Promise<ShareLinks> {
    await this.access.assertOwns(user, tripId);
    const rows = await this.dataSource.manager.find(ShareLinkRow, {
      where: { tripId },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { links: rows.map((row) => this.answer(row)) };
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED, VALIDATION_FAILED
   * (too many).
   */
  async add(
    user: Principal,
    tripId: string,
    { label, sections, days }: CreateShareLink,
  ): Promise<NewShareLink> {
    await this.access.assertOwns(user, tripId);
    refuseDemo(user, 'Sharing is turned off in the demo. Create a free account to share a trip of your own.');
    await this.access.assertCanEdit(user, tripId);
    await this.addresses.assertVerified(user, 'share a link to your trip');
    const token = makeSecret();
    const now = this.clock();
    const row: ShareLinkRow = {
      id: randomUUID(),
      tripId,
      label,
      sections: [...new Set(sections)],
      tokenHash: hashSecret(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      views: 0,
      lastViewedAt: null,
    };
    await this.dataSource.transaction(async (manager) => {
      await lockContents(manager, tripId);
      if ((await manager.countBy(ShareLinkRow, { tripId })) >= MAX_SHARE_LINKS)
        throw makeInvalidField('label', `A trip has at most ${MAX_SHARE_LINKS} links. Take one back first`);
      await manager.insert(ShareLinkRow, row);
      const entry = { user, tripId, kind: 'share-link', subjectId: row.id, what: label } as const;
      await this.log.add(manager, { ...entry, action: 'added' });
    });
    return { ...this.answer(row), url: new URL(`/share/${token}`, this.env.PUBLIC_ORIGIN).href };
  }

  async revoke(user: Principal, tripId: string, id: string): Promise<void> {
    await this.access.assertOwns(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(ShareLinkRow, { id, tripId });
      if (!row) throw makeNotFound();
      await manager.delete(ShareLinkRow, { id });
      const entry = { user, tripId, kind: 'share-link', subjectId: id, what: row.label } as const;
      await this.log.add(manager, { ...entry, action: 'removed' });
    });
  }

  private answer({
    id,
    label,
    sections,
    createdAt,
    expiresAt,
    views,
    lastViewedAt,
  }: ShareLinkRow): ShareLink {
    return {
      id,
      label,
      sections,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= this.clock(),
      views,
      lastViewedAt: lastViewedAt?.toISOString() ?? null,
    };
  }
}
