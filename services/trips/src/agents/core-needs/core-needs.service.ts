import {
  CORE_NEEDS_CLIENTS,
  type ClientNeeds,
  type CoreNeeds,
  type TripSafety,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { judgeTrip } from '@landsea/rules/agents';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AgencyScope } from '../team/agency-scope.js';
import {
  selectClientFacts,
  selectUnwished,
  type ClientFacts,
  type UnwishedWindow,
} from './core-needs.queries.js';
import { selectWatchedTrips, type WatchedTrip } from './trip-facts.queries.js';
import { listClientNeeds, listTripNeeds } from './needs-of.js';

const WINDOW_DAYS = 7;

@Injectable()
export class CoreNeedsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async listNeeds(user: Principal): Promise<CoreNeeds> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReach(user);
    const now = this.clock();
    const facts = await selectClientFacts(manager, agentIds, getDateIn(now));
    const watched = await selectWatchedTrips(manager, agentIds, getDateIn(now), CORE_NEEDS_CLIENTS);
    const safety = watched.map((trip) => toSafety(trip, now));
    const windows = await selectUnwished(manager, agentIds, now, WINDOW_DAYS);
    const unwished = new Map(windows.map((window) => [window.tripId, window]));
    const clients = [...byClient(facts).values()]
      .map((trips) => needsOf(trips, unwished))
      .filter(({ needs, trips }) => needs.length > 0 || trips.length > 0);
    return { clients: clients.slice(0, CORE_NEEDS_CLIENTS), total: clients.length, safety };
  }
}

const toSafety = (trip: WatchedTrip, now: Date): TripSafety => {
  const { tripId, clientId, clientName, name, startDate } = trip;
  return { tripId, clientId, clientName, name, startDate, cells: judgeTrip(trip, now) };
};

const byClient = (facts: readonly ClientFacts[]): Map<string, ClientFacts[]> => {
  const clients = new Map<string, ClientFacts[]>();
  for (const row of facts) {
    const known = clients.get(row.clientId);
    if (known) known.push(row);
    else clients.set(row.clientId, [row]);
  }
  return clients;
};

const needsOf = (
  trips: readonly ClientFacts[],
  unwished: ReadonlyMap<string, UnwishedWindow>,
): ClientNeeds => ({
  clientId: trips[0]?.clientId ?? '',
  clientName: trips[0]?.clientName ?? '',
  needs: listClientNeeds(trips),
  trips: trips.flatMap((trip) => {
    const { tripId, name, startDate, endDate } = trip;
    const needs = listTripNeeds(trip, unwished.get(tripId ?? ''));
    return tripId !== null && needs.length > 0 ? [{ tripId, name, startDate, endDate, needs }] : [];
  }),
});
