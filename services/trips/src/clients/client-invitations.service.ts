import { INVITATION_DAYS, type Client, type InvitationState } from '@landsea/contracts';
import {
  CLOCK,
  DomainError,
  InboxHandler,
  notFound,
  Outbox,
  refuseDemo,
  type Clock,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { toClient } from './client-answer.js';
import { ClientRow } from './client.entity.js';

const DAY_MS = 86_400_000;

/** Each one is a mail to somebody. */
export const INVITE_LIMIT: RateLimitRule = {
  name: 'invite-client',
  limit: 20,
  windowSeconds: 60 * 60,
  by: 'user',
};

/** Whose client may be invited is decided here; the invitation itself, its token and its mail, are identity's. */
@Injectable()
export class ClientInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Invites, or invites again. @throws DomainError NOT_FOUND, DEMO_RESTRICTED, INVITATION_USED (has joined). */
  async invite(agent: Principal, clientId: string): Promise<Client> {
    refuseDemo(agent, 'Invitations are turned off in the demo.');
    const now = this.clock();
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(ClientRow, {
        where: { id: clientId, agentId: agent.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw notFound();
      if (row.userId)
        throw new DomainError({ code: 'INVITATION_USED', message: `${row.firstName} has already joined.` });
      row.invitedAt = now;
      row.invitationExpiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
      row.inviteVersion += 1;
      await manager.save(ClientRow, row);
      const { agentId, email, firstName, lastName, inviteVersion: version } = row;
      await this.outbox.add(manager, 'trips.client-invited', {
        clientId,
        agentId,
        email,
        firstName,
        lastName,
        version,
      });
      return toClient(row, now);
    });
  }

  /** Identity alone decides it; what it told last counts. */
  @InboxHandler('identity.invitation-changed')
  async project(told: InvitationState, manager: EntityManager): Promise<void> {
    const isRevoked = told.state === 'revoked';
    await manager.query(
      `UPDATE client
          SET user_id = $3, joined_at = $4, invited_at = $5, invitation_expires_at = $6, invitation_version = $7
        WHERE id = $1 AND agent_id = $2 AND invitation_version < $7`,
      [
        told.clientId,
        told.agentId,
        told.userId,
        told.acceptedAt,
        isRevoked ? null : told.sentAt,
        isRevoked ? null : told.expiresAt,
        told.version,
      ],
    );
  }
}
