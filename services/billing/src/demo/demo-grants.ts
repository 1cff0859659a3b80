import { randomUUID } from 'node:crypto';
import { type DemoRequest } from '@landsea/contracts/account';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { getAccessEnd } from '@landsea/contracts/trip';
import { CLOCK, InboxHandler, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteDemoGrants, insertDemoGrant } from './demo-grant.queries.js';

const USUAL_DAYS_AHEAD = 80;

@Injectable()
export class DemoGrants {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @InboxHandler('identity.demo-requested')
  async grant({ userId, tripId, expiresAt }: DemoRequest, manager: EntityManager): Promise<void> {
    const now = this.clock();
    if (new Date(expiresAt) <= now) return;
    const entitlementId = randomUUID();
    const endsAt = getAccessEnd(addDays(getDateIn(now), USUAL_DAYS_AHEAD));
    await insertDemoGrant(manager, { entitlementId, userId, tripId, startsAt: now, endsAt });
    await this.outbox.add(manager, 'billing.demo-granted', {
      entitlementId,
      userId,
      tripId,
      state: 'active',
      startsAt: now.toISOString(),
      version: 1,
      expiresAt,
    });
  }

  forget(manager: EntityManager, userId: string): Promise<void> {
    return deleteDemoGrants(manager, userId);
  }
}
