import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';

export interface ChangedParty {
  tripId: string;
  by: string;
}

/** A slice declares a provider that extends this; it runs in the transaction of each change. */
export abstract class PartyFollower {
  abstract followParty(manager: EntityManager, changed: ChangedParty): Promise<void>;
}

@Injectable()
export class PartyFollowers {
  private found: PartyFollower[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  async follow(manager: EntityManager, changed: ChangedParty): Promise<void> {
    for (const follower of this.listFollowers()) await follower.followParty(manager, changed);
  }

  private listFollowers(): PartyFollower[] {
    this.found ??= [
      ...new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown)),
    ].filter((instance) => instance instanceof PartyFollower);
    return this.found;
  }
}
