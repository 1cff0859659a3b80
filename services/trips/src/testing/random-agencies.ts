import { randomInt, randomUUID } from 'node:crypto';
import type { TestService } from '@landsea/nest-kit/testing';

export interface RandomMember {
  userId: string;
  agencyId: string;
  role: 'owner' | 'agent' | 'assistant';
}

/** Random agencies of one to four members, each agent with up to three clients whose every text names the agent. */
export const makeAgencies = async (
  { dataSource }: TestService,
  agencies: number,
): Promise<RandomMember[]> => {
  const members = Array.from({ length: agencies }, () => randomUUID()).flatMap((agencyId) =>
    Array.from({ length: 1 + randomInt(4) }, (_, index): RandomMember => {
      const role = index === 0 ? 'owner' : randomInt(2) === 0 ? 'agent' : 'assistant';
      return { userId: randomUUID(), agencyId, role };
    }),
  );
  await dataSource.query(
    `INSERT INTO agency (id, name) SELECT DISTINCT "agencyId", 'Agency ' || "agencyId"
       FROM jsonb_to_recordset($1::jsonb) AS m ("agencyId" uuid)`,
    [JSON.stringify(members)],
  );
  await dataSource.query(
    `INSERT INTO agency_member (user_id, agency_id, role, name, email)
     SELECT "userId", "agencyId", role, "userId"::text, "userId" || '@example.com'
       FROM jsonb_to_recordset($1::jsonb) AS m ("userId" uuid, "agencyId" uuid, role text)`,
    [JSON.stringify(members)],
  );
  await dataSource.query(
    `WITH made AS (
       INSERT INTO client (id, agent_id, first_name, last_name, email, lead_id, stage, tags, search_text)
       SELECT gen_random_uuid(), user_id, 'Same', 'Name ' || user_id, n::text || user_id || '@example.com', gen_random_uuid(),
         'lead', ARRAY['of-' || user_id], 'same name ' || user_id
         FROM agency_member, generate_series(0, floor(random() * 3)::int) n WHERE role <> 'assistant'
       RETURNING id, lead_id, first_name, last_name, email)
     INSERT INTO client_person (client_id, id, first_name, last_name, email, phone_key)
     SELECT id, lead_id, first_name, last_name, email, '+14075550100' FROM made`,
  );
  return members;
};

/** Everything that hangs on these clients and agencies: brands, documents, calls, trips, templates, tasks, lists of tasks, options of quotes, conversations, changes, invitations, hand-overs, merges, intake forms, suppliers, bookings, statements, quotes, itineraries, agreements and groups. */
export const fillAgencies = async ({ dataSource }: TestService): Promise<void> => {
  await dataSource.query(
    `WITH made AS (
       INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, stays, party, for_client)
       SELECT gen_random_uuid(), agent_id, 'Trip of ' || id, 'parks', current_date + 62, current_date + 66, '[]', '[]', true
         FROM client RETURNING id, name)
     INSERT INTO agent_trip (trip_id, client_id) SELECT id, substr(name, 9)::uuid FROM made`,
  );
  await dataSource.query(
    `INSERT INTO trip_template (trip_id, name) SELECT trip_id, 'Template of ' || client_id FROM agent_trip`,
  );
  await dataSource.query(
    `INSERT INTO workflow_task (id, client_id, trip_id, title, who, due_on)
     SELECT gen_random_uuid(), client_id, trip_id, 'Task of ' || client_id, 'agent', current_date FROM agent_trip`,
  );
  await dataSource.query(
    `INSERT INTO quote_template (user_id, id, author_name, title, options, is_shared)
     SELECT user_id, user_id, 'Kim', 'Options of ' || user_id, '[]', true FROM agency_member`,
  );
  await dataSource.query(
    `INSERT INTO task_list (user_id, id, author_name, title, tasks, is_shared)
     SELECT user_id, user_id, 'Kim', 'List of ' || user_id, '[]', true FROM agency_member`,
  );
  await dataSource.query(
    `INSERT INTO client_document (id, client_id, kind, title, expires_on, added_by_name, added_at)
     SELECT gen_random_uuid(), id, 'insurance', 'Policy of ' || id, current_date + 30, 'Kim', now() FROM client`,
  );
  await dataSource.query(
    `INSERT INTO client_call (id, client_id, text, at, added_by_name)
     SELECT gen_random_uuid(), id, 'Call with ' || id, now(), 'Kim' FROM client`,
  );
  await dataSource.query(`UPDATE client_person SET passport_expires_on = current_date + 30`);
  await dataSource.query(
    `INSERT INTO agent_brand (agent_id, name) SELECT DISTINCT agent_id, 'Brand of ' || agent_id FROM client`,
  );
  await dataSource.query(
    `WITH talk AS (
       INSERT INTO conversation (id, client_id, user_id, is_about_trip, waiting_since, last_message_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), false, now(), now() FROM client RETURNING id, user_id)
     INSERT INTO conversation_message (id, conversation_id, author_id, side, author_name, body, sent_at)
     SELECT gen_random_uuid(), id, user_id, 'client', 'Ana', 'About ' || id, now() FROM talk`,
  );
  await dataSource.query(
    `UPDATE client c SET user_id = v.user_id FROM conversation v WHERE v.client_id = c.id`,
  );
  await dataSource.query(
    `INSERT INTO client_change (id, client_id, at, user_id, by_name, kind, subject_id, action, what, agency_id)
     SELECT gen_random_uuid(), c.id, now(), m.user_id, 'Kim', 'client', c.id::text, 'added', c.last_name, m.agency_id
       FROM client c JOIN agency_member m ON m.user_id = c.agent_id`,
  );
  await dataSource.query(
    `INSERT INTO agency_invitation (id, agency_id, email, role, token_hash, invited_at, expires_at)
     SELECT gen_random_uuid(), id, id || '@example.com', 'agent', id::text, now(), now() + interval '7 days' FROM agency`,
  );
  await dataSource.query(
    `INSERT INTO client_hand_over (id, agency_id, user_id, to_agent_id, at, clients)
     SELECT gen_random_uuid(), m.agency_id, m.user_id, m.user_id, now(), jsonb_agg(jsonb_build_object('clientId', c.id,
         'fromAgentId', m.user_id)) FROM agency_member m JOIN client c ON c.agent_id = m.user_id GROUP BY m.agency_id, m.user_id`,
  );
  await dataSource.query(
    `INSERT INTO client_import (id, user_id, agency_id, by_name, file_name, sha256, system, signature, mapping, rows, at)
     SELECT gen_random_uuid(), user_id, agency_id, 'Kim', 'Clients of ' || user_id, '', 'tern', '', '[]', 1, now()
       FROM agency_member WHERE role <> 'assistant'`,
  );
  await dataSource.query(
    `INSERT INTO client_merge (id, kept_id, merged_id, user_id, by_name, at, snapshot, undone_at)
     SELECT gen_random_uuid(), id, gen_random_uuid(), agent_id, 'Kim', now(), jsonb_build_object('client',
       jsonb_build_object('first_name', 'Gone', 'last_name', id)), now() FROM client`,
  );
  await dataSource.query(
    `WITH form AS (
       INSERT INTO intake_form (id, agent_id, template, title, intro, "off", texts)
       SELECT gen_random_uuid(), agent_id, 'parks', 'Form of ' || agent_id, '', '[]', '{}'
         FROM (SELECT DISTINCT agent_id FROM client) a RETURNING id, agent_id)
     INSERT INTO intake_link (id, form_id, kind, label, asks, token_hash, client_id)
     SELECT gen_random_uuid(), form.id, 'client', c.last_name, 'all', c.id::text, c.id FROM form JOIN client c USING (agent_id)`,
  );
  await dataSource.query(
    `WITH given AS (
       INSERT INTO intake_answer (id, form_id, form_version, link_id, client_id, state, answers, name, token_hash, sent_at)
       SELECT gen_random_uuid(), form_id, 1, id, client_id, 'sent', '{}', label, id::text, now() FROM intake_link
       RETURNING id, client_id)
     INSERT INTO intake_proposal (id, answer_id, position, field_key, attribute, label, value, theirs)
     SELECT gen_random_uuid(), id, 0, 'pace', 'trip.pace', 'Pace', '{}', 'Of ' || client_id FROM given`,
  );
  await dataSource.query(
    `INSERT INTO booking_supplier (id, agent_id, name, rate)
     SELECT DISTINCT ON (agent_id) gen_random_uuid(), agent_id, 'Supplier of ' || agent_id, 1000 FROM client`,
  );
  await dataSource.query(
    `WITH booked AS (
       INSERT INTO booking (trip_id, id, kind, title, status, held_until, numbers, starts, total_cents, payments)
       SELECT trip_id, gen_random_uuid(), 'hotel', 'Hotel of ' || client_id, 'held', now(), '[{"role":"confirmation","value":"SAME-4711"}]',
         jsonb_build_object('date', current_date + 62, 'time', NULL, 'zone', 'America/New_York'), 50000,
         jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'kind', 'final', 'cents', 50000, 'dueOn', current_date, 'paidOn', NULL))
         FROM agent_trip RETURNING trip_id, id, payments),
     work AS (
       INSERT INTO booking_work (client_id, trip_id, booking_id, supplier_id, commissionable_cents)
       SELECT made.client_id, booked.trip_id, booked.id, s.id, 40000 FROM booked JOIN agent_trip made USING (trip_id)
         JOIN client c ON c.id = made.client_id JOIN booking_supplier s ON s.agent_id = c.agent_id)
     INSERT INTO told_payment (client_id, trip_id, booking_id, payment_id, user_id, by_name, at)
     SELECT made.client_id, booked.trip_id, booked.id, (payments->0->>'id')::uuid, NULL, 'Of ' || made.client_id, now()
       FROM booked JOIN agent_trip made USING (trip_id)`,
  );
  await dataSource.query(
    `WITH paid AS (
       INSERT INTO commission_statement (id, agent_id, payer, name, paid_on, bank_cents, file_name, sha256)
       SELECT gen_random_uuid(), user_id, 'host', 'Statement of ' || user_id, current_date, 100, '', ''
         FROM agency_member WHERE role <> 'assistant' RETURNING id, name)
     INSERT INTO commission_line (statement_id, id, position, number, guest_name, supplier_name, cents, note)
     SELECT id, gen_random_uuid(), 1, 'SAME-4711', name, '', 100, '' FROM paid`,
  );
  await dataSource.query(
    `INSERT INTO planning_fee (id, client_id, trip_id, name, cents, due_on)
     SELECT gen_random_uuid(), client_id, trip_id, 'Fee of ' || client_id, 15000, '2026-01-02' FROM agent_trip`,
  );
  await dataSource.query(
    `WITH offered AS (
       INSERT INTO quote (id, client_id, desk_id, number, state, title, people, zone, options, sent_version, sent_at, ends_at, last_seen_at)
       SELECT gen_random_uuid(), id, id, 1, 'seen', 'Quote of ' || id, 2, 'America/New_York', '[]', 1, now(), now() + interval '9 days', now()
         FROM client RETURNING id),
     got AS (
       INSERT INTO quote_recipient (id, quote_id, number, first_name, last_name, email, token_hash)
       SELECT id, id, 1, 'Ana', '', 'ana@example.com', 'of ' || id FROM offered),
     shown AS (INSERT INTO quote_photo (id, quote_id) SELECT gen_random_uuid(), id FROM offered)
     INSERT INTO quote_version (quote_id, number, content, sha256, token_hash, sent_at, sent_by_name)
     SELECT id, 1, '{}', '', id::text, now(), 'Kim' FROM offered`,
  );
  await dataSource.query(
    `WITH plan AS (
       INSERT INTO itinerary (id, trip_id, title, sections)
       SELECT gen_random_uuid(), trip_id, 'Itinerary of ' || client_id, '["days"]' FROM agent_trip RETURNING id)
     INSERT INTO itinerary_recipient (id, itinerary_id, name, email)
     SELECT gen_random_uuid(), id, 'Grandma', 'grandma@example.com' FROM plan`,
  );
  await dataSource.query(
    `INSERT INTO agreement (id, agent_id, client_id, text_version, kind, state, recipient_name, recipient_email, content,
       content_hash, "values", trail_hash, created_at, sent_at, expires_at)
     SELECT gen_random_uuid(), agent_id, id, 1, 'terms', 'sent', last_name, 'a@example.com', '{"sections": []}', 'x', '{}', 'x',
       now(), now() - interval '9 days', now() + interval '9 days' FROM client`,
  );
  await dataSource.query(
    `WITH made AS (
       INSERT INTO agent_group (id, agent_id, name, kind)
       SELECT DISTINCT ON (agent_id) gen_random_uuid(), agent_id, 'Group of ' || agent_id, 'reunion' FROM client RETURNING id, agent_id),
     planned AS (
       INSERT INTO agent_group_item (id, group_id, kind, title, date)
       SELECT gen_random_uuid(), id, 'dining', 'Dinner of ' || agent_id, '2027-03-15' FROM made)
     INSERT INTO agent_group_trip (client_id, trip_id, group_id)
     SELECT c.id, trip.trip_id, made.id FROM made JOIN client c USING (agent_id) JOIN agent_trip trip ON trip.client_id = c.id`,
  );
};
