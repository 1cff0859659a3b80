import { Inject, Injectable } from '@nestjs/common';
import type { PersonalRecords } from '@landsea/contracts/account';
import { CLOCK, Outbox, PersonalData, type Clock } from '@landsea/nest-kit';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import { InvitationKeyRow } from './invitation-key.entity.js';
import { getPublishedState } from './invitation-state.js';
import { Invitation } from './invitation.entity.js';

@Injectable()
export class InvitationsPersonalData extends PersonalData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
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
    await manager.update(
      Invitation,
      { acceptedBy: userId },
      { acceptedBy: null, acceptedAt: null, revokedAt: this.clock(), email: '', firstName: '', lastName: '' },
    );
  }

  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    const accepted = await manager.find(Invitation, {
      where: { acceptedBy: userId, acceptedAt: LessThan(verifiedAt) },
      lock: { mode: 'pessimistic_write' },
    });
    for (const row of accepted) {
      const version = row.version + 1;
      const revoked = { ...row, acceptedBy: null, acceptedAt: null, revokedAt: this.clock(), version };
      await manager.save(Invitation, revoked);
      await manager.delete(InvitationKeyRow, { clientId: row.clientId });
      await this.outbox.add(manager, 'identity.invitation-changed', getPublishedState(revoked));
    }
    if (accepted.length > 0 && !(await manager.existsBy(Invitation, { acceptedBy: userId })))
      await this.users.unmarkClient(manager, userId);
  }
}
