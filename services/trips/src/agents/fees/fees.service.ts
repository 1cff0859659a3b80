import {
  MOST_TRIP_FEES,
  type FeeAlertList,
  type MarkPlanningFee,
  type PlanningFee,
  type PlanningFeeList,
  type SavePlanningFee,
  type TripFees,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { findSecretsIn } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectAgentTrips } from '../agent-trips/agent-trips.queries.js';
import { AgencyScope } from '../team/agency-scope.js';
import {
  planningFees,
  selectFeeAlerts,
  selectFeesOfYear,
  selectProposedPayLink,
  selectTripFees,
} from './fees.queries.js';
import type { PlanningFeeRow } from './planning-fee.entity.js';

const CHANGED = 'This fee was changed meanwhile. Please look at it again.';
const SETTLED = 'This fee is received or waived. Take that back first.';

interface FeeTrip {
  clientId: string;
  tripId: string;
}

@Injectable()
export class FeesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for a trip over which the agent does not watch. */
  async listOfTrip(user: Principal, tripId: string): Promise<TripFees> {
    const { manager } = this.dataSource;
    const trip = await this.findTrip(manager, user, tripId);
    const [fees, lastPayLink] = await Promise.all([
      selectTripFees(manager, trip),
      selectProposedPayLink(manager, trip.clientId),
    ]);
    return { fees, lastPayLink };
  }

  /** @throws DomainError FORBIDDEN for an assistant. */
  async listOfYear(user: Principal, year: string): Promise<PlanningFeeList> {
    const { agentIds } = await this.scope.assert(user, 'see-commissions');
    return selectFeesOfYear(this.dataSource.manager, agentIds, year);
  }

  async listAlerts(user: Principal): Promise<FeeAlertList> {
    const { agentIds } = await this.scope.getReach(user);
    return selectFeeAlerts(this.dataSource.manager, agentIds, getDateIn(this.clock()));
  }

  /** An addition is idempotent by id. @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT. */
  async save(
    user: Principal,
    tripId: string,
    id: string,
    { version, ...values }: SavePlanningFee,
  ): Promise<PlanningFee> {
    const secrets = findSecretsIn(values);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.dataSource.transaction(async (manager) => {
      const trip = await this.findTrip(manager, user, tripId);
      const fees = await selectTripFees(manager, trip);
      const before = fees.find((each) => each.id === id);
      if (version === 0) {
        if (!before && fees.length >= MOST_TRIP_FEES)
          throw makeInvalidField('name', `A trip has at most ${String(MOST_TRIP_FEES)} fees`);
        await planningFees.insert(manager, [{ id, ...trip, ...values }]);
      } else {
        if (!before) throw makeNotFound();
        if (isSettled(before)) throw makeEditConflict(SETTLED);
        if (!(await planningFees.update(manager, { id }, version, values))) throw makeEditConflict(CHANGED);
      }
      return this.find(manager, trip, id);
    });
  }

  /** @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT. */
  async mark(user: Principal, tripId: string, id: string, mark: MarkPlanningFee): Promise<PlanningFee> {
    const secrets = findSecretsIn({ reason: mark.reason });
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.dataSource.transaction(async (manager) => {
      const trip = await this.findTrip(manager, user, tripId);
      const change = this.changeState(await this.find(manager, trip, id), mark);
      if (!(await planningFees.update(manager, { id }, mark.version, change)))
        throw makeEditConflict(CHANGED);
      return this.find(manager, trip, id);
    });
  }

  /** @throws DomainError NOT_FOUND, EDIT_CONFLICT for one that is received. */
  async remove(user: Principal, tripId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const trip = await this.findTrip(manager, user, tripId);
      const { state, version } = await this.find(manager, trip, id);
      if (state === 'confirmed') throw makeEditConflict(SETTLED);
      if (!(await planningFees.remove(manager, { id }, version))) throw makeEditConflict(CHANGED);
    });
  }

  /** Money may arrive a day ahead of the server’s calendar, where the agent is. */
  private changeState(
    { state }: PlanningFee,
    { state: next, receivedOn, reason }: MarkPlanningFee,
  ): Partial<PlanningFeeRow> {
    if (next === 'open') {
      if (state === 'waived') return { waivedReason: null };
      return state === 'confirmed'
        ? { receivedOn: null }
        : { toldAt: null, toldUserId: null, toldByName: null };
    }
    if (state === 'confirmed' || state === 'waived') throw makeEditConflict(SETTLED);
    if (next === 'waived') {
      if (!reason) throw makeInvalidField('reason', 'Say why, in a few words');
      return { waivedReason: reason };
    }
    if (!receivedOn || receivedOn > addDays(getDateIn(this.clock()), 1))
      throw makeInvalidField('receivedOn', 'Enter the day when the money came, today at the latest');
    return { receivedOn };
  }

  private async findTrip(manager: EntityManager, user: Principal, tripId: string): Promise<FeeTrip> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const [trip] = await selectAgentTrips(manager, agentIds, getDateIn(this.clock()), tripId);
    if (!trip) throw makeNotFound();
    return { clientId: trip.clientId, tripId };
  }

  private async find(manager: EntityManager, trip: FeeTrip, id: string): Promise<PlanningFee> {
    const [found] = await selectTripFees(manager, trip, id);
    if (!found) throw makeNotFound();
    return found;
  }
}

const isSettled = ({ state }: PlanningFee): boolean => state === 'confirmed' || state === 'waived';
