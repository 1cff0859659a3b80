import { randomUUID } from 'node:crypto';
import { aColleague, openAgency } from './agency-factories.js';
import { startTrips } from './app.js';
import { loggedStatements } from './logged-statements.js';

const service = await startTrips();
const owner = await aColleague(service);
await openAgency(owner);
afterAll(() => service.close());

/** They name nobody, or lose their rows by themselves within days. */
const IMPERSONAL = [
  'catalogue_edition',
  'held_slot',
  'migration',
  'outbox_message',
  'preview',
  'rate_limit',
  'rate_limit_count',
];

/** They follow from what is copied, or are the product's own notes on its work. */
const UNCOPIED = [
  'agent_group_trip',
  'calendar_event',
  'commission_part',
  'conversation',
  'desk_outcome',
  'desk_window',
  'desk_work',
  'intake_link',
  'reminder_work',
  'sample_trip',
  'trip_change',
  'trip_day',
  'trip_template',
  'trip_workflow',
];

const listTables = () =>
  service.dataSource.query<{ name: string; isOfTrip: boolean; deletedWith: string[] }[]>(
    `SELECT t.relname AS name,
       EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = 'trip_id') AS "isOfTrip",
       ARRAY(SELECT k.confrelid::regclass::text FROM pg_constraint k
              WHERE k.conrelid = t.oid AND k.contype = 'f' AND k.confdeltype = 'c') AS "deletedWith"
     FROM pg_class t WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace ORDER BY t.relname`,
  );

const isNamed = (table: string, statements: readonly string[]): boolean => {
  const naming = new RegExp(`\\b(FROM|JOIN|UPDATE|USING|INTO)\\s+\\(*"?(trip_api\\.)?${table}\\b`);
  return statements.some((statement) => naming.test(statement));
};

it('a copy of a person’s data reads every table with parts of a trip', async () => {
  const statements = await loggedStatements(service, (id) =>
    service
      .internal('identity')
      .get(`/internal/accounts/${owner.userId}/export`)
      .set('x-request-id', id)
      .expect(200),
  );
  const missing = (await listTables()).filter(({ name, isOfTrip }) => isOfTrip && !isNamed(name, statements));
  expect(missing.map(({ name }) => name)).toEqual(UNCOPIED);
});

it('an erasure writes every table, or the database deletes its rows with those of one that it writes', async () => {
  const message = { id: randomUUID(), type: 'identity.account-erased', payload: { userId: owner.userId } };
  const statements = await loggedStatements(service, (id) =>
    service.internal('identity').post('/internal/inbox').set('x-request-id', id).send(message).expect(204),
  );
  const writes = statements.filter((statement) => /^\s*(WITH|DELETE|UPDATE|INSERT)\b/i.test(statement));
  const tables = await listTables();
  const reached = new Set(tables.map(({ name }) => name).filter((name) => isNamed(name, writes)));
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const { name, deletedWith } of tables)
      if (deletedWith.some((table) => reached.has(table))) reached.add(name);
  }
  expect(tables.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual(IMPERSONAL);
});
