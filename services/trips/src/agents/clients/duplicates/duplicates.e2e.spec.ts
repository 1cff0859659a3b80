import { randomUUID } from 'node:crypto';
import { DuplicateList, LikelyClients } from '@landsea/contracts/agents';
import { aColleague, addClient, aTeam, type Colleague } from '../../../testing/agency-factories.js';
import { startTrips } from '../../../testing/app.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/client-duplicates';
const pairsOf = async ({ call }: Colleague) => {
  const { pairs } = DuplicateList.parse((await call.get(path).expect(200)).body);
  return pairs.map(({ first, second, reasons }) => ({ ids: [first.id, second.id].sort(), reasons }));
};
const named = (firstName: string, lastName: string, more: object = {}) => ({ firstName, lastName, ...more });

describe('possible duplicates', () => {
  it('are clients with a like name, the same phone however it is written, or a person’s address', async () => {
    const agent = await aColleague(service);
    const jon = await addClient(agent, named('Jonathan', 'Whitfield', { phone: '(407) 555-0100' }));
    const john = await addClient(agent, named('Jonathon', 'Whitfield'));
    const dana = await addClient(agent, named('Dana', 'Quist', { phone: '+1 407-555-0100' }));
    const email = `${randomUUID()}@example.com`;
    const people = [{ id: randomUUID(), ...named('Kid', 'Marsh'), email }];
    const marsh = await addClient(agent, named('Ann', 'Marsh', { people }));
    const other = await addClient(agent, named('Otto', 'Berg', { email }));
    await addClient(agent, named('Paula', 'Zimmer'));
    expect(await pairsOf(agent)).toEqual(
      expect.arrayContaining([
        { ids: [jon, john].sort(), reasons: ['name'] },
        { ids: [jon, dana].sort(), reasons: ['phone'] },
        { ids: [marsh, other].sort(), reasons: ['email'] },
      ]),
    );
    expect(await pairsOf(agent)).toHaveLength(3);
  });

  it('lists more reasons first, and says nothing of archived and connected clients or of pairs set apart', async () => {
    const agent = await aColleague(service);
    const phone = '407 555 0123';
    const one = await addClient(agent, named('Mia', 'Moss', { phone }));
    const two = await addClient(agent, named('Mia', 'Moss', { phone }));
    const three = await addClient(agent, named('Ben', 'Moss', { phone }));
    const [first] = await pairsOf(agent);
    expect(first).toEqual({ ids: [one, two].sort(), reasons: ['name', 'phone'] });
    await agent.call
      .put(`/api/v1/clients/${one}/connections/${three}`)
      .send({ relation: 'family' })
      .expect(200);
    await agent.call.patch(`/api/v1/clients/${three}`).send({ version: 1, archived: true }).expect(200);
    expect(await pairsOf(agent)).toHaveLength(1);
    await agent.call.put(`${path}/${two}/apart/${one}`).send({}).expect(204);
    await agent.call.put(`${path}/${one}/apart/${two}`).send({}).expect(204);
    expect(await pairsOf(agent)).toEqual([]);
    const near = LikelyClients.parse((await agent.call.get(`${path}/${one}`).expect(200)).body);
    expect(near.clients).toEqual([]);
    await agent.call.delete(`${path}/${one}/apart/${two}`).expect(204);
    expect(await pairsOf(agent)).toHaveLength(1);
    const { body } = await agent.call.put(`${path}/${one}/apart/${one}`).send({}).expect(400);
    expect(body.fields).toEqual([{ path: 'otherId', message: 'Choose two different clients' }]);
  });

  it('are within the reach of the role', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const mine = await addClient(agent, named('Lena', 'Okafor'));
    const theirs = await addClient(owner, named('Lena', 'Okafor'));
    expect(await pairsOf(owner)).toEqual([{ ids: [mine, theirs].sort(), reasons: ['name'] }]);
    expect(await pairsOf(agent)).toEqual([]);
    await assistant.call.get(path).expect(403);
    await agent.call.put(`${path}/${mine}/apart/${theirs}`).send({}).expect(404);
    await assistant.call.put(`${path}/${mine}/apart/${theirs}`).send({}).expect(403);
  });
});

describe('a client who is being added', () => {
  const check = async ({ call }: Colleague, typed: object) =>
    LikelyClients.parse((await call.post(`${path}/check`).send(typed).expect(200)).body).clients.map(
      ({ client, reasons }) => ({ id: client.id, reasons }),
    );

  it('is compared with those who are there, also in the archive', async () => {
    const agent = await aColleague(service);
    const email = `${randomUUID()}@example.com`;
    const id = await addClient(agent, named('Marguerite', 'Delacroix', { email, phone: '4075550144' }));
    await agent.call.patch(`/api/v1/clients/${id}`).send({ version: 1, archived: true }).expect(200);
    expect(await check(agent, { email: email.toUpperCase() })).toEqual([{ id, reasons: ['email'] }]);
    expect(await check(agent, { phone: '+1 (407) 555-0144' })).toEqual([{ id, reasons: ['phone'] }]);
    expect(await check(agent, named('Margarite', 'Delacroix'))).toEqual([{ id, reasons: ['name'] }]);
    expect(await check(agent, named('Marguerite', 'Delacroix', { email }))).toEqual([
      { id, reasons: ['email', 'name'] },
    ]);
    expect(await check(agent, {})).toEqual([]);
    expect(await check(agent, named('Otto', 'Berg'))).toEqual([]);
    expect(await check(await aColleague(service), { email })).toEqual([]);
    await agent.call.post(`${path}/check`).send({ email: 'no address' }).expect(400);
  });

  it.each([
    ['José', 'Núñez', 'José', 'Núñez'],
    ['José', 'Núñez', 'Jose', 'Nunez'],
    ['Jose', 'Nunez', 'José', 'Núñez'],
    ['José', 'Núñez', 'Jose\u0301', 'Nu\u0301n\u0303ez'],
    ['Zoë', 'Peña', 'zoe', 'PENA'],
    ['Sean', 'O’Brien', 'Sean', 'OBrien'],
    ['Sean', "O'Brien", 'Sean', 'O’Brien'],
    ['María José', 'García', 'Maria Jose', 'Garcia'],
    ['Łukasz', 'Øster', 'Lukasz', 'Oster'],
    ['Anna', 'Weiß', 'Anna', 'Weiss'],
    ['Peter', 'Smithers', 'Smithers', 'Peter'],
  ])('is found however their name is spelled: %s %s as %s %s', async (first, last, typedFirst, typedLast) => {
    const agent = await aColleague(service);
    const id = await addClient(agent, named(first, last));
    await addClient(agent, named('Otto', 'Berg'));
    expect(await check(agent, named(typedFirst, typedLast))).toEqual([{ id, reasons: ['name'] }]);
  });
});

it('lists pairs whose names differ by accents only', async () => {
  const agent = await aColleague(service);
  const [one, two] = [
    await addClient(agent, named('Zoë', 'Núñez')),
    await addClient(agent, named('Zoe', 'Nunez')),
  ];
  await addClient(agent, named('Otto', 'Berg'));
  expect(await pairsOf(agent)).toEqual([{ ids: [one, two].sort(), reasons: ['name'] }]);
});

describe('people who write their name or address in two ways', () => {
  const check = async ({ call }: Colleague, typed: object) =>
    LikelyClients.parse((await call.post(`${path}/check`).send(typed).expect(200)).body).clients.map(
      ({ client, reasons }) => ({ id: client.id, reasons }),
    );

  it.each([
    ['Bill', 'William'],
    ['William', 'Bill'],
    ['Bill', 'Will'],
    ['Peggy', 'Margaret'],
    ['Kate', 'Katherine'],
    ['Kate', 'Catherine'],
  ])('are found as %s and as %s', async (known, typed) => {
    const agent = await aColleague(service);
    const id = await addClient(agent, named(known, 'Okonkwo'));
    await addClient(agent, named(known, 'Zimmer'));
    await addClient(agent, named('Otto', 'Okonkwo'));
    expect(await check(agent, named(typed, 'Okonkwo'))).toEqual([{ id, reasons: ['name'] }]);
    expect(await check(agent, { firstName: typed })).toEqual([]);
    const other = await addClient(agent, named(typed, 'Okonkwo'));
    expect(await pairsOf(agent)).toEqual([{ ids: [id, other].sort(), reasons: ['name'] }]);
  });

  it('are not found as who has another formal name', async () => {
    const agent = await aColleague(service);
    await addClient(agent, named('Samantha', 'Ng'));
    await addClient(agent, named('Samuel', 'Ng', { phone: '407 555 0177' }));
    const names = (await check(agent, named('Bill', 'Ng'))).length;
    expect(names).toBe(0);
  });

  it.each([
    ['dana.quist@gmail.com', 'danaquist@gmail.com'],
    ['danaquist@googlemail.com', 'd.a.n.a.quist+disney@gmail.com'],
    ['dana@family.example', 'dana+cruise@family.example'],
  ])('are found by %s and by %s', async (known, typed) => {
    const agent = await aColleague(service);
    const id = await addClient(agent, named('Dana', 'Quist', { email: known }));
    expect(await check(agent, { email: typed })).toEqual([{ id, reasons: ['email'] }]);
    const other = await addClient(agent, named('Otto', 'Berg', { email: typed }));
    expect(await pairsOf(agent)).toEqual([{ ids: [id, other].sort(), reasons: ['email'] }]);
  });

  it('are two people where the dots stand in another mailbox than Gmail’s', async () => {
    const agent = await aColleague(service);
    await addClient(agent, named('Dana', 'Quist', { email: 'dana.quist@family.example' }));
    expect(await check(agent, { email: 'danaquist@family.example' })).toEqual([]);
  });
});
