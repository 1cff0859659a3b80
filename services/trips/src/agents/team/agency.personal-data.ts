import type { PersonalRecords } from '@landsea/contracts/account';
import { CLOCK, PersonalData, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientHandOverRow } from './client-hand-over.entity.js';
import { HandOverNotices } from './hand-over-notices.js';
import { giveClients, lockMoving, selectKnownTwice } from './hand-over.queries.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyRow } from './agency.entity.js';
import { AgencyInvitationRow } from './agency-invitation.entity.js';
import { ReachEvents } from './reach-events.js';
import { AgentTripsPersonalData } from '../agent-trips/agent-trips.personal-data.js';
import { ClientsPersonalData } from '../clients/clients.personal-data.js';
import { ConversationsPersonalData } from '../conversations/conversations.personal-data.js';

const SOMEBODY = 'Somebody who left';

@Injectable()
export class AgencyPersonalData extends PersonalData {
  override readonly erasedBefore = [AgentTripsPersonalData, ClientsPersonalData, ConversationsPersonalData];

  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: HandOverNotices,
    private readonly reach: ReachEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const agency = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT a.name AS agency, m.role, m.name, m.email, m.joined_at AS "joinedAt"
         FROM agency_member m JOIN agency a ON a.id = m.agency_id WHERE m.user_id = $1`,
      [userId],
    );
    if (agency.length === 0) return {};
    const teamEvents = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT at, event, what FROM agency_event WHERE user_id = $1 ORDER BY seq`,
      [userId],
    );
    const agencyInvitations = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT i.email, i.role, i.invited_at AS "invitedAt", i.expires_at AS "expiresAt"
         FROM agency_invitation i JOIN agency_member m ON m.agency_id = i.agency_id AND m.role = 'owner'
        WHERE m.user_id = $1 AND i.used_by IS NULL ORDER BY i.invited_at`,
      [userId],
    );
    const handOvers = await this.dataSource.manager.find(ClientHandOverRow, {
      where: { userId },
      order: { at: 'ASC' },
    });
    return {
      agency,
      ...(teamEvents.length > 0 && { teamEvents }),
      ...(agencyInvitations.length > 0 && { agencyInvitations }),
      ...(handOvers.length > 0 && {
        clientHandOvers: handOvers.map(({ at, clients }) => ({ at, clients: clients.length })),
      }),
    };
  }

  /**
   * The agent with the longest membership becomes the owner and gets the clients; without an agent the agency
   * ends.
   */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    const member = await manager.findOneBy(AgencyMemberRow, { userId });
    await manager.delete(ClientHandOverRow, { userId });
    await manager.delete(AgencyInvitationRow, { usedBy: userId });
    await manager.query(`UPDATE agency_event SET what = $2 WHERE subject_id = $1`, [userId, SOMEBODY]);
    await manager.query(`UPDATE agency_event SET user_id = NULL, by_name = $2 WHERE user_id = $1`, [
      userId,
      SOMEBODY,
    ]);
    if (!member) return;
    const { agencyId } = member;
    await this.reach.publishAtCommit(manager, agencyId);
    const heir = await this.findHeir(manager, member);
    if (!heir) {
      await manager.delete(AgencyRow, { id: agencyId });
      return;
    }
    await this.inherit(manager, member, heir);
    await manager.delete(ClientHandOverRow, { agencyId, toAgentId: userId });
    await manager.query(
      `DELETE FROM client_hand_over WHERE agency_id = $1 AND clients @> jsonb_build_array(jsonb_build_object('fromAgentId', $2::text))`,
      [agencyId, userId],
    );
    await manager.delete(AgencyMemberRow, { userId });
    if (member.role === 'owner')
      await manager.update(AgencyMemberRow, { userId: heir.userId }, { role: 'owner' });
  }

  private findHeir(
    manager: EntityManager,
    { agencyId, role }: AgencyMemberRow,
  ): Promise<AgencyMemberRow | null> {
    return manager.findOne(AgencyMemberRow, {
      where: { agencyId, role: role === 'owner' ? 'agent' : 'owner' },
      order: { joinedAt: 'ASC', userId: 'ASC' },
    });
  }

  /** A client whom the heir already has is erased with the account. */
  private async inherit(
    manager: EntityManager,
    { userId, agencyId }: AgencyMemberRow,
    heir: AgencyMemberRow,
  ): Promise<void> {
    const rows = await manager.query<{ id: string }[]>(`SELECT id FROM client WHERE agent_id = $1`, [userId]);
    const clients = await lockMoving(
      manager,
      [userId],
      rows.map(({ id }) => id),
    );
    const twice = await selectKnownTwice(manager, heir.userId, clients);
    const moving = clients.filter((client) => !twice.includes(client));
    if (moving.length === 0) return;
    const by = { userId, firstName: SOMEBODY };
    const given = await giveClients(manager, by, moving, heir.userId, agencyId, this.clock());
    await this.notices.publish(manager, heir.userId, given);
    await this.notices.sendEmails(manager, by, heir, moving);
  }
}
