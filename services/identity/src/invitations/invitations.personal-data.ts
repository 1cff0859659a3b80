import { Inject, Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts';
import { CLOCK, PersonalData, type Clock } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Invitation } from './invitation.entity.js';

/** The invitations that a person sent as an agent, and those they accepted. */
@Injectable()
export class InvitationsPersonalData extends PersonalData {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const sent = await this.dataSource.manager.findBy(Invitation, { agentId: userId });
    const accepted = await this.dataSource.manager.findBy(Invitation, { acceptedBy: userId });
    return {
      invitationsSent: sent.map(({ email, firstName, lastName, sentAt, acceptedAt }) => ({
        email,
        firstName,
        lastName,
        sentAt: sentAt.toISOString(),
        acceptedAt: acceptedAt?.toISOString() ?? null,
      })),
      invitationsAccepted: accepted.map(({ sentAt, acceptedAt }) => ({
        sentAt: sentAt.toISOString(),
        acceptedAt: acceptedAt?.toISOString() ?? null,
      })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(Invitation, { agentId: userId });
    // The row keeps its versions, so that the agent may invite anew.
    await manager.update(
      Invitation,
      { acceptedBy: userId },
      { acceptedBy: null, acceptedAt: null, revokedAt: this.clock(), email: '', firstName: '', lastName: '' },
    );
  }
}
