import type { EntityManager } from 'typeorm';

export interface LaterUse {
  portal: number;
  tasks: number;
  team: number;
  invitations: number;
  emailAnswers: number;
  /** Families in the imports that were not undone. */
  imported: number;
  documents: number;
  /** 1 with an own brand or the agency's. */
  brands: number;
  /** Families who answered a form in 30 days. */
  forms: number;
  bookings: number;
  /** Out, and not answered. */
  quotes: number;
  /** Published for a family. */
  itineraries: number;
  /** Sent, and not signed or declined. */
  agreements: number;
  templates: number;
}

export const selectLaterUse = async (
  manager: EntityManager,
  agentId: string,
  now: Date,
): Promise<LaterUse> => {
  const [used] = await manager.query<[LaterUse]>(
    `SELECT (SELECT count(*)::int FROM client WHERE agent_id = $1 AND user_id IS NOT NULL) AS portal,
       (SELECT count(*)::int FROM workflow_task w JOIN client ON client.id = w.client_id
          WHERE client.agent_id = $1 AND w.done_at IS NULL AND w.removed_at IS NULL) AS tasks,
       (SELECT count(*)::int FROM agency_member m JOIN agency_member me ON me.agency_id = m.agency_id
          WHERE me.user_id = $1) AS team,
       (SELECT count(*)::int FROM client
          WHERE agent_id = $1 AND user_id IS NULL AND invitation_expires_at > $2) AS invitations,
       (SELECT count(*)::int FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id
          JOIN client ON client.id = c.client_id
          WHERE client.agent_id = $1 AND m.via = 'email' AND m.sent_at > $2::timestamptz - interval '30 days') AS "emailAnswers",
       (SELECT count(*)::int FROM client_import_household h JOIN client ON client.id = h.client_id
          JOIN client_import i ON i.id = h.import_id AND i.undone_at IS NULL WHERE client.agent_id = $1) AS imported,
       (SELECT count(*)::int FROM client_document d JOIN client ON client.id = d.client_id WHERE client.agent_id = $1) AS documents,
       (SELECT (EXISTS (SELECT FROM agent_brand WHERE agent_id = $1) OR EXISTS (
          SELECT FROM agency_brand b JOIN agency_member me ON me.agency_id = b.agency_id WHERE me.user_id = $1))::int) AS brands,
       (SELECT count(*)::int FROM intake_answer a JOIN intake_form f ON f.id = a.form_id
          WHERE f.agent_id = $1 AND a.sent_at > $2::timestamptz - interval '30 days') AS forms,
       (SELECT count(*)::int FROM booking_work w JOIN client ON client.id = w.client_id WHERE client.agent_id = $1) AS bookings,
       (SELECT count(*)::int FROM quote q JOIN client ON client.id = q.client_id
          WHERE client.agent_id = $1 AND q.state IN ('sent', 'seen') AND q.ends_at > $2) AS quotes,
       (SELECT count(*)::int FROM itinerary i JOIN agent_trip made ON made.trip_id = i.trip_id
          JOIN client ON client.id = made.client_id WHERE client.agent_id = $1
          AND EXISTS (SELECT FROM itinerary_version v WHERE v.itinerary_id = i.id)) AS itineraries,
       (SELECT count(*)::int FROM agreement a JOIN client ON client.id = a.client_id
          WHERE client.agent_id = $1 AND a.state IN ('sent', 'opened')) AS agreements,
       (SELECT count(*)::int FROM message_template WHERE user_id = $1) AS templates`,
    [agentId, now],
  );
  return used;
};
