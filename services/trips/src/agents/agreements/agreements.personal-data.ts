import type { PersonalRecords } from '@landsea/contracts/account';
import { CLOCK, IntervalTasks, PersonalData, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientsPersonalData } from '../clients/clients.personal-data.js';
import { AgencyPersonalData } from '../team/agency.personal-data.js';
import { AgreementTextRow } from './agreement-text.entity.js';
import { forgetAgreements } from './agreements.queries.js';

const EVERY_MS = 60 * 60 * 1000;

/** An agent who leaves takes what is theirs along; a signed agreement of a client who leaves stays for its term. */
@Injectable()
export class AgreementsPersonalData extends PersonalData {
  override readonly erasedBefore = [ClientsPersonalData, AgencyPersonalData];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    super();
    tasks.add('agreements', EVERY_MS, () => forgetAgreements(this.dataSource.manager, this.clock()));
  }

  async records(userId: string): Promise<PersonalRecords> {
    const agreementTexts = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT kind, title, blocks, "values", lawyer_read_on::text AS "lawyerReadOn", updated_at AS "updatedAt"
         FROM agreement_text WHERE agent_id = $1 ORDER BY kind`,
      [userId],
    );
    const agreements = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT a.kind, a.state, a.recipient_name AS "recipientName", a.recipient_email AS "recipientEmail", a.content,
         a.signature, a.reason, a.sent_at AS "sentAt", a.closed_at AS "closedAt",
         (SELECT json_agg(json_build_object('kind', e.kind, 'at', e.at, 'zone', e.zone, 'actor', e.actor,
             'network', e.network, 'userAgent', e.user_agent) ORDER BY e.seq)
            FROM agreement_event e WHERE e.agreement_id = a.id) AS trail
         FROM agreement a LEFT JOIN client c ON c.id = a.client_id
        WHERE coalesce(c.agent_id, a.agent_id) = $1 OR (c.user_id = $1 AND a.state <> 'draft')
        ORDER BY a.created_at, a.id`,
      [userId],
    );
    return {
      ...(agreementTexts.length > 0 && { agreementTexts }),
      ...(agreements.length > 0 && { agreements }),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `DELETE FROM agreement a WHERE coalesce((SELECT c.agent_id FROM client c WHERE c.id = a.client_id), a.agent_id) = $1`,
      [userId],
    );
    // The former agent of a client whom a colleague has.
    await manager.query(
      `UPDATE agreement a SET agent_id = c.agent_id FROM client c WHERE c.id = a.client_id AND a.agent_id = $1`,
      [userId],
    );
    await manager.delete(AgreementTextRow, { agentId: userId });
  }
}
