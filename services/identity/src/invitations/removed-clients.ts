import type { MessagePayload } from '@landsea/contracts/messages';
import { CLOCK, InboxHandler, Mailer, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import { InvitationKeyRow } from './invitation-key.entity.js';
import { getPublishedState } from './invitation-state.js';
import { Invitation } from './invitation.entity.js';
import { refreshIsClient } from './invitation.queries.js';

@Injectable()
export class RemovedClients {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @InboxHandler('trips.client-removed')
  async end(
    { clientId, forget }: MessagePayload<'trips.client-removed'>,
    manager: EntityManager,
  ): Promise<void> {
    const row = await manager.findOne(Invitation, {
      where: { clientId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) return;
    if (!row.revokedAt) await this.revoke(manager, row);
    if (forget) await this.forget(manager, row);
  }

  private async revoke(manager: EntityManager, row: Invitation): Promise<void> {
    const { clientId } = row;
    const { acceptedBy } = row;
    const ended = { acceptedAt: null, acceptedBy: null, revokedAt: this.clock(), version: row.version + 1 };
    await manager.update(Invitation, { clientId }, ended);
    await manager.delete(InvitationKeyRow, { clientId });
    if (acceptedBy) await refreshIsClient(manager, acceptedBy);
    await this.outbox.add(manager, 'identity.invitation-changed', getPublishedState({ ...row, ...ended }));
  }

  private async forget(manager: EntityManager, { clientId, email }: Invitation): Promise<void> {
    if (email === '') return;
    await manager.update(Invitation, { clientId }, { email: '', firstName: '', lastName: '' });
    await manager.query(
      `DELETE FROM outbox_message WHERE type = 'identity.invitation-changed' AND payload->>'clientId' = $1::text`,
      [clientId],
    );
    if (!(await this.users.hasVerifiedAddress(manager, email))) await this.mailer.forget(manager, email);
  }
}
