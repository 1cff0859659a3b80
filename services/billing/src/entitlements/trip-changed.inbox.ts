import { Injectable } from '@nestjs/common';
import { InboxHandler } from '@landsea/nest-kit';
import type { TripFacts } from '@landsea/contracts/billing';
import type { EntityManager } from 'typeorm';
import { Entitlements } from './entitlements.service.js';
import { KnownTrips } from './known-trips.js';
import { lockPayer } from './payer-lock.js';

@Injectable()
export class TripChangedInbox {
  constructor(
    private readonly trips: KnownTrips,
    private readonly entitlements: Entitlements,
  ) {}

  @InboxHandler('trips.trip-changed')
  async follow(facts: TripFacts, manager: EntityManager): Promise<void> {
    await lockPayer(manager, facts.ownerId);
    await this.trips.remember(manager, facts);
    await this.entitlements.settle(manager, facts.ownerId);
  }
}
