import type { EntityManager } from 'typeorm';
import type { ClientRow } from '../client.entity.js';

export interface TripOfClient {
  tripId: string;
  name: string;
  isDeleted: boolean;
}

export const selectTripsFor = (manager: EntityManager, clientId: string): Promise<TripOfClient[]> =>
  manager.query(
    `SELECT t.id AS "tripId", t.name, t.purge_at IS NOT NULL AS "isDeleted"
       FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id WHERE made.client_id = $1
      ORDER BY t.start_date, t.id FOR UPDATE OF t`,
    [clientId],
  );

export const selectAddresses = async (manager: EntityManager, clientId: string): Promise<string[]> => {
  const rows = await manager.query<{ email: string }[]>(
    `SELECT email FROM client WHERE id = $1
     UNION SELECT email FROM client_person WHERE client_id = $1 AND email IS NOT NULL
     UNION SELECT r.email FROM quote_recipient r JOIN quote q ON q.id = r.quote_id WHERE q.client_id = $1
     UNION SELECT email FROM conversation WHERE client_id = $1 AND email IS NOT NULL
     UNION SELECT r.mailed_to FROM conversation_reader r JOIN conversation v ON v.id = r.conversation_id
      WHERE v.client_id = $1 AND r.side = 'client' AND r.mailed_to IS NOT NULL`,
    [clientId],
  );
  return rows.map(({ email }) => email);
};

/** An email that is still to be sent to an address of theirs may belong to another agency, and stays. */
export const deleteTraces = async (
  manager: EntityManager,
  { id, firstName, lastName, email }: Pick<ClientRow, 'id' | 'firstName' | 'lastName' | 'email'>,
  addresses: readonly string[],
): Promise<void> => {
  const name = `${firstName} ${lastName}`;
  await manager.query(
    `WITH merged AS (DELETE FROM client_merge WHERE merged_id = $1 RETURNING id, kept_id)
     DELETE FROM client_change x USING merged
      WHERE x.client_id = merged.kept_id AND x.kind = 'client-merge'
        AND (x.id = merged.id OR x.what = $2 AND NOT EXISTS (SELECT FROM client_merge m WHERE m.id = x.id))`,
    [id, name],
  );
  await manager.query(
    `DELETE FROM client_change WHERE kind = 'client-connection' AND subject_id = $1::text`,
    [id],
  );
  await manager.query(
    `DELETE FROM outbox_message WHERE type = 'trips.client-invited' AND payload->>'clientId' = $1::text`,
    [id],
  );
  await manager.query(
    `DELETE FROM mail_message WHERE coalesce(sent_at, given_up_at) IS NOT NULL
       AND (recipient = ANY($2::text[]) OR reply_to = ANY($2::text[])
         OR EXISTS (SELECT FROM unnest($1::text[]) AS said WHERE position(said IN concat_ws(' ', subject, text, html)) > 0))`,
    [[name, email], addresses],
  );
  // Those of the client itself go with it; a draft or a lead that found no room has the address alone.
  await manager.query(
    `DELETE FROM intake_answer a USING intake_form f, client c
      WHERE f.id = a.form_id AND c.id = $1 AND f.agent_id = c.agent_id AND a.client_id IS NULL
        AND (a.email = ANY($2::text[]) OR lower(trim(a.answers->>'lead_email')) = ANY($2::text[]))`,
    [id, addresses],
  );
  await manager.query(`DELETE FROM agent_notice WHERE subject LIKE $1 || ' %'`, [id]);
  // A signed one stays with the agent for its term (decision 0130).
  await manager.query(`DELETE FROM agreement WHERE client_id = $1 AND state <> 'signed'`, [id]);
  await manager.query(
    `UPDATE agreement a SET agent_id = c.agent_id FROM client c WHERE c.id = a.client_id AND c.id = $1`,
    [id],
  );
  // The key stays, so that a retry does not run again.
  await manager.query(`UPDATE idempotency_key SET body = NULL WHERE position($1 IN body::text) > 0`, [id]);
};

/** While the trips are still there: amounts of a statement stay, or it would not add up, and the name goes. */
export const forgetGuest = async (
  manager: EntityManager,
  { id, firstName, lastName, agentId }: Pick<ClientRow, 'id' | 'firstName' | 'lastName' | 'agentId'>,
): Promise<void> => {
  await manager.query(
    `UPDATE commission_line l SET guest_name = '' WHERE EXISTS (
         SELECT FROM commission_part p JOIN booking_work w ON w.trip_id = p.trip_id AND w.booking_id = p.booking_id
          WHERE p.line_id = l.id AND p.statement_id = l.statement_id AND w.client_id = $1)
       OR (lower(l.guest_name) = ANY($3::text[]) AND EXISTS (
         SELECT FROM commission_statement st WHERE st.id = l.statement_id AND st.agent_id = $2))`,
    [
      id,
      agentId,
      [`${firstName} ${lastName}`, `${lastName}, ${firstName}`].map((name) => name.toLowerCase()),
    ],
  );
};

export const insertDeletion = async (
  manager: EntityManager,
  { id, agentId }: Pick<ClientRow, 'id' | 'agentId'>,
  { userId, firstName }: { userId: string; firstName: string },
  at: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_deletion (client_id, seq, at, user_id, by_name, agent_id, agency_id)
     VALUES ($1, nextval(pg_get_serial_sequence('client_change', 'seq')), $2, $3, $4, $5,
       (SELECT agency_id FROM agency_member WHERE user_id = $5))`,
    [id, at, userId, firstName, agentId],
  );
};
