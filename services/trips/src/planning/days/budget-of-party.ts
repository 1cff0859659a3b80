import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { PartyFollower, type ChangedParty } from '../../trip/people/party-follower.js';
import { feedBudget } from './budget-feed.js';

/** Meals and outings of the catalog cost another party another sum. */
@Injectable()
export class BudgetOfParty extends PartyFollower {
  constructor(
    private readonly events: TripEvents,
    private readonly catalogue: CatalogueService,
  ) {
    super();
  }

  async followParty(manager: EntityManager, { tripId, by }: ChangedParty): Promise<void> {
    if (await feedBudget(manager, tripId, this.catalogue.prices))
      this.events.publishAtCommit(manager, tripId, { type: 'budget.changed', by });
  }
}
