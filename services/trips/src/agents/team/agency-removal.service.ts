import { MAX_BULK_CLIENTS, type OwnAgency } from '@landsea/contracts/agents';
import { makeEditConflict, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HandOversService, type Moved } from './hand-overs.service.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyScope } from './agency-scope.js';
import { AgencyInvitationRow } from './agency-invitation.entity.js';
import { lockAgency, lockClientsOf, selectMember } from './agency.queries.js';
import { AgencyService } from './agency.service.js';
import { AgencyEvents } from './agency-events.js';
import { ReachEvents } from './reach-events.js';

@Injectable()
export class AgencyRemovalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly agencies: AgencyService,
    private readonly handOvers: HandOversService,
    private readonly reach: ReachEvents,
    private readonly log: AgencyEvents,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT for the owner, or while clients have nobody to go
   * to.
   */
  async remove(user: Principal, memberId: string, toAgentId: string | null): Promise<OwnAgency> {
    const moved = await this.dataSource.transaction(async (manager) => {
      const { id: agencyId } = await lockAgency(manager, user);
      const isOwnWill = memberId === user.userId;
      if (!isOwnWill) await this.scope.assertIn(manager, user, 'manage-team');
      const member = await selectMember(manager, agencyId, memberId);
      if (member.role === 'owner')
        throw makeEditConflict('Make somebody else the owner first, or end the agency.');
      await lockClientsOf(manager, toAgentId ? [memberId, toAgentId] : [memberId]);
      const clientIds = await clientsOf(manager, memberId);
      if (clientIds.length > 0 && !toAgentId && !isOwnWill)
        throw makeEditConflict(`Choose who takes over the clients of ${member.name}.`);
      const given =
        clientIds.length > 0 && toAgentId
          ? await this.moveAll(manager, user, clientIds, toAgentId)
          : undefined;
      await this.reach.publishAtCommit(manager, agencyId);
      const event = isOwnWill ? 'left' : 'removed';
      await this.log.add(manager, user, { agencyId, event, what: member.name, subjectId: memberId });
      await manager.delete(AgencyMemberRow, { userId: memberId });
      await manager.delete(AgencyInvitationRow, { agencyId, usedBy: memberId });
      return given;
    });
    if (moved) await this.handOvers.sendClientEmails(moved);
    return this.agencies.getOwn(user);
  }

  private async moveAll(
    manager: EntityManager,
    user: Principal,
    clientIds: string[],
    toAgentId: string,
  ): Promise<Moved> {
    if (clientIds.length > MAX_BULK_CLIENTS)
      throw makeEditConflict(
        `These are more than ${MAX_BULK_CLIENTS} clients. Hand them over in the list first, ${MAX_BULK_CLIENTS} at a time.`,
      );
    return this.handOvers.moveIn(manager, user, clientIds, toAgentId);
  }
}

const clientsOf = async (manager: EntityManager, agentId: string): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM client WHERE agent_id = $1 ORDER BY id FOR NO KEY UPDATE LIMIT ${MAX_BULK_CLIENTS + 1}`,
    [agentId],
  );
  return rows.map(({ id }) => id);
};
