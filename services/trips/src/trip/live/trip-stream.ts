import { TripEvent } from '@landsea/contracts/live';
import { omitEventMoney } from '@landsea/rules/planning';
import type { StreamOpening } from '@landsea/contracts/core';
import { DomainError, SessionDirectory, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import {
  endWith,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  Observable,
  share,
  startWith,
  takeUntil,
} from 'rxjs';
import { TripEvents } from '../../events/trip-events.js';
import type { VisibleTrip } from '../trips/trips.queries.js';
import { TripsService } from '../trips/trips.service.js';
import { StreamSlots } from './stream-slots.js';
import { TripPresence } from './trip-presence.js';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;

const isNotFound = (reason: unknown): boolean =>
  reason instanceof DomainError && reason.error.code === 'NOT_FOUND';

const typeOf = (event: object): string => ('type' in event ? String(event.type) : '');

/** Events of a newer release are dropped. */
const seenWithoutMoney = (event: object): object[] => {
  const known = TripEvent.safeParse(event).data;
  const seen = known && omitEventMoney(known);
  return seen ? [seen] : [];
};

@Injectable()
export class TripStream {
  constructor(
    private readonly trips: TripsService,
    private readonly events: TripEvents,
    private readonly presence: TripPresence,
    private readonly sessions: SessionDirectory,
    private readonly slots: StreamSlots,
  ) {}

  /**
   * Ends with the session, the right to view the trip, or this process. Subscribe once.
   * @throws DomainError NOT_FOUND for callers without access to the trip, RATE_LIMITED for too many open
   * streams.
   */
  async open(user: Principal, tripId: string, tokenHash: string): Promise<Observable<string>> {
    const part = await this.trips.requireVisible(user, tripId);
    const giveBack = await this.slots.take(user, tripId);
    const events = this.events.follow(tripId).pipe(share());
    const shutdown = events.pipe(ignoreElements(), endWith('shutdown'));
    const beats = interval(HEARTBEAT_MS).pipe(share());
    const resharing = events.pipe(filter((event) => typeOf(event) === 'sharing.changed'));
    const revoked = merge(beats, resharing).pipe(
      mergeMap(() => this.mayWatch(user, tripId, tokenHash, part)),
      filter((may) => !may),
    );
    return merge(
      merge(events, this.presence.follow(tripId)).pipe(
        mergeMap((event) => (part.seesMoney ? [event] : seenWithoutMoney(event))),
        map((event) => `data: ${JSON.stringify(event)}\n\n`),
      ),
      beats.pipe(map(() => ': heartbeat\n\n')),
    ).pipe(
      startWith(`retry: ${RETRY_MS}\n\n`, this.makeOpening(tripId)),
      takeUntil(merge(shutdown, revoked, this.sessions.endOf(tokenHash))),
      (lines) => this.runWhileHere(user, tripId, lines, giveBack),
    );
  }

  private makeOpening(tripId: string): string {
    const opening: StreamOpening = { quietMs: this.events.getQuietMs(tripId) };
    return `event: opened\ndata: ${JSON.stringify(opening)}\n\n`;
  }

  private runWhileHere(
    user: Principal,
    tripId: string,
    lines: Observable<string>,
    giveBack: () => void,
  ): Observable<string> {
    return new Observable((reader) => {
      const subscription = lines.subscribe(reader);
      const leave = this.presence.enter(tripId, user);
      return () => {
        subscription.unsubscribe();
        leave();
        giveBack();
      };
    });
  }

  /**
   * An unreachable identity or database does not close a stream; a change of role does, and the browser
   * reconnects.
   */
  private async mayWatch(
    user: Principal,
    tripId: string,
    tokenHash: string,
    part: VisibleTrip,
  ): Promise<boolean> {
    const [session, trip] = await Promise.allSettled([
      this.sessions.find(tokenHash),
      this.trips.requireVisible(user, tripId),
    ]);
    if (session.status === 'fulfilled' && !session.value) return false;
    if (trip.status === 'rejected') return !isNotFound(trip.reason);
    const { role, seesMoney, seesDocuments } = trip.value;
    return role === part.role && seesMoney === part.seesMoney && seesDocuments === part.seesDocuments;
  }
}
