import type { EntityManager } from 'typeorm';
import { searchTextOf } from '../clients/client-search-text.js';
import { toPhoneKey } from '../clients/phone-key.js';
import type { DemoClient } from './demo-clients.js';
import type { DemoConversation } from './demo-messages.js';
import type { DemoTrip } from './demo-trips.js';

export const insertClients = async (
  manager: EntityManager,
  agentId: string,
  clients: readonly DemoClient[],
  now: Date,
): Promise<void> => {
  const rows = clients.map(({ people, ...client }) => {
    const [lead] = people;
    return { ...client, ...lead, id: client.id, leadId: lead?.id, searchText: searchTextOf(people) };
  });
  await manager.query(
    `INSERT INTO client (id, agent_id, first_name, last_name, email, phone, notes, lead_id, stage, source, tags, next_step,
       next_step_on, user_id, joined_at, search_text, created_at)
     SELECT c.id, $1, c."firstName", c."lastName", c.email, c.phone, c.notes, c."leadId", c.stage, c.source, c.tags, c."nextStep",
       c."nextStepOn", c."userId", CASE WHEN c."userId" IS NOT NULL THEN $3::timestamptz - interval '20 days' END, c."searchText",
       $3::timestamptz - c."daysKnown" * interval '1 day'
     FROM jsonb_to_recordset($2::jsonb) AS c (id uuid, "firstName" text, "lastName" text, email text, phone text, notes text,
       "leadId" uuid, stage text, source text, tags text[], "nextStep" text, "nextStepOn" date, "userId" uuid, "searchText" text,
       "daysKnown" int)`,
    [agentId, JSON.stringify(rows), now],
  );
  const people = clients.flatMap(({ id: clientId, people: household }) =>
    household.map((person) => ({ ...person, clientId, phoneKey: toPhoneKey(person.phone) })),
  );
  await manager.query(
    `INSERT INTO client_person (client_id, id, first_name, last_name, birth_date, email, phone, phone_key, loyalties,
       height_inches, dietary_notes)
     SELECT p."clientId", p.id, p."firstName", p."lastName", p."birthDate", p.email, p.phone, p."phoneKey",
       coalesce(p.loyalties, '[]'), p."heightInches", p."dietaryNotes"
     FROM jsonb_to_recordset($1::jsonb) AS p ("clientId" uuid, id uuid, "firstName" text, "lastName" text, "birthDate" date,
       email text, phone text, "phoneKey" text, loyalties jsonb, "heightInches" int, "dietaryNotes" text)`,
    [JSON.stringify(people)],
  );
};

export const insertDesk = async (manager: EntityManager, trips: readonly DemoTrip[]): Promise<void> => {
  const rows = trips.map(({ planned, clientId, stage }) => ({ tripId: planned.id, clientId, stage }));
  await manager.query(
    `WITH made AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS m ("tripId" uuid, "clientId" uuid, stage text)),
       owned AS (INSERT INTO agent_trip (trip_id, client_id) SELECT "tripId", "clientId" FROM made)
     INSERT INTO desk_stage (client_id, trip_id, stage) SELECT "clientId", "tripId", stage FROM made WHERE stage IS NOT NULL`,
    [JSON.stringify(rows)],
  );
};

export const insertMessages = async (
  manager: EntityManager,
  agentId: string,
  conversations: readonly DemoConversation[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO conversation (id, client_id, user_id, trip_id, is_about_trip, waiting_since, last_message_at)
     SELECT c.id, c."clientId", c."userId", c."tripId", true, c."waitingSince", c."lastMessageAt"
     FROM jsonb_to_recordset($1::jsonb) AS c (id uuid, "clientId" uuid, "userId" uuid, "tripId" uuid,
       "waitingSince" timestamptz, "lastMessageAt" timestamptz)`,
    [JSON.stringify(conversations)],
  );
  const messages = conversations.flatMap(({ id, userId, messages: said }) =>
    said.map(({ side, ...message }) => ({
      ...message,
      side,
      conversationId: id,
      authorId: side === 'agent' ? agentId : userId,
    })),
  );
  await manager.query(
    `INSERT INTO conversation_message (id, conversation_id, author_id, side, author_name, body, sent_at)
     SELECT gen_random_uuid(), m."conversationId", m."authorId", m.side, m."authorName", m.body, m."sentAt"
     FROM jsonb_to_recordset($1::jsonb) AS m ("conversationId" uuid, "authorId" uuid, side text, "authorName" text, body text,
       "sentAt" timestamptz) ORDER BY m."sentAt"`,
    [JSON.stringify(messages)],
  );
};
