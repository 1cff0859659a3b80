import { randomUUID } from 'node:crypto';
import { AgentItinerary, Client, MergePreview } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { aDocumentOf, aHouseholdPerson, aMerge } from '../../testing/client-bodies.js';
import { makeDigestCalls, type DigestFamily } from '../../testing/client-digest-calls.js';
import { accept } from '../../testing/consent-factories.js';
import { planAccess } from '../../testing/factories.js';
import { selectMails } from '../../testing/sent-mails.js';
import { ClientDigestDrafts } from './client-digest-drafts.js';
import { ClientDigestDispatch } from './client-digest-dispatch.js';
import { ClientDigestSending } from './client-digest-sending.js';
import { selectDigestSetting } from './client-digests.queries.js';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';
import { ClientDigestRow } from './client-digest.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const { aFamily, choose, book, preview, run } = makeDigestCalls(() => service);

const digestsTo = async (email: string) =>
  (await selectMails(service, email)).filter(({ subject }) => /: \d+ updates?$/.test(subject));
/** A household that was written to. */
const aWritten = async () => {
  const family = await aFamily();
  await choose(family);
  await book(family);
  return family;
};
const linkTo = async (email: string) => {
  const [mail] = await digestsTo(email);
  const [, token] = /\/morning-email\/stop\/(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
};
const stopOf = async (email: string) => {
  const token = await linkTo(email);
  await service.anonymous().post('/api/v1/digests/stop').send({ token }).expect(204);
};
const readersOf = async (family: Pick<DigestFamily, 'agent' | 'path'>) =>
  (await preview(family)).readers.map(({ email, stoppedAt }) => [email, stoppedAt !== null]);
const mergeInto = async (agent: DigestFamily['agent'], keepId: string, mergeId: string) => {
  const path = `/api/v1/client-merges/preview/${keepId}/${mergeId}`;
  const { keep, merge } = MergePreview.parse((await agent.get(path).expect(200)).body);
  const versions = { keepVersion: keep.client.version, mergeVersion: merge.client.version };
  const body = { ...aMerge(keepId, mergeId), ...versions };
  await agent.post('/api/v1/client-merges').send(body).expect(201);
  return body.id;
};
/** Somebody who travels with two clients, and got the email of one of them. */
const aReaderOfTwo = async () => {
  const family = await aWritten();
  const { agent, clientId } = family;
  await service.deliver('billing.subscription-changed', planAccess(family.agentId, { plan: 'agent' }));
  const other = { firstName: 'Mia', lastName: 'Moss', email: `${randomUUID()}@example.com` };
  const keepId = String((await agent.post('/api/v1/clients').send(other).expect(201)).body.id);
  const shared = `noel-${randomUUID()}@example.com`;
  for (const id of [clientId, keepId])
    await agent
      .post(`/api/v1/clients/${id}/people`)
      .send({ ...aHouseholdPerson(), email: shared, birthDate: null })
      .expect(201);
  await run(family);
  const kept = { id: randomUUID(), clientId: keepId, email: shared, token: `trip-${randomUUID()}` };
  await service.dataSource.manager.insert(ClientDigestReaderRow, kept);
  const stops = async (path: string) => new Map((await readersOf({ agent, path })) as [string, boolean][]);
  return { family, shared, keepId, keptPath: `/api/v1/clients/${keepId}/digest`, stops };
};

describe('what nobody of the household may read', () => {
  it('is not in the next email, which does not count as sent', async () => {
    const family = await aFamily();
    await choose(family);
    const userId = randomUUID();
    await accept(service, family, userId, []);
    const shared = `noel-${randomUUID()}@example.com`;
    await family.agent
      .post(`/api/v1/clients/${family.clientId}/people`)
      .send({ ...aHouseholdPerson(), email: shared, birthDate: null })
      .expect(201);
    await book(family);
    await run(family);
    await stopOf(`${userId}@example.com`);
    const { lastSentAt } = await preview(family);
    const document = { id: randomUUID(), ...aDocumentOf, title: 'Travel insurance' };
    await family.agent.post(`/api/v1/clients/${family.clientId}/documents`).send(document).expect(201);
    await family.agent
      .post(`/api/v1/documents/${document.id}/files?name=policy.pdf`)
      .type('application/pdf')
      .send(Buffer.from('%PDF-1.7\npolicy'))
      .expect(201);
    expect(await preview(family)).toMatchObject({ lines: [], problem: null });
    const nothing = await family.agent.post(`${family.path}/emails`).send({}).expect(400);
    expect(nothing.body.fields).toMatchObject([{ message: 'There’s nothing new to tell right now' }]);
    await run(family);
    const row = await service.dataSource.manager.findOneByOrFail(ClientDigestRow, {
      clientId: family.clientId,
    });
    expect(row.sentOn).toBeNull();
    expect(row.nextAt.getTime()).toBeGreaterThan(Date.now());
    expect((await preview(family)).lastSentAt).toBe(lastSentAt);
  });
});

describe('an email that is put together', () => {
  /** Sends it as the dispatch does, after something has happened meanwhile. */
  const sendAfter = async (family: DigestFamily, meanwhile: () => Promise<unknown>) => {
    const setting = await selectDigestSetting(service.dataSource.manager, family.clientId);
    if (!setting) throw new Error('no setting');
    const draft = await service.app.get(ClientDigestDrafts).makeToSend(setting);
    if (!draft) throw new Error('no draft');
    await meanwhile();
    const sending = service.app.get(ClientDigestSending);
    return service.dataSource.transaction((manager) => sending.sendIn(manager, setting, draft, new Date()));
  };

  it('does not leave once it is turned off, or a line is left out', async () => {
    const family = await aWritten();
    const [line] = (await preview(family)).lines;
    const leave = { subject: line?.subject, isLeftOut: true };
    expect(
      await sendAfter(family, () => family.agent.put(`${family.path}/lines`).send(leave).expect(200)),
    ).toBe('late');
    await family.agent
      .put(`${family.path}/lines`)
      .send({ ...leave, isLeftOut: false })
      .expect(200);
    expect(await sendAfter(family, () => choose(family, false))).toBe('late');
    expect(await digestsTo(family.email)).toEqual([]);
    expect(await sendAfter(family, () => Promise.resolve())).toBe('sent');
    expect(await digestsTo(family.email)).toHaveLength(1);
  });

  it('does not leave once the first line is left out of one that nobody chose yet', async () => {
    const family = await aFamily();
    await book(family);
    const [line] = (await preview(family)).lines;
    const leave = { subject: line?.subject, isLeftOut: true };
    expect(
      await sendAfter(family, () => family.agent.put(`${family.path}/lines`).send(leave).expect(200)),
    ).toBe('late');
    expect(await digestsTo(family.email)).toEqual([]);
    expect(await preview(family)).toMatchObject({ isOn: false, isDefault: true });
  });

  it('does not go to a reader who stops it at that moment', async () => {
    const family = await aWritten();
    await run(family);
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    const itinerary = `/api/v1/agent-trips/${family.trip.id}/itinerary`;
    const { checksum } = AgentItinerary.parse((await family.agent.get(itinerary).expect(200)).body);
    await family.agent.post(`${itinerary}/publications`).send({ checksum, tells: false }).expect(200);
    expect((await preview(family)).lines).toHaveLength(2);
    expect(await sendAfter(family, () => stopOf(family.email))).toBe('nothing');
    expect(await digestsTo(family.email)).toHaveLength(1);
    const known = await service.dataSource.query<unknown[]>(
      `SELECT FROM itinerary_recipient r JOIN itinerary i ON i.id = r.itinerary_id WHERE i.trip_id = $1 AND r.told_number IS NOT NULL`,
      [family.trip.id],
    );
    expect(known).toEqual([]);
  });
});

describe('a stop stays', () => {
  it('once the account that stopped is erased, and for the next one', async () => {
    const family = await aWritten();
    const userId = randomUUID();
    await accept(service, family, userId, []);
    await run(family);
    await stopOf(`${userId}@example.com`);
    await service.deliver('identity.account-erased', { userId });
    expect(await readersOf(family)).toEqual([[family.email, true]]);
    const [row] = await service.dataSource.manager.findBy(ClientDigestReaderRow, {
      clientId: family.clientId,
    });
    expect(row).toMatchObject({ userId: null, email: family.email });
    const nextId = randomUUID();
    await accept(service, family, nextId, [], 3);
    expect(await readersOf(family)).toEqual([['their account’s address', true]]);
  });

  it('with a changed address, of the client and of somebody who travels along', async () => {
    const family = await aWritten();
    const [own, partner] = [`noel-${randomUUID()}@example.com`, `mia-${randomUUID()}@example.com`];
    const person = { ...aHouseholdPerson(), email: partner, birthDate: null };
    await family.agent.post(`/api/v1/clients/${family.clientId}/people`).send(person).expect(201);
    await run(family);
    await stopOf(family.email);
    await stopOf(partner);
    const { dataSource } = service;
    const moved = `moved-${partner}`;
    await dataSource.query(`UPDATE client_person SET email = $2 WHERE email = $1`, [partner, moved]);
    await dataSource.query(`UPDATE client SET email = $2 WHERE id = $1`, [family.clientId, own]);
    expect(await readersOf(family)).toEqual(
      expect.arrayContaining([
        [own, true],
        [moved, true],
      ]),
    );
    const ofLead = `UPDATE client_person SET email = $2 WHERE id = (SELECT lead_id FROM client WHERE id = $1)`;
    const setBoth = async (address: string | null) => {
      await dataSource.query(ofLead, [family.clientId, address]);
      await dataSource.query(`UPDATE client SET email = $2 WHERE id = $1`, [family.clientId, address]);
    };
    await setBoth(own);
    await setBoth(null);
    const next = `next-${own}`;
    await setBoth(next);
    expect(await readersOf(family)).toEqual(
      expect.arrayContaining([
        [next, true],
        [moved, true],
      ]),
    );
  });

  it('with the one who stopped when somebody else leads the household', async () => {
    const family = await aWritten();
    const { agent, clientId, email } = family;
    const partner = { ...aHouseholdPerson(), email: `mia-${randomUUID()}@example.com`, birthDate: null };
    await agent.post(`/api/v1/clients/${clientId}/people`).send(partner).expect(201);
    await run(family);
    await stopOf(email);
    const lead = async (leadId: string | null) => {
      const { version } = Client.parse((await agent.get(`/api/v1/clients/${clientId}`).expect(200)).body);
      await agent.patch(`/api/v1/clients/${clientId}`).send({ version, leadId }).expect(200);
    };
    const { leadId = null } = Client.parse((await agent.get(`/api/v1/clients/${clientId}`).expect(200)).body);
    await lead(partner.id);
    expect(await readersOf(family)).toEqual([
      [partner.email, false],
      [email, true],
    ]);
    await lead(leadId);
    expect(await readersOf(family)).toEqual([
      [email, true],
      [partner.email, false],
    ]);
  });

  it('with the one whose address is gone, and not with the one who leads after', async () => {
    const family = await aWritten();
    const { agent, clientId, email } = family;
    const path = `/api/v1/clients/${clientId}`;
    const partner = { ...aHouseholdPerson(), email: `mia-${randomUUID()}@example.com`, birthDate: null };
    await agent.post(`${path}/people`).send(partner).expect(201);
    await run(family);
    await stopOf(email);
    const get = async () => Client.parse((await agent.get(path).expect(200)).body);
    const { leadId = null } = await get();
    const write = async (id: string | null, change: object) => {
      const version = (await get()).people?.find((person) => person.id === id)?.version;
      await agent
        .patch(`${path}/people/${String(id)}`)
        .send({ version, ...change })
        .expect(200);
    };
    await write(leadId, { email: null, phone: '407 555 0100' });
    await agent
      .patch(path)
      .send({ version: (await get()).version, leadId: partner.id })
      .expect(200);
    expect(await readersOf(family)).toEqual([[partner.email, false]]);
    await write(leadId, { email: `next-${email}` });
    expect(await readersOf(family)).toEqual([
      [partner.email, false],
      [`next-${email}`, true],
    ]);
    const rows = await service.dataSource.manager.findBy(ClientDigestReaderRow, { clientId });
    expect(rows.filter((row) => row.userId === null && row.email === null)).toMatchObject([
      { personId: leadId },
    ]);
  });

  it('for the address of a client whose account ended', async () => {
    const family = await aWritten();
    const userId = randomUUID();
    await accept(service, family, userId, []);
    await run(family);
    await stopOf(`${userId}@example.com`);
    await service.dataSource.query(`UPDATE client SET user_id = NULL, joined_at = NULL WHERE id = $1`, [
      family.clientId,
    ]);
    expect(await readersOf(family)).toEqual([[family.email, true]]);
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    await run(family);
    expect(await digestsTo(family.email)).toEqual([]);
  });

  it('with the one who came along to both clients, and comes back with an undone merge', async () => {
    const { family, shared, keepId, keptPath, stops } = await aReaderOfTwo();
    const { agent, clientId } = family;
    await stopOf(shared);
    await agent.put(`${family.path}/readers`).send({ key: shared, isLeftOut: true }).expect(200);
    const mergeId = await mergeInto(agent, keepId, clientId);
    expect((await stops(keptPath)).get(shared)).toBe(true);
    const merged = await preview({ agent, path: keptPath });
    expect(merged.readers.find(({ email }) => email === shared)).toMatchObject({ isLeftOut: true });
    await agent.post(`/api/v1/client-merges/${mergeId}/undo`).send({}).expect(200);
    expect((await stops(family.path)).get(shared)).toBe(true);
    expect((await stops(family.path)).get(family.email)).toBe(false);
    expect(await preview(family)).toMatchObject({ isOn: true, isDefault: false });
  });
});

describe('the link in an email from before a merge', () => {
  it('stops those of the client who was kept, and after an undo the own ones alone', async () => {
    const { family, shared, keepId, keptPath, stops } = await aReaderOfTwo();
    const token = await linkTo(shared);
    const press = async (call: string) =>
      (await service.anonymous().post(`/api/v1/digests/${call}`).send({ token })).body as unknown;
    const mergeId = await mergeInto(family.agent, keepId, family.clientId);
    expect(await press('open')).toMatchObject({ isStopped: false });
    await press('stop');
    expect((await stops(keptPath)).get(shared)).toBe(true);
    expect(await press('open')).toMatchObject({ isStopped: true });
    await press('resume');
    expect((await stops(keptPath)).get(shared)).toBe(false);
    await family.agent.post(`/api/v1/client-merges/${mergeId}/undo`).send({}).expect(200);
    await press('stop');
    expect((await stops(family.path)).get(shared)).toBe(true);
    const [{ stoppedAt } = {}] = await service.dataSource.manager.findBy(ClientDigestReaderRow, {
      clientId: keepId,
    });
    expect(stoppedAt).toBeNull();
  });
});

describe('a reader with several addresses in both of two merged clients', () => {
  it('stops all by one link, and after an undo those of each', async () => {
    const family = await aWritten();
    const { agent, clientId } = family;
    await service.deliver('billing.subscription-changed', planAccess(family.agentId, { plan: 'agent' }));
    const other = { firstName: 'Mia', lastName: 'Moss', email: `${randomUUID()}@example.com` };
    const keepId = String((await agent.post('/api/v1/clients').send(other).expect(201)).body.id);
    const { manager } = service.dataSource;
    const makeReader = (id: string, email: string, originId: string | null = null) => ({
      ...{ id: randomUUID(), clientId: id, email, originId, token: `trip-${randomUUID()}` },
    });
    const addPair = async (id: string) => {
      const first = makeReader(id, 'noel@moss.example');
      const later = makeReader(id, `${id}@moss.example`, first.id);
      await manager.insert(ClientDigestReaderRow, [first, later]);
      return later.token;
    };
    const [token, keptToken] = [await addPair(clientId), await addPair(keepId)];
    const press = (call: string, of: string) =>
      service.anonymous().post(`/api/v1/digests/${call}`).send({ token: of }).expect(204);
    const stopsOf = async (id: string) =>
      (await manager.findBy(ClientDigestReaderRow, { clientId: id }))
        .filter(({ email }) => email?.endsWith('@moss.example'))
        .map(({ stoppedAt }) => stoppedAt !== null);
    const mergeId = await mergeInto(agent, keepId, clientId);
    await press('stop', keptToken);
    expect(await stopsOf(keepId)).toEqual([true, true, true]);
    await agent.post(`/api/v1/client-merges/${mergeId}/undo`).send({}).expect(200);
    await press('resume', token);
    expect(await stopsOf(clientId)).toEqual([false, false]);
    expect(await stopsOf(keepId)).toEqual([true, true]);
    await press('resume', keptToken);
    await press('stop', token);
    expect(await stopsOf(clientId)).toEqual([true, true]);
    expect(await stopsOf(keepId)).toEqual([false, false]);
  });
});

describe('a client who gets no email', () => {
  const nextOf = async (clientId: string) =>
    (await service.dataSource.manager.findOneByOrFail(ClientDigestRow, { clientId })).nextAt;

  it('is not looked up again at each search, and gets it once it is on', async () => {
    const family = await aFamily();
    const { clientId } = family;
    const before = new Date(Date.now() - 60_000);
    // As after a hand-over: the next agent has chosen nothing.
    await service.dataSource.manager.insert(ClientDigestRow, { clientId, isOn: null, nextAt: before });
    await service.app.get(ClientDigestDispatch).dispatch();
    const waits = (await nextOf(clientId)).getTime() - Date.now();
    expect(waits).toBeGreaterThan(50 * 60_000);
    expect(waits).toBeLessThanOrEqual(60 * 60_000);
    await choose(family);
    await book(family);
    await run(family);
    expect((await preview(family)).lastSentAt).not.toBeNull();
  });

  it('keeps their morning where the email is on', async () => {
    const family = await aWritten();
    const nextAt = await nextOf(family.clientId);
    await service.app.get(ClientDigestDispatch).dispatch();
    expect(await nextOf(family.clientId)).toEqual(nextAt);
  });
});
