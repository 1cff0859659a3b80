import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';

/** A trip whose people were changed, and by whom. */
export interface ChangedParty {
  tripId: string;
  by: string;
}

/**
 * Everything that another slice reckons from the people of a trip and stores. A slice declares a provider that extends this; the
 * party finds it, and runs it in the transaction of each change.
 */
export abstract class PartyFollower {
  abstract followParty(manager: EntityManager, changed: ChangedParty): Promise<void>;
}

/** All that follows from a changed party, whoever changed it. */
@Injectable()
export class PartyFollowers {
  private found: PartyFollower[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  async follow(manager: EntityManager, changed: ChangedParty): Promise<void> {
    for (const follower of this.followers()) await follower.followParty(manager, changed);
  }

  /** Providers are all there once the service has started, and stay. */
  private followers(): PartyFollower[] {
    this.found ??= [
      ...new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown)),
    ].filter((instance) => instance instanceof PartyFollower);
    return this.found;
  }
}
