import type { TestService } from '@landsea/nest-kit/testing';
import type { RandomMember } from './random-agencies.js';

const listNames = async (
  { dataSource }: TestService,
  statement: string,
  agents: readonly string[],
): Promise<string[]> => {
  const rows = await dataSource.query<{ id: string }[]>(statement, [agents]);
  return rows.map(({ id }) => id).sort();
};

/** The rows within a member’s reach, read from the database. */
export const readReach = async (
  service: TestService,
  members: readonly RandomMember[],
  { userId, agencyId, role }: RandomMember,
) => {
  const agents = members.filter((each) => each.agencyId === agencyId && each.role !== 'assistant');
  const own = role === 'agent' ? [userId] : agents.map((each) => each.userId);
  const of = (table: string, id: string, whose = own) =>
    listNames(
      service,
      `SELECT x.${id} AS id FROM ${table} x JOIN client c ON c.id = x.client_id WHERE c.agent_id = ANY($1::uuid[])`,
      whose,
    );
  return {
    own,
    clients: await listNames(service, `SELECT id FROM client WHERE agent_id = ANY($1::uuid[])`, own),
    trips: await of('agent_trip', 'trip_id'),
    agencyTrips: await of(
      'agent_trip',
      'trip_id',
      agents.map((each) => each.userId),
    ),
    talks: await of('conversation', 'id'),
    tasks: await of('workflow_task', 'id'),
    documents: await of('client_document', 'id'),
    bookings: await of('booking_work', 'booking_id'),
    suppliers: await listNames(
      service,
      `SELECT name AS id FROM booking_supplier WHERE agent_id = ANY($1::uuid[])`,
      agents.map((each) => each.userId),
    ),
    intakeAnswers: await of('intake_answer', 'id'),
    quotes: await of('quote', 'id'),
    agreements: await of('agreement', 'id'),
    fees: await of('planning_fee', 'id'),
    groups: await listNames(service, `SELECT id FROM agent_group WHERE agent_id = ANY($1::uuid[])`, own),
  };
};

type ForeignThing = Record<'clientId' | 'tripId' | 'taskId' | 'talkId' | 'mergeId' | 'email', string> &
  Record<'bookingId' | 'paymentId' | 'supplierId', string> &
  Record<
    | 'importId'
    | 'handOverId'
    | 'documentId'
    | 'callId'
    | 'formAnswerId'
    | 'formLinkId'
    | 'quoteId'
    | 'photoId'
    | 'readerId'
    | 'agreementId'
    | 'statementId'
    | 'feeId'
    | 'groupId'
    | 'groupItemId',
    string
  >;

/** One thing of each kind of somebody whom the member does not reach. */
export const findForeign = async (
  { dataSource }: TestService,
  own: readonly string[],
): Promise<ForeignThing> => {
  const [thing] = await dataSource.query<[ForeignThing]>(
    `SELECT c.id AS "clientId", c.email, made.trip_id AS "tripId", task.id AS "taskId", talk.id AS "talkId", merge.id AS "mergeId", i.id AS "importId", h.id AS "handOverId",
         doc.id AS "documentId", spoken.id AS "callId", given.id AS "formAnswerId", given.link_id AS "formLinkId",
         told.booking_id AS "bookingId", told.payment_id AS "paymentId", w.supplier_id AS "supplierId",
         offer.id AS "quoteId", pic.id AS "photoId", reader.id AS "readerId", signed.id AS "agreementId", paid.id AS "statementId",
         fee.id AS "feeId", party.id AS "groupId", dinner.id AS "groupItemId"
       FROM client c JOIN agent_trip made ON made.client_id = c.id JOIN conversation talk ON talk.client_id = c.id
       JOIN workflow_task task ON task.client_id = c.id JOIN client_document doc ON doc.client_id = c.id
       JOIN client_call spoken ON spoken.client_id = c.id
       JOIN intake_answer given ON given.client_id = c.id JOIN quote offer ON offer.client_id = c.id
       JOIN quote_photo pic ON pic.quote_id = offer.id
       JOIN itinerary plan ON plan.trip_id = made.trip_id JOIN itinerary_recipient reader ON reader.itinerary_id = plan.id
       JOIN agreement signed ON signed.client_id = c.id JOIN commission_statement paid ON paid.agent_id = c.agent_id
       JOIN agent_group party ON party.agent_id = c.agent_id JOIN agent_group_item dinner ON dinner.group_id = party.id
       JOIN client_merge merge ON merge.kept_id = c.id JOIN client_hand_over h ON h.user_id = c.agent_id
       JOIN client_import i ON i.user_id = c.agent_id JOIN told_payment told ON told.client_id = c.id
       JOIN booking_work w ON w.client_id = c.id JOIN planning_fee fee ON fee.client_id = c.id
      WHERE c.agent_id <> ALL($1::uuid[]) ORDER BY random() LIMIT 1`,
    [own],
  );
  return thing;
};

/** The emails that were sent and hold these words, each with all ids in it. */
export const listSentEmails = async (
  { dataSource }: TestService,
  words = '',
): Promise<{ userId: string; ids: string[] }[]> => {
  const mails = await dataSource.query<{ recipient: string; words: string }[]>(
    `SELECT recipient, concat_ws(' ', subject, text, html) AS words FROM mail_message WHERE strpos(subject, $1) > 0`,
    [words],
  );
  return mails.map(({ recipient, words }) => ({
    userId: recipient.split('@')[0] ?? '',
    ids: [...new Set(words.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])],
  }));
};
