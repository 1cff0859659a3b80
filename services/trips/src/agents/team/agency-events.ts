import { randomUUID } from 'node:crypto';
import type { TeamEvent } from '@landsea/contracts/agents';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const MOST_KEPT = 2000;

export interface NewAgencyEvent {
  agencyId: string;
  event: TeamEvent;
  /** A name or an address; empty for what needs none. */
  what?: string;
  subjectId?: string;
  clientId?: string;
}

/** An owner finds them in the audit besides the changes of clients. */
@Injectable()
export class AgencyEvents {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async add(
    manager: EntityManager,
    { userId, firstName }: Pick<Principal, 'userId' | 'firstName'>,
    { agencyId, event, what = '', subjectId, clientId }: NewAgencyEvent,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO agency_event (id, seq, at, agency_id, user_id, by_name, event, what, subject_id, client_id)
       VALUES ($1, nextval(pg_get_serial_sequence('client_change', 'seq')), $2, $3, $4,
         coalesce((SELECT name FROM agency_member WHERE user_id = $4), $5), $6, $7, $8, $9)`,
      [randomUUID(), this.clock(), agencyId, userId, firstName, event, what, subjectId, clientId],
    );
    await manager.query(
      `DELETE FROM agency_event WHERE agency_id = $1 AND seq <= (
         SELECT seq FROM agency_event WHERE agency_id = $1 ORDER BY seq DESC OFFSET $2 LIMIT 1)`,
      [agencyId, MOST_KEPT],
    );
  }

  /** A look takes many reads: one entry a day says enough. */
  async addLook(manager: EntityManager, user: Principal, agencyId: string, clientId: string): Promise<void> {
    const since = new Date(this.clock().getTime() - 86_400_000);
    const known = await manager.query<unknown[]>(
      `SELECT FROM agency_event
        WHERE client_id = $1 AND user_id = $2 AND agency_id = $3 AND event = 'looked' AND at > $4 LIMIT 1`,
      [clientId, user.userId, agencyId, since],
    );
    if (known.length === 0) await this.add(manager, user, { agencyId, event: 'looked', clientId });
  }
}
