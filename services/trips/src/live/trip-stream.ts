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
  share,
  startWith,
  takeUntil,
  type Observable,
} from 'rxjs';
import { TripEvents } from '../trip-events/trip-events.js';
import { TripsService } from '../trips/trips.service.js';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;

const isNotFound = (reason: unknown): boolean =>
  reason instanceof DomainError && reason.error.code === 'NOT_FOUND';

/** What one open browser is sent, as lines of `text/event-stream`. */
@Injectable()
export class TripStream {
  constructor(
    private readonly trips: TripsService,
    private readonly events: TripEvents,
    private readonly sessions: SessionDirectory,
  ) {}

  /**
   * Ends with the session, with the right to view the trip, or with this copy of the service.
   * @throws DomainError NOT_FOUND for who may not view the trip.
   */
  async open(user: Principal, tripId: string, tokenHash: string): Promise<Observable<string>> {
    await this.trips.visible(user, tripId);
    const events = this.events.of(tripId).pipe(share());
    const shutdown = events.pipe(ignoreElements(), endWith('shutdown'));
    const beats = interval(HEARTBEAT_MS).pipe(share());
    const revoked = beats.pipe(
      mergeMap(() => this.mayWatch(user, tripId, tokenHash)),
      filter((may) => !may),
    );
    return merge(
      events.pipe(map((event) => `data: ${JSON.stringify(event)}\n\n`)),
      beats.pipe(map(() => ': heartbeat\n\n')),
    ).pipe(
      startWith(`retry: ${String(RETRY_MS)}\n\n`),
      takeUntil(merge(shutdown, revoked, this.sessions.endOf(tokenHash))),
    );
  }

  /** An identity or a database that cannot be asked now is no reason to close a stream. */
  private async mayWatch(user: Principal, tripId: string, tokenHash: string): Promise<boolean> {
    const [session, trip] = await Promise.allSettled([
      this.sessions.find(tokenHash),
      this.trips.visible(user, tripId),
    ]);
    const ended = session.status === 'fulfilled' && !session.value;
    const gone = trip.status === 'rejected' && isNotFound(trip.reason);
    return !ended && !gone;
  }
}
