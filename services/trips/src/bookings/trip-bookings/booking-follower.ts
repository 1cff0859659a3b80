import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';

export interface ChangedBookings {
  tripId: string;
  by: string;
}

/** A slice declares a provider that extends this; it runs in the transaction of each change. */
export abstract class BookingFollower {
  abstract follow(manager: EntityManager, changed: ChangedBookings): Promise<void>;
}

@Injectable()
export class BookingFollowers {
  private found: BookingFollower[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly events: TripEvents,
  ) {}

  async follow(manager: EntityManager, changed: ChangedBookings): Promise<void> {
    const { tripId, by } = changed;
    for (const follower of this.listFollowers()) await follower.follow(manager, changed);
    this.events.publishAtCommit(manager, tripId, { type: 'bookings.changed', by });
    this.events.publishAtCommit(manager, tripId, { type: 'windows.changed' });
  }

  /** Providers are complete once the service has started. */
  private listFollowers(): BookingFollower[] {
    this.found ??= [
      ...new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown)),
    ].filter((instance) => instance instanceof BookingFollower);
    return this.found;
  }
}
