import {
  MOST_GROUPS,
  type AgentGroup,
  type AgentGroupList,
  type GroupSummary,
  type SaveAgentGroup,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { findDateProblems, findSecretsIn, hasRight } from '@landsea/rules/agents';
import {
  CLOCK,
  DomainError,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { selectClientsToWrite } from '../conversations/correspondents.queries.js';
import { explainUnreachable } from '../conversations/email-permission.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { AgentGroupRow } from './agent-group.entity.js';
import { selectGroupItems } from './group-items.queries.js';
import { selectHouseholds, type HouseholdFacts } from './group-trips.queries.js';
import {
  agentGroups,
  deleteGroup,
  lockGroups,
  purgeGroups,
  restoreGroup,
  selectGroups,
  selectGroupTrips,
  type GroupFacts,
  type GroupTrip,
} from './groups.queries.js';
import { answerHousehold } from './household-answer.js';

const NEVER = '9999';

@Injectable()
export class GroupsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(user: Principal): Promise<AgentGroupList> {
    const { manager } = this.dataSource;
    const reach = await this.scope.getReach(user);
    const groups = await selectGroups(manager, reach);
    const trips = await selectGroupTrips(
      manager,
      reach,
      groups.map(({ id }) => id),
    );
    const today = getDateIn(this.clock());
    const rank = ({ startDate, endDate }: GroupSummary): string =>
      endDate !== null && endDate >= today ? (startDate ?? NEVER) : NEVER;
    return {
      groups: groups
        .map((group) => summarize(group, trips))
        .toSorted((one, other) => rank(one).localeCompare(rank(other))),
    };
  }

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, id: string): Promise<AgentGroup> {
    const { manager } = this.dataSource;
    return this.getIn(manager, await this.scope.getReach(user), id);
  }

  async getIn(manager: EntityManager, reach: Reach, id: string): Promise<AgentGroup> {
    const group = await this.findIn(manager, reach, id);
    const households = await selectHouseholds(manager, reach, id);
    const trips = await selectGroupTrips(manager, reach, [id]);
    const clients = await selectClientsToWrite(
      manager,
      reach.agentIds,
      households.map(({ clientId }) => clientId),
    );
    const whys = new Map(clients.map((client) => [client.clientId, explainUnreachable(client)]));
    const seen = { today: getDateIn(this.clock()), seesCommissions: hasRight(reach.role, 'see-commissions') };
    return {
      ...group,
      households: households.map((facts) =>
        answerHousehold(facts, { ...seen, unreachable: whys.get(facts.clientId) ?? null }),
      ),
      colleagueTrips: trips.filter(({ isMine }) => !isMine).length,
      problems: findDateProblems(households, group),
      items: await selectGroupItems(manager, id, {
        reached: households.map(({ tripId }) => tripId),
        ofColleagues: trips.filter(({ isMine }) => !isMine).map(({ tripId }) => tripId),
      }),
    };
  }

  /**
   * Idempotent but for the version.
   * @throws DomainError NOT_FOUND, FORBIDDEN for a colleague's, VALIDATION_FAILED for a secret or one too many,
   * EDIT_CONFLICT for an older version.
   */
  async save(user: Principal, id: string, { version, ...values }: SaveAgentGroup): Promise<AgentGroup> {
    const secrets = findSecretsIn(values);
    if (secrets.length > 0) throw makeValidationFailed(secrets);
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      const [agentId = user.userId] = reach.agentIds;
      await lockGroups(manager, agentId);
      if (version === 0) await refuseTooMany(manager, agentId);
      else await this.findOwnIn(manager, reach, id);
      const row = version === 0 ? { ...values, agentId } : values;
      if (!(await agentGroups.write(manager, { id }, version, row))) {
        await this.findIn(manager, reach, id);
        throw isChangedElsewhere(values.name);
      }
      return this.getIn(manager, reach, id);
    });
  }

  /** The trips stay. @throws DomainError NOT_FOUND, FORBIDDEN for a colleague's. */
  async remove(user: Principal, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      await this.findOwnIn(manager, reach, id);
      await purgeGroups(manager, reach.agentIds, this.clock());
      await deleteGroup(manager, id, this.clock());
    });
  }

  /** @throws DomainError NOT_FOUND for a group that is not deleted, or was too long ago. */
  async restore(user: Principal, id: string): Promise<AgentGroup> {
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      await purgeGroups(manager, reach.agentIds, this.clock());
      if (!(await restoreGroup(manager, reach.agentIds, id))) throw makeNotFound();
      return this.getIn(manager, reach, id);
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN for a colleague's group of which the agent plans a trip. */
  async findOwnIn(manager: EntityManager, reach: Reach, id: string): Promise<GroupFacts> {
    const group = await this.findIn(manager, reach, id);
    if (!group.isOwn) throw new DomainError({ code: 'FORBIDDEN', message: OF_COLLEAGUE });
    return group;
  }

  /** @throws DomainError NOT_FOUND. */
  async findIn(manager: EntityManager, reach: Reach, id: string): Promise<GroupFacts> {
    const [group] = await selectGroups(manager, reach, id);
    if (!group) throw makeNotFound();
    return group;
  }

  /** The households with their papers, for a list that leaves the page. */
  async listFacts(reach: Reach, id: string): Promise<{ group: GroupFacts; households: HouseholdFacts[] }> {
    const { manager } = this.dataSource;
    const group = await this.findIn(manager, reach, id);
    return { group, households: await selectHouseholds(manager, reach, id) };
  }
}

const OF_COLLEAGUE = 'This group is a colleague’s. They change it; your client’s trip is yours as before.';

const summarize = (group: GroupFacts, trips: readonly GroupTrip[]): GroupSummary => {
  const all = trips.filter(({ groupId }) => groupId === group.id);
  const own = all.filter(({ isMine }) => isMine);
  const dates = own.flatMap(({ startDate, endDate }) => [startDate, endDate]).toSorted();
  return {
    ...group,
    clientNames: [...new Set(own.map(({ clientName }) => clientName))],
    people: own.reduce((sum, { people }) => sum + people, 0),
    startDate: dates[0] ?? null,
    endDate: dates.at(-1) ?? null,
    colleagueTrips: all.length - own.length,
  };
};

const refuseTooMany = async (manager: EntityManager, agentId: string): Promise<void> => {
  const kept = await manager.countBy(AgentGroupRow, { agentId, deletedAt: IsNull() });
  if (kept < MOST_GROUPS) return;
  const message = `You have ${MOST_GROUPS} groups. Delete one you no longer use first.`;
  throw makeInvalidField('name', message);
};

const isChangedElsewhere = (name: string): DomainError =>
  makeEditConflict(
    `“${name}” was changed in another window. What you wrote is still here: save again to keep it.`,
  );
