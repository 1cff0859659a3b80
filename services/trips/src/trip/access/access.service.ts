import { AGENT_NOTICE_DAYS, type AccessInfo } from '@landsea/contracts/trip';
import { CLOCK, DomainError, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { EntitlementsService } from '../../grants/entitlements/entitlements.service.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { FREE_CLIENT_TRIPS, TripsService } from '../trips/trips.service.js';
import type { VisibleTrip } from '../trips/trips.queries.js';
import { requireOwner } from '../trips/owner-only.js';
import { PlannerNames } from './planner-names.js';
import { restrictAccess, addTraveler, type TripPart } from './role-access.js';
import { getAccess, NO_TRIP_ACCESS, type Grant } from './trip-access.js';

const DAY_MS = 86_400_000;
const OWN_VOTES = 'You vote for yourself on this trip. Its owner can let you edit it to vote for others.';

type ClientTrip = Pick<VisibleTrip, 'ownerId' | 'endDate' | 'archived' | 'guest'>;

interface ClientTripGrants {
  grants: Grant[];
  /** The agent only reads from this moment on; null while the plan runs, or the trip is free to try. */
  readOnlyFrom: Date | null;
}

@Injectable()
export class AccessService {
  constructor(
    private readonly trips: TripsService,
    private readonly entitlements: EntitlementsService,
    private readonly plans: PlansService,
    private readonly planners: PlannerNames,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for callers without access to the trip. */
  async getAccess(user: Pick<Principal, 'userId'>, tripId: string): Promise<AccessInfo & TripPart> {
    const { role, seesMoney, seesDocuments, clientMay, ...trip } = await this.trips.requireVisible(
      user,
      tripId,
    );
    const part = { role, seesMoney, seesDocuments, ...(clientMay && { clientMay }) };
    if (trip.forClient) return this.getClientTripAccess(part, trip);
    const grants =
      role === 'agent'
        ? await this.listAgentPlans(user, tripId)
        : await this.listGrants(tripId, trip.ownerId);
    const access = getAccess(trip, grants, this.clock());
    return { ...restrictAccess(part, access), ...addTraveler(trip.guest, access) };
  }

  async getActiveTripAccess(user: Principal): Promise<AccessInfo> {
    const trip = await this.trips.getActive(user);
    return trip ? this.getAccess(user, trip.id) : NO_TRIP_ACCESS;
  }

  /**
   * Every write inside a trip calls it.
   * @throws DomainError NOT_FOUND for strangers, PAYWALL for editors without a payment, FORBIDDEN for guests.
   */
  async assertCanEdit(user: Principal, tripId: string): Promise<AccessInfo & TripPart> {
    const access = await this.getAccess(user, tripId);
    this.refuseReader(access);
    return access;
  }

  /** Every write of money calls it: as `assertCanEdit`, and NOT_FOUND without access to money. */
  async assertCanEditMoney(user: Principal, tripId: string): Promise<void> {
    const access = await this.getAccess(user, tripId);
    if (!access.seesMoney) throw makeNotFound();
    this.refuseReader(access);
  }

  /** @throws DomainError NOT_FOUND for a person who cannot see the trip's documents. */
  async assertSeesDocuments(user: Principal, tripId: string): Promise<void> {
    if (!(await this.getAccess(user, tripId)).seesDocuments) throw makeNotFound();
  }

  /** @throws DomainError NOT_FOUND for others. */
  async assertSeesPhotos(user: Principal, tripId: string): Promise<void> {
    const { role, seesDocuments } = await this.getAccess(user, tripId);
    if (role === 'agent' && !seesDocuments) throw makeNotFound();
  }

  /**
   * No payment is needed.
   * @throws DomainError NOT_FOUND for strangers, FORBIDDEN for everybody but the owner.
   */
  async assertOwns(user: Principal, tripId: string): Promise<void> {
    requireOwner(await this.trips.requireVisible(user, tripId));
  }

  /** @throws as {@link assertCanEdit}. */
  async assertCanWish(user: Principal, tripId: string): Promise<AccessInfo & TripPart> {
    const access = await this.getAccess(user, tripId);
    if (access.clientMay !== 'wishes') this.refuseReader(access);
    return access;
  }

  /** @throws as {@link assertCanEdit}. */
  async assertCanVote(user: Principal, tripId: string, personId: string): Promise<AccessInfo & TripPart> {
    const access = await this.getAccess(user, tripId);
    if (access.clientMay === 'wishes' || access.travelsAs === personId) return access;
    if (!access.canEdit && access.travelsAs) throw new DomainError({ code: 'FORBIDDEN', message: OWN_VOTES });
    this.refuseReader(access);
    return access;
  }

  /** The agent's plan opens the trip for everybody. */
  private async getClientTripAccess(part: TripPart, trip: ClientTrip): Promise<AccessInfo & TripPart> {
    const { grants, readOnlyFrom } = await this.getClientTripGrants(trip.ownerId);
    const open = getAccess(trip, grants, this.clock());
    const planner = part.clientMay ? await this.planners.find(trip.ownerId) : null;
    const access = {
      ...restrictAccess({ ...part, forClient: true }, open, planner),
      ...addTraveler(trip.guest, open),
    };
    return part.role === 'owner' && readOnlyFrom
      ? { ...access, readOnlyFrom: readOnlyFrom.toISOString() }
      : access;
  }

  /**
   * The Agent plan, also in the days of notice after its end; without it the first client's trip is free to
   * try.
   */
  private async getClientTripGrants(agentId: string): Promise<ClientTripGrants> {
    const plans = await this.plans.listPlans(agentId);
    const endedAt = plans.find(({ plan }) => plan === 'agent')?.endedAt ?? null;
    const noticeUntil = endedAt && new Date(endedAt.getTime() + AGENT_NOTICE_DAYS * DAY_MS);
    const grants: Grant[] = [{ kind: 'plan', plan: 'agent', trip: 'client', accessUntil: noticeUntil }];
    const isOpen = endedAt !== null && this.clock() < endedAt;
    if (isOpen) return { grants, readOnlyFrom: null };
    if ((await this.trips.countMadeForClients(agentId)) <= FREE_CLIENT_TRIPS)
      return { grants: [...grants, { kind: 'try' }], readOnlyFrom: null };
    return { grants, readOnlyFrom: noticeUntil };
  }

  private refuseReader({ canEdit, role, accessType, message, clientMay }: AccessInfo): void {
    if (canEdit) return;
    if (role === 'editor' || role === 'viewer' || clientMay)
      throw new DomainError({ code: 'FORBIDDEN', message });
    throw new DomainError({ code: 'PAYWALL', message, accessType });
  }

  private async listGrants(tripId: string, ownerId: string): Promise<Grant[]> {
    const payments = await this.entitlements.listTripStates(tripId, ownerId);
    const plans = await this.plans.listPlans(ownerId);
    return [
      ...payments.map((payment) => ({ kind: 'trip' as const, ...payment })),
      ...plans.map((plan) => ({ kind: 'plan' as const, trip: 'own' as const, ...plan })),
    ];
  }

  /** An assistant edits under the plan of the client's agent. */
  private async listAgentPlans(user: Pick<Principal, 'userId'>, tripId: string): Promise<Grant[]> {
    const agents = await this.trips.listAgentsThrough(user, tripId);
    const plans = await Promise.all(agents.map((agentId) => this.plans.listPlans(agentId)));
    return plans.flat().map((plan) => ({ kind: 'plan' as const, trip: 'client' as const, ...plan }));
  }
}
