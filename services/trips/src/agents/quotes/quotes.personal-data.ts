import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { QuoteVersionRow } from './quote-version.entity.js';

/** Quotes go with their client. */
export const quotesOfUser: DeclaredData = {
  /** A client reads the frozen offers, an agent their drafts too. */
  records: async (manager, userId) =>
    omitEmpty({
      quotes: await manager.query(
        `SELECT q.number, q.title, q.message, q.state, q.options, q.sent_at AS "sentAt", q.ends_at AS "endsAt"
         FROM quote q JOIN client c ON c.id = q.client_id WHERE c.agent_id = $1 ORDER BY q.created_at, q.id`,
        [userId],
      ),
      quoteRecipients: await manager.query(
        `SELECT q.number AS quote, r.number AS version, r.first_name AS "firstName", r.last_name AS "lastName", r.email,
         r.last_seen_at AS "lastSeenAt", r.withdrawn_at AS "withdrawnAt"
         FROM quote_recipient r JOIN quote q ON q.id = r.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.agent_id = $1 ORDER BY q.number, r.number, r.email`,
        [userId],
      ),
      quotesReceived: await manager.query(
        `SELECT q.number, v.content::jsonb AS offer, v.sent_at AS "sentAt", q.state
         FROM quote_version v JOIN quote q ON q.id = v.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.user_id = $1 ORDER BY v.sent_at, v.quote_id, v.number`,
        [userId],
      ),
      quoteAnswers: await manager.query(
        `SELECT q.number, e.kind, e.at, e.by_name AS "by", e.option_title AS "option", e.text, e.device
         FROM quote_event e JOIN quote q ON q.id = e.quote_id JOIN client c ON c.id = q.client_id
        WHERE c.user_id = $1 OR c.agent_id = $1 ORDER BY e.at, e.id`,
        [userId],
      ),
    }),
  /** An offer to a client whom a colleague has stays, as nobody's. */
  erase: (manager, userId) => manager.update(QuoteVersionRow, { sentBy: userId }, { sentBy: null }),
};
