import { randomUUID } from 'node:crypto';
import { AuditPage } from '@landsea/contracts/agents';
import { aColleague, addClient, aTeam, type Colleague } from '../../../testing/agency-factories.js';
import { startTrips } from '../../../testing/app.js';
import { aMerge, anImport, anImportedHousehold } from '../../../testing/client-bodies.js';
import { aClientTask, aConversation } from '../../../testing/client-things.js';
import { accept, joinedFamily, seesNothing, watch } from '../../../testing/consent-factories.js';
import { aTripFor } from '../../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const deletion = ({ call }: Pick<Colleague, 'call'>, clientId: string, name: string) =>
  call.post(`/api/v1/clients/${clientId}/deletion`).send({ name });

/** Every column of the database that holds one of these words. */
const columnsWith = async (...words: string[]): Promise<string[]> => {
  const columns = await service.dataSource.query<{ table: string; column: string }[]>(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type <> 'bytea'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await service.dataSource.query<unknown[]>(
      `SELECT FROM "${table}" WHERE "${column}"::text ILIKE ANY ($1) LIMIT 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
};

/** A client with all that may hang on one, joined, merged and taken apart again. */
const aKnownClient = async (agent: Colleague) => {
  const lastName = `Quill${randomUUID().slice(0, 8)}`;
  const email = `${lastName.toLowerCase()}@example.com`;
  const mia = { id: randomUUID(), firstName: 'Mia', lastName, email: `mia.${email}` };
  const household = {
    firstName: 'Zelda',
    lastName,
    email,
    notes: `${lastName} likes verandas`,
    people: [mia],
  };
  const clientId = await addClient(agent, household);
  const otherId = await addClient(agent, { firstName: 'Otto' });
  const { call } = agent;
  const wanted = aMerge(otherId, clientId);
  await call.post('/api/v1/client-merges').send(wanted).expect(201);
  await call.post(`/api/v1/client-merges/${wanted.id}/undo`).send({}).expect(200);
  const file = anImport();
  await call.post('/api/v1/client-imports').send(file).expect(201);
  const family = anImportedHousehold({ tags: ['Fair'], people: [{ firstName: 'Zelda', lastName, email }] });
  await call
    .post(`/api/v1/client-imports/${file.id}/households`)
    .send({ households: [{ household: family }] })
    .expect(200);
  await call
    .put(`/api/v1/clients/${otherId}/connections/${clientId}`)
    .send({ relation: 'friend' })
    .expect(200);
  await call.delete(`/api/v1/clients/${otherId}/connections/${clientId}`).expect(204);
  await call
    .post(`/api/v1/clients/${clientId}/invite`)
    .set('Idempotency-Key', randomUUID())
    .send({})
    .expect(200);
  const userId = randomUUID();
  await accept(service, { agent: call, agentId: agent.userId, clientId, email }, userId, []);
  const { conversationId } = await aConversation(service, clientId, userId);
  const text = `Zelda ${lastName} wrote to you`;
  await service.dataSource.query(
    `INSERT INTO held_email (id, conversation_id, sender, subject, body, reason, received_at)
     VALUES (gen_random_uuid(), $1, $2, 'Hi', 'Hi', 'sender', now())`,
    [conversationId, email],
  );
  await service.dataSource.query(
    `INSERT INTO mail_message (id, recipient, subject, text, sent_at) VALUES
       (gen_random_uuid(), $1, 'Hello', 'Hello', now()), (gen_random_uuid(), $2, $3, $3, now())`,
    [email, agent.email, text],
  );
  return { clientId, otherId, lastName, email, name: `Zelda ${lastName}` };
};

describe('a client who is deleted for good', () => {
  it('leaves neither name nor email anywhere, and nothing that belonged to them', async () => {
    const agent = await aColleague(service);
    const { clientId, otherId, lastName, email, name } = await aKnownClient(agent);
    const { id: tripId } = await aTripFor(agent.call, clientId);
    await aClientTask(service, clientId, tripId);
    await agent.call.delete(`/api/trips/${tripId}`).expect(204);
    expect(await columnsWith(lastName)).toEqual(
      expect.arrayContaining([
        'client.search_text',
        'client_change.what',
        'client_import_household.after',
        'client_merge.snapshot',
        'client_person.last_name',
        'held_email.sender',
        'idempotency_key.body',
        'mail_message.recipient',
        'mail_message.text',
        'outbox_message.payload',
      ]),
    );
    await deletion(agent, clientId, ` ${name.toUpperCase()} `).expect(204);
    expect(await columnsWith(lastName, email)).toEqual([]);
    for (const table of [
      'conversation',
      'client_document',
      'client_call',
      'workflow_task',
      'agent_trip',
      'client_person',
      'client_import_household',
    ])
      expect(
        await service.dataSource.query(`SELECT FROM "${table}" WHERE client_id = $1`, [clientId]),
      ).toEqual([]);
    expect(await service.dataSource.query(`SELECT FROM trip WHERE id = $1`, [tripId])).toEqual([]);
    await agent.call.get(`/api/v1/clients/${clientId}`).expect(404);
    await agent.call.get(`/api/v1/clients/${otherId}`).expect(200);
    const messages = await service.dataSource.query<{ payload: unknown }[]>(
      `SELECT payload FROM outbox_message WHERE type = 'trips.client-removed' AND payload->>'clientId' = $1`,
      [clientId],
    );
    expect(messages.map(({ payload }) => payload)).toEqual([{ clientId, forget: true }]);
  });

  it('leaves what others are about to send to the same address', async () => {
    const agent = await aColleague(service);
    const email = `${randomUUID()}@example.com`;
    const clientId = await addClient(agent, { email });
    const mailId = randomUUID();
    await service.dataSource.query(
      `INSERT INTO mail_message (id, recipient, subject, text) VALUES ($1, $2, 'Dining opens', 'Tomorrow')`,
      [mailId, email],
    );
    await deletion(agent, clientId, 'Ada Byron').expect(204);
    expect(
      await service.dataSource.query(`SELECT recipient FROM mail_message WHERE id = $1`, [mailId]),
    ).toEqual([{ recipient: email }]);
  });

  it('stays while a trip that was made for them is there, archived or not', async () => {
    const agent = await aColleague(service);
    const clientId = await addClient(agent);
    const { id } = await aTripFor(agent.call, clientId, { name: 'Castles and coral' });
    await service.dataSource.query(`UPDATE trip SET archived = true WHERE id = $1`, [id]);
    const refused = await deletion(agent, clientId, 'Ada Byron').expect(409);
    expect(refused.body.message).toBe(
      'You planned “Castles and coral” for Ada. Delete that trip first, then come back here.',
    );
    await agent.call.get(`/api/v1/clients/${clientId}`).expect(200);
  });

  it('keeps their own trips, which the agent no longer sees from that moment on', async () => {
    const joined = await joinedFamily(service, true);
    const open = await watch(service, joined);
    expect(open.status).toBe(200);
    await deletion({ call: joined.known.agent }, joined.known.clientId, 'Ada Byron').expect(204);
    await open.ended;
    await seesNothing(joined);
    await joined.family.get(`/api/trips/${joined.trip.id}`).expect(200);
  });

  it('needs the name, and a role that may', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const clientId = await addClient(agent);
    await deletion(agent, clientId, 'Ada').expect(400);
    await deletion(assistant, clientId, 'Ada Byron').expect(403);
    await deletion(await aColleague(service), clientId, 'Ada Byron').expect(404);
    await owner.call.get(`/api/v1/clients/${clientId}`).expect(200);
    await deletion(owner, clientId, 'Ada Byron').expect(204);
  });

  it('is one entry of the audit, in its place, without a name', async () => {
    const { owner, agent } = await aTeam(service);
    const [first, second] = [await addClient(agent), await addClient(agent, { firstName: 'Otto' })];
    await deletion(agent, first, 'Ada Byron').expect(204);
    await agent.call.patch(`/api/v1/clients/${second}`).send({ version: 1, stage: 'lost' }).expect(200);
    const audit = async (query: object = {}) =>
      AuditPage.parse((await owner.call.get('/api/v1/agency-audit').query(query).expect(200)).body).entries;
    expect((await audit()).map(({ clientId, action, clientName }) => [clientId, action, clientName])).toEqual(
      [
        [second, 'changed', 'Otto Byron'],
        [first, 'removed', 'A deleted client'],
        [second, 'added', 'Otto Byron'],
      ],
    );
    expect(await audit({ memberId: agent.userId, kind: 'client' })).toHaveLength(3);
    expect(await audit({ memberId: owner.userId })).toEqual([]);
    expect(await audit({ kind: 'client-person' })).toEqual([]);
    await service.deliver('identity.account-erased', { userId: agent.userId });
    expect(
      await service.dataSource.query(`SELECT FROM client_deletion WHERE user_id = $1`, [agent.userId]),
    ).toEqual([]);
  });
});
