import { CLOCK, InboxHandler, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvitationKeyRow } from './invitation-key.entity.js';
import { publishedState } from './invitation-state.js';
import { Invitation } from './invitation.entity.js';
import { refreshIsClient } from './invitation.queries.js';

/** Ends the invitation of a client whom trips has removed: no link and no code of it works any more. */
@Injectable()
export class RemovedClients {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @InboxHandler('trips.client-removed')
  async end({ clientId }: { clientId: string }, manager: EntityManager): Promise<void> {
    const row = await manager.findOne(Invitation, {
      where: { clientId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row || row.revokedAt) return;
    const { acceptedBy } = row;
    const ended = { acceptedAt: null, acceptedBy: null, revokedAt: this.clock(), version: row.version + 1 };
    await manager.update(Invitation, { clientId }, ended);
    await manager.delete(InvitationKeyRow, { clientId });
    if (acceptedBy) await refreshIsClient(manager, acceptedBy);
    await this.outbox.add(manager, 'identity.invitation-changed', publishedState({ ...row, ...ended }));
  }
}
