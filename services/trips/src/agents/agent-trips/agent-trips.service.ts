import { formatPrice, salePrices } from '@landsea/contracts/billing';
import type {
  AgentTrip,
  AgentTripList,
  ChosenStage,
  CopyClientTrip,
  CreateClientTrip,
  SetClientAccess,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { TripCopiesService, type CopiedTrip } from '../../trip-dates/copies/trip-copies.service.js';
import { requireOwner } from '../../trip/trips/owner-only.js';
import { lockOwner } from '../../trip/trips/trips.queries.js';
import { FREE_CLIENT_TRIPS, TripsService, type ForClient } from '../../trip/trips/trips.service.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { makeHouseholdParty } from '../clients/household-party.js';
import { findAgain } from '../clients/pipeline.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import { AgentTripRow } from './agent-trip.entity.js';
import {
  agentTrips,
  saveStage,
  selectAgentOf,
  selectAgentTrips,
  selectClientOf,
} from './agent-trips.queries.js';
import { selectNext } from './next-for-trips.queries.js';
import { selectTemplateOwner } from './trip-templates.queries.js';

const PAYWALL_MESSAGE = `One client’s trip is free to try. The Agent plan (${formatPrice(salePrices.agent)} a month) plans for all of your clients.`;

@Injectable()
export class AgentTripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly trips: TripsService,
    private readonly copies: TripCopiesService,
    private readonly plans: PlansService,
    private readonly events: TripEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for somebody else's client, PAYWALL for a second trip without the plan. */
  create(agent: Principal, clientId: string, trip: CreateClientTrip): Promise<TripDetail> {
    return this.make(agent, clientId, (manager, by) => this.trips.createForClient(manager, by, trip));
  }

  /** As {@link create}, in the transaction of a larger step. */
  createIn(
    manager: EntityManager,
    agent: Principal,
    clientId: string,
    trip: CreateClientTrip,
    days?: TripDetail['days'],
  ): Promise<TripDetail> {
    return this.makeIn(manager, agent, clientId, (_, by) =>
      this.trips.createForClient(manager, by, trip, days),
    );
  }

  /** @throws as {@link create}, and NOT_FOUND or FORBIDDEN for any other trip. */
  copy(agent: Principal, clientId: string, copied: CopyClientTrip): Promise<TripDetail> {
    return this.dataSource.transaction((manager) => this.copyIn(manager, agent, clientId, copied));
  }

  /** As {@link copy}, in the transaction of a larger step. */
  copyIn(
    manager: EntityManager,
    agent: Principal,
    clientId: string,
    copied: CopiedTrip,
  ): Promise<TripDetail> {
    return this.makeIn(manager, agent, clientId, async (_, by) => {
      const reach = await this.scope.getReachIn(manager, agent);
      const templateOf = await selectTemplateOwner(manager, reach, copied.fromTripId);
      const reader = templateOf === undefined ? agent : { userId: templateOf };
      return this.copies.copyForClient(manager, by, copied, reader, async (from) => {
        const madeFor = await selectClientOf(manager, reach.agentIds, from.id);
        if (!madeFor && templateOf === undefined) requireOwner(from);
        if (madeFor === clientId) return undefined;
        return makeHouseholdParty(await selectHousehold(manager, clientId), copied.startDate, copied.ages);
      });
    });
  }

  async list(user: Principal): Promise<AgentTripList> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReach(user);
    const trips = await selectAgentTrips(manager, agentIds, this.getToday());
    const next = await selectNext(manager, agentIds, this.clock());
    return { trips: trips.map((trip) => ({ ...trip, next: next.get(trip.tripId) ?? null })) };
  }

  /** @throws DomainError NOT_FOUND for a trip over which the agent does not watch. */
  async get(agent: Principal, tripId: string): Promise<AgentTrip> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReach(agent);
    const trip = await this.getOne(manager, agent, tripId);
    const next = await selectNext(manager, agentIds, this.clock(), tripId);
    return { ...trip, next: next.get(tripId) ?? null };
  }

  async move(agent: Principal, tripId: string, stage: ChosenStage): Promise<AgentTrip> {
    const trip = await this.getOne(this.dataSource.manager, agent, tripId);
    if (trip.stage === 'traveling' || trip.stage === 'traveled')
      throw makeInvalidField('stage', 'A trip that has begun stands where its dates say');
    await this.dataSource.transaction(async (manager) => {
      await saveStage(manager, trip, stage);
      await findAgain(manager, trip.clientId);
    });
    return this.get(agent, tripId);
  }

  /** @throws DomainError EDIT_CONFLICT when it was changed meanwhile. */
  async setClientAccess(
    agent: Principal,
    tripId: string,
    { may, seesMoney, seesDocuments, version }: SetClientAccess,
  ): Promise<AgentTrip> {
    if (seesDocuments && !seesMoney)
      throw makeInvalidField('seesDocuments', 'Receipts belong to expenses: show the budget as well');
    await this.dataSource.transaction(async (manager) => {
      const { isMade } = await this.getOne(manager, agent, tripId);
      if (!isMade) throw new DomainError({ code: 'FORBIDDEN', message: OWN_TRIP });
      const change = { clientMay: may, clientSeesMoney: seesMoney, clientSeesDocuments: seesDocuments };
      if (!(await agentTrips.update(manager, { tripId }, version, change))) throw makeEditConflict(CHANGED);
      this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
    });
    return this.get(agent, tripId);
  }

  private make(
    agent: Principal,
    clientId: string,
    create: (manager: EntityManager, by: ForClient) => Promise<TripDetail>,
  ): Promise<TripDetail> {
    return this.dataSource.transaction((manager) => this.makeIn(manager, agent, clientId, create));
  }

  private async makeIn(
    manager: EntityManager,
    agent: Principal,
    clientId: string,
    create: (manager: EntityManager, by: ForClient) => Promise<TripDetail>,
  ): Promise<TripDetail> {
    const { agentIds } = await this.scope.getReachIn(manager, agent);
    const agentId = await selectAgentOf(manager, agentIds, clientId);
    if (!agentId) throw makeNotFound();
    await lockOwner(manager, agentId);
    await this.refuseUnpaid(manager, agentId);
    const made = await create(manager, { user: agent, agentId });
    await manager.insert(AgentTripRow, { tripId: made.id, clientId });
    await findAgain(manager, clientId);
    return made;
  }

  private async refuseUnpaid(manager: EntityManager, agentId: string): Promise<void> {
    if ((await this.trips.countMadeForClientsIn(manager, agentId)) < FREE_CLIENT_TRIPS) return;
    if (await this.plans.has(manager, agentId, 'agent')) return;
    throw new DomainError({ code: 'PAYWALL', message: PAYWALL_MESSAGE, accessType: 'free' });
  }

  private async getOne(
    manager: EntityManager,
    agent: Principal,
    tripId: string,
  ): Promise<Omit<AgentTrip, 'next'>> {
    const { agentIds } = await this.scope.getReachIn(manager, agent);
    const [trip] = await selectAgentTrips(manager, agentIds, this.getToday(), tripId);
    if (!trip) throw makeNotFound();
    return trip;
  }

  private getToday(): string {
    return getDateIn(this.clock());
  }
}

const OWN_TRIP = 'This is your client’s own trip: they decide what they show you of it.';
const CHANGED = 'What your client sees was changed in another window. Please look at it again.';
