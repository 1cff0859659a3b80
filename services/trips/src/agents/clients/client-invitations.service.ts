import { DAY_MS, getDateIn } from '@landsea/contracts/core';
import { type Client, type InviteClient } from '@landsea/contracts/agents';
import { INVITATION_DAYS, type InvitationChanged } from '@landsea/contracts/sharing';
import {
  CLOCK,
  DomainError,
  InboxHandler,
  makeEditConflict,
  Outbox,
  refuseDemo,
  type Clock,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { chooseInvitedTrip } from '@landsea/rules/agents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import { TripEvents } from '../../events/trip-events.js';
import { selectAgencyName } from '../team/agency.queries.js';
import { adoptConversations } from '../conversations/adopt-conversations.js';
import { AgentNotices } from '../agent-notices/agent-notices.js';
import { BrandsService } from '../branding/brands.service.js';
import { toClient } from './client-answer.js';
import { deleteConsents, insertConsents, selectMadeTrips } from './client-trips.queries.js';
import { ClientRow } from './client.entity.js';
import { OwnClients } from './own-clients.js';
import { selectPipelineStages } from './pipeline.queries.js';
import { refuseUnconfirmed } from './unconfirmed-email.js';

export const INVITE_LIMIT: RateLimitRule = {
  name: 'invite-client',
  limit: 20,
  windowSeconds: 60 * 60,
  by: 'user',
};

/** Identity owns the invitation, its token and its mail. */
@Injectable()
export class ClientInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnClients,
    private readonly verification: AddressVerification,
    private readonly events: TripEvents,
    private readonly outbox: Outbox,
    private readonly brands: BrandsService,
    private readonly notices: AgentNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, DEMO_RESTRICTED, EMAIL_NOT_VERIFIED (the agent's own), INVITATION_USED
   * (has joined).
   */
  async invite(agent: Principal, clientId: string, { line = '' }: InviteClient): Promise<Client> {
    refuseDemo(agent, 'Invitations are turned off in the demo.');
    await this.own.get(agent, clientId);
    await this.verification.assertVerified(agent, 'invite your clients');
    const now = this.clock();
    return this.dataSource.transaction(async (manager) => {
      const row = await this.own.lock(manager, agent, clientId, 'invite-clients');
      if (row.isSample)
        throw makeEditConflict(
          'This is a sample client, whom nobody can invite. Add a client of your own first.',
        );
      await refuseUnconfirmed(manager, row);
      if (row.userId)
        throw new DomainError({ code: 'INVITATION_USED', message: `${row.firstName} has already joined.` });
      const { email } = row;
      if (!email)
        throw makeEditConflict(`Add an email address for ${row.firstName} first: the invitation goes there.`);
      row.invitedAt = now;
      row.leftAt = null;
      row.invitationExpiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
      row.inviteVersion += 1;
      await manager.save(ClientRow, row);
      const { agentId, agentVersion, firstName, lastName, inviteVersion: version } = row;
      const brand = await this.brands.findOfAgent(manager, agentId);
      await this.outbox.add(manager, 'trips.client-invited', {
        clientId,
        agentId,
        agentVersion,
        email,
        firstName,
        lastName,
        version,
        line,
        agencyName: await selectAgencyName(manager, agentId),
        trip: chooseInvitedTrip(await selectMadeTrips(manager, clientId), getDateIn(now)),
        ...(brand && { brand }),
      });
      const stages = await selectPipelineStages(manager, [clientId], now);
      return toClient(row, { stage: stages.get(clientId) }, now);
    });
  }

  /**
   * Identity owns the state of invitations. Sharing starts anew with each acceptance; a message from before a
   * hand-over names the former agent.
   */
  @InboxHandler('identity.invitation-changed')
  async project(invitation: InvitationChanged, manager: EntityManager): Promise<void> {
    const isRevoked = invitation.state === 'revoked';
    const [changed] = await manager.query<[{ agentId: string; name: string }[], number]>(
      `UPDATE client
          SET user_id = $3, joined_at = $4, invited_at = $5, invitation_expires_at = $6, invitation_version = $7,
              left_at = CASE WHEN $3::uuid IS NULL THEN left_at END
        WHERE id = $1 AND (agent_id = $2 OR agent_version > 0) AND invitation_version < $7
        RETURNING agent_id AS "agentId", concat_ws(' ', first_name, last_name) AS name`,
      [
        invitation.clientId,
        invitation.agentId,
        invitation.userId,
        invitation.acceptedAt,
        isRevoked ? null : invitation.sentAt,
        isRevoked ? null : invitation.expiresAt,
        invitation.version,
      ],
    );
    const [client] = changed;
    if (!client) return;
    if (invitation.userId && invitation.acceptedAt)
      await this.notices.add(manager, {
        ...client,
        kind: 'client-joined',
        subject: `${invitation.clientId} ${invitation.acceptedAt}`,
        at: new Date(invitation.acceptedAt),
      });
    if (invitation.userId)
      await adoptConversations(manager, {
        clientId: invitation.clientId,
        userId: invitation.userId,
        email: invitation.email,
      });
    const hidden = await deleteConsents(manager, invitation.clientId);
    const shown = invitation.userId
      ? await insertConsents(manager, invitation.clientId, invitation.userId, invitation.consent ?? [])
      : [];
    for (const tripId of new Set([...hidden, ...shown]))
      this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
  }
}
