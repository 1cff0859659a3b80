import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { QuoteVersionRow } from './quote-version.entity.js';

/** Quotes go with their client. */
@Injectable()
export class QuotesPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** A client reads the frozen offers, an agent their drafts too. */
  async records(userId: string): Promise<PersonalRecords> {
    const quotes = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT q.number, q.title, q.message, q.state, q.options, q.sent_at AS "sentAt", q.ends_at AS "endsAt"
         FROM quote q JOIN client c ON c.id = q.client_id WHERE c.agent_id = $1 ORDER BY q.created_at, q.id`,
      [userId],
    );
    const quoteRecipients = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT q.number AS quote, r.number AS version, r.first_name AS "firstName", r.last_name AS "lastName", r.email,
         r.last_seen_at AS "lastSeenAt", r.withdrawn_at AS "withdrawnAt"
         FROM quote_recipient r JOIN quote q ON q.id = r.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.agent_id = $1 ORDER BY q.number, r.number, r.email`,
      [userId],
    );
    const quotesReceived = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT q.number, v.content::jsonb AS offer, v.sent_at AS "sentAt", q.state
         FROM quote_version v JOIN quote q ON q.id = v.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.user_id = $1 ORDER BY v.sent_at, v.quote_id, v.number`,
      [userId],
    );
    const quoteAnswers = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT q.number, e.kind, e.at, e.by_name AS "by", e.option_title AS "option", e.text, e.device
         FROM quote_event e JOIN quote q ON q.id = e.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.user_id = $1 OR c.agent_id = $1 ORDER BY e.at, e.id`,
      [userId],
    );
    return {
      ...(quotes.length > 0 && { quotes }),
      ...(quoteRecipients.length > 0 && { quoteRecipients }),
      ...(quotesReceived.length > 0 && { quotesReceived }),
      ...(quoteAnswers.length > 0 && { quoteAnswers }),
    };
  }

  /** An offer to a client whom a colleague has stays, as nobody's. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(QuoteVersionRow, { sentBy: userId }, { sentBy: null });
  }
}
