import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import { Client, ClientPage } from '@landsea/contracts/agents';
import {
  ClientImportList,
  ImportDecisions,
  UndoneImport,
  type ImportChoice,
  type ImportedHousehold,
} from '@landsea/contracts/agents/imports';
import { findImportSystem, guessMapping, readImportFile } from '@landsea/rules/agents/imports';
import type { TestAgent } from '@landsea/nest-kit/testing';
import Papa from 'papaparse';
import { startTrips } from '../../../testing/app.js';
import { anAgreement } from '../../../testing/agreement-things.js';
import { aCall, aDocumentOf, anImport, anImportedHousehold } from '../../../testing/client-bodies.js';
import { planAccess } from '../../../testing/factories.js';
import { anIntake } from '../../../testing/intake-things.js';
import { aQuote } from '../../../testing/quote-calls.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/client-imports';

const anAgent = async (userId: string = randomUUID()) => {
  await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return service.as({ userId, userType: 'agent', firstName: 'Dana' });
};
const start = async (agent: TestAgent) => {
  const file = anImport();
  await agent.post(path).send(file).expect(201);
  return file.id;
};
type Wanted = { household: ImportedHousehold; choice?: ImportChoice };
const bodyOf = (households: readonly (ImportedHousehold | Wanted)[]) => ({
  households: households.map((each) => ('household' in each ? each : { household: each })),
});
const check = async (agent: TestAgent, ...households: (ImportedHousehold | Wanted)[]) => {
  const { body } = await agent.post(`${path}/check`).send(bodyOf(households)).expect(200);
  return ImportDecisions.parse(body).decisions;
};
const run = async (agent: TestAgent, importId: string, ...households: (ImportedHousehold | Wanted)[]) => {
  const { body } = await agent.post(`${path}/${importId}/households`).send(bodyOf(households)).expect(200);
  return ImportDecisions.parse(body).decisions;
};
const undo = async (agent: TestAgent, importId: string) =>
  UndoneImport.parse((await agent.post(`${path}/${importId}/undo`).send({}).expect(200)).body);
const read = async (agent: TestAgent, id: string) =>
  Client.parse((await agent.get(`/api/v1/clients/${id}`).expect(200)).body);
const listNames = async (agent: TestAgent) =>
  ClientPage.parse((await agent.get('/api/v1/client-list').expect(200)).body).clients.map(
    ({ firstName }) => firstName,
  );

const delgados = (over: Partial<ImportedHousehold> = {}): ImportedHousehold => ({
  key: 'delgado',
  lines: [2, 3],
  externalId: 'tern:1',
  tags: ['cruise'],
  notes: 'Prefers texts',
  details: { street: '14 Elm St', city: 'Austin', postalCode: '78704' },
  people: [
    {
      firstName: 'Marcus',
      lastName: 'Delgado',
      email: 'marcus@example.com',
      phone: '+15125550187',
      externalId: 'tern:1',
      loyalties: [{ program: 'Castaway Club', level: 'Gold' }],
      details: { middleName: 'J', otherPhones: ['+15125550188'] },
    },
    { firstName: 'Leo', lastName: 'Delgado', birthDate: '2016-11-02', details: { relationship: 'Son' } },
  ],
  ...over,
});

describe('an import', () => {
  it('writes what the check said, whole, and nothing the second time', async () => {
    const agent = await anAgent();
    expect(await check(agent, delgados())).toMatchObject([{ result: 'new' }]);
    expect(await listNames(agent)).toEqual([]);
    const [decision] = await run(agent, await start(agent), delgados());
    expect(decision).toMatchObject({ result: 'new' });
    const client = await read(agent, decision?.clientId ?? '');
    expect(client).toMatchObject({
      firstName: 'Marcus',
      phone: '+15125550187',
      tags: ['cruise'],
      notes: 'Prefers texts',
    });
    expect(client.details).toEqual({ street: '14 Elm St', city: 'Austin', postalCode: '78704' });
    expect(client.people).toHaveLength(2);
    expect(await check(agent, delgados())).toMatchObject([{ result: 'same', changes: [] }]);
    expect(await run(agent, await start(agent), delgados())).toMatchObject([{ result: 'same' }]);
    expect((await read(agent, client.id)).version).toBe(client.version);
  });

  it('of one family twice in a call, or a call twice, makes one client', async () => {
    const agent = await anAgent();
    const importId = await start(agent);
    const named: Wanted = {
      household: anImportedHousehold({
        key: 'ben',
        people: [{ firstName: 'Ben', lastName: 'Moss', phone: '+15125550101' }],
      }),
      choice: { as: 'new' },
    };
    await run(agent, importId, named, named);
    await run(agent, importId, named);
    expect(await listNames(agent)).toEqual(['Ben']);
  });

  it('refuses one family and goes on with the next', async () => {
    const agent = await anAgent();
    const importId = await start(agent);
    const nobody = anImportedHousehold({ people: [{ firstName: 'Ann', lastName: 'Lee' }] });
    const stranger = anImportedHousehold({ agentId: randomUUID() });
    const decisions = await run(agent, importId, nobody, stranger, delgados());
    expect(decisions.map(({ result }) => result)).toEqual(['refused', 'refused', 'new']);
    expect(decisions[1]?.sentence).toBe('Choose an agent of your agency');
  });

  it('asks where an address belongs to another name, and does as it is told', async () => {
    const agent = await anAgent();
    const importId = await start(agent);
    const [{ clientId } = { clientId: null }] = await run(agent, importId, delgados());
    const [lead] = delgados().people;
    const renamed = delgados({
      key: 'r',
      externalId: null,
      people: [{ firstName: 'Ana', lastName: 'Roe', email: lead?.email }],
    });
    const [ask] = await run(agent, importId, renamed);
    expect(ask).toMatchObject({ result: 'ask', candidates: [{ id: clientId }] });
    const choice = { as: 'client', clientId: clientId ?? '' } as const;
    expect(await run(agent, importId, { household: renamed, choice })).toMatchObject([
      { result: 'changed', clientId },
    ]);
    expect((await read(agent, clientId ?? '')).people).toHaveLength(3);
  });

  it('keeps no card number that reaches the service', async () => {
    const agent = await anAgent();
    const [decision] = await run(agent, await start(agent), delgados({ notes: 'Card 4111 1111 1111 1111' }));
    expect((await read(agent, decision?.clientId ?? '')).notes).toBe('Card [a card number was taken out]');
  });

  it('makes trips in flight, once, with tasks from today on and the bookings in one of them', async () => {
    const agent = await anAgent();
    const importId = await start(agent);
    const [{ clientId } = { clientId: null }] = await run(agent, importId, delgados());
    const year = new Date().getFullYear() + 1;
    const trip = {
      name: 'Spring Break',
      startDate: `${year}-03-14`,
      endDate: `${year}-03-20`,
      note: 'Pop Century, 4127 7730 1188',
    };
    const cruise = { ...trip, name: 'Cruise', note: 'Disney Cruise Line' };
    const booked = anImportedHousehold({
      key: 'trips',
      onlyKnown: true,
      people: [{ firstName: 'Marcus', lastName: 'Delgado' }],
      trips: [trip, cruise],
    });
    const [decision] = await run(agent, importId, booked);
    expect(decision).toMatchObject({
      result: 'changed',
      clientId,
      sentence: expect.stringContaining('Cruise'),
    });
    const trips = (await agent.get('/api/v1/agent-trips').expect(200)).body.trips as {
      tripId: string;
      name: string;
    }[];
    expect(trips.map(({ name }) => name)).toEqual(['Spring Break']);
    const { body } = await agent.get(`/api/v1/agent-trips/${trips[0]?.tripId ?? ''}/tasks`).expect(200);
    expect(JSON.stringify(body)).toContain('4127 7730 1188');
    await run(agent, await start(agent), { ...booked, trips: [trip] });
    const after = (await agent.get('/api/v1/agent-trips').expect(200)).body.trips as unknown[];
    expect(after).toHaveLength(1);
  });
});

describe('an undo', () => {
  it('takes new clients away and gives changed ones back what they had, once', async () => {
    const agent = await anAgent();
    const [{ clientId } = { clientId: null }] = await run(agent, await start(agent), delgados());
    const id = clientId ?? '';
    const before = await read(agent, id);
    const importId = await start(agent);
    const changed = delgados({ notes: 'Loves verandas', details: { city: 'Dallas' } });
    const more = { ...changed, people: [...changed.people, { firstName: 'Mia', lastName: 'Delgado' }] };
    await run(agent, importId, more, anImportedHousehold());
    expect((await read(agent, id)).details).toMatchObject({ city: 'Dallas' });
    expect(await undo(agent, importId)).toEqual({ undone: 2, kept: [] });
    const { version: _version, ...now } = await read(agent, id);
    expect(now).toMatchObject({ notes: before.notes, details: before.details });
    expect(now.people?.map(({ firstName }) => firstName)).toEqual(
      before.people?.map(({ firstName }) => firstName),
    );
    expect(await listNames(agent)).toEqual(['Marcus']);
    await agent.post(`${path}/${importId}/undo`).send({}).expect(409);
    await agent
      .post(`${path}/${importId}/households`)
      .send(bodyOf([delgados()]))
      .expect(409);
  });

  it('leaves what was edited since, and says so', async () => {
    const agent = await anAgent();
    const importId = await start(agent);
    const [edited] = await run(agent, importId, delgados(), anImportedHousehold());
    const id = edited?.clientId ?? '';
    const { version = 0 } = await read(agent, id);
    await agent.patch(`/api/v1/clients/${id}`).send({ version, notes: 'Met them at the fair' }).expect(200);
    expect(await undo(agent, importId)).toEqual({
      undone: 1,
      kept: ['Marcus Delgado was edited since and stays.'],
    });
    expect(await listNames(agent)).toEqual(['Marcus']);
    const { imports } = ClientImportList.parse((await agent.get(path).expect(200)).body);
    expect(imports.find((each) => each.id === importId)?.undoneAt).not.toBeNull();
  });
});

it('keeps a new client with whom another one was merged since', async () => {
  const agent = await anAgent();
  const importId = await start(agent);
  const [made] = await run(agent, importId, delgados());
  await service.dataSource.query(
    `INSERT INTO client_merge (id, kept_id, merged_id, user_id, by_name, at, snapshot)
     SELECT gen_random_uuid(), id, gen_random_uuid(), agent_id, 'Dana', now(), '{}' FROM client WHERE id = $1`,
    [made?.clientId],
  );
  expect(await undo(agent, importId)).toEqual({
    undone: 0,
    kept: ['Marcus Delgado was merged with another client since and stays.'],
  });
});

it('is in the copy of the agent’s data, and goes with the account', async () => {
  const userId = randomUUID();
  const agent = await anAgent(userId);
  const importId = await start(agent);
  await run(agent, importId, delgados());
  const { body } = await service.internal('identity').get(`/internal/accounts/${userId}/export`).expect(200);
  expect(PersonalRecords.parse(body)['imports']).toEqual([
    expect.objectContaining({ fileName: 'clients.csv', system: 'tern', undoneAt: null }),
  ]);
  await service.deliver('identity.account-erased', { userId });
  for (const [table, column] of [
    ['client_import', 'id'],
    ['client_import_household', 'import_id'],
  ])
    expect(await service.dataSource.query(`SELECT FROM ${table} WHERE ${column} = $1`, [importId])).toEqual(
      [],
    );
});

it.each([
  ['documents', () => aDocumentOf, 'Marcus Delgado has documents by now and stays.'],
  ['calls', aCall, 'You logged a call with Marcus Delgado since, so they stay.'],
])('keeps a new client of whom %s were added since', async (things, makeOne, sentence) => {
  const agent = await anAgent();
  const importId = await start(agent);
  const [made] = await run(agent, importId, delgados());
  await agent
    .post(`/api/v1/clients/${made?.clientId}/${things}`)
    .send({ id: randomUUID(), ...makeOne() })
    .expect(201);
  expect(await undo(agent, importId)).toEqual({ undone: 0, kept: [sentence] });
});

it.each([
  ['a quote', aQuote],
  ['an agreement', anAgreement],
  ['a form', anIntake],
])('keeps a new client who has %s since', async (_thing, makeOne) => {
  const userId = randomUUID();
  const agent = await anAgent(userId);
  const importId = await start(agent);
  const [made] = await run(agent, importId, delgados());
  await makeOne(service, userId, made?.clientId ?? '');
  const sentence = 'Marcus Delgado has a quote, an agreement or a form by now and stays.';
  expect(await undo(agent, importId)).toEqual({ undone: 0, kept: [sentence] });
});

describe('our own export', () => {
  const importText = (text: string): ImportedHousehold[] => {
    const [header = [], ...rows] = Papa.parse<string[]>(text.replace('\uFEFF', ''), {
      skipEmptyLines: true,
    }).data;
    const system = findImportSystem(header);
    expect(system.key).toBe('landsea');
    return readImportFile({
      header,
      rows: rows.map((cells, index) => ({ line: index + 2, cells })),
      object: 'clients',
      system: system.key,
      mapping: guessMapping(header, system),
      today: '2026-11-28',
      fileDate: '2026-11-28',
    }).families.map(({ household }) => household);
  };
  const exportOf = async (agent: TestAgent) =>
    (await agent.get('/api/v1/client-list/export').expect(200)).text;
  const withoutId = (text: string) => text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

  it('changes nothing where it came from, and is the same list somewhere else', async () => {
    const [agent, other] = [await anAgent(), await anAgent()];
    const consent = { about: 'news', text: 'Write to me, "please"', version: '3', on: '2026-11-01' } as const;
    const details: ImportedHousehold['details'] = {
      ...delgados().details,
      consents: [consent],
      contactPreference: 'text',
      anniversary: '2010-06-12',
    };
    const roe = anImportedHousehold({
      nextStep: '=Call them',
      nextStepOn: '2026-12-01',
      stage: 'quoted',
      people: [
        {
          firstName: 'José',
          lastName: 'Roe',
          phone: '+442071838750',
          heightInches: 70,
          details: {
            gender: 'male',
            paperKind: 'passport-book',
            parkAccount: 'linked',
            otherEmails: ['j@example.com', 'r@example.com'],
            knownTraveler: 'yes',
            birthday: '09-12',
            suffix: 'Jr.',
          },
        },
      ],
    });
    await run(agent, await start(agent), delgados({ details }), roe);
    const text = await exportOf(agent);
    const households = importText(text);
    expect((await check(agent, ...households)).map(({ result, changes }) => [result, changes])).toEqual([
      ['same', []],
      ['same', []],
    ]);
    await run(other, await start(other), ...households);
    expect(withoutId(await exportOf(other))).toBe(withoutId(text));
  });
});
