import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { makeDigestCalls, zoneAt, type DigestFamily } from '../../testing/client-digest-calls.js';
import { accept } from '../../testing/consent-factories.js';
import { planAccess } from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';
import { selectMails } from '../../testing/sent-mails.js';
import { ClientDigestDispatch } from './client-digest-dispatch.js';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';
import { ClientDigestRow } from './client-digest.entity.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const { aFamily, makeTrip, choose, book, change, preview, textsOf, run } = makeDigestCalls(() => service);
const LINE = '6:10 PM: Liberty Tree Tavern, confirmation QX-77';

const digestsTo = async (email: string) =>
  (await selectMails(service, email)).filter(({ subject }) => /: \d+ updates?$/.test(subject));
const mailsTo = ({ email }: DigestFamily) => digestsTo(email);
/** Runs the morning and counts what the household got. */
const countAfter = async (family: DigestFamily, email = family.email) => {
  await run(family);
  return (await digestsTo(email)).length;
};
const aFamilyWithTable = async () => {
  const family = await aFamily();
  await choose(family);
  const item = await book(family);
  return { ...family, item };
};
const join = async (family: DigestFamily) => {
  const userId = randomUUID();
  await accept(service, family, userId, []);
  return userId;
};

describe('the morning email of a client', () => {
  it('is off until the agent turns it on, and then names what was booked, once', async () => {
    const family = await aFamily();
    await book(family);
    expect(await preview(family)).toMatchObject({
      firstName: 'Ada',
      isOn: false,
      isDefault: true,
      problem: null,
    });
    expect(await textsOf(family)).toEqual([LINE]);
    // Without a row of its own, no morning would come to it.
    await choose(family, null);
    expect(await preview(family)).toMatchObject({ isOn: false, isDefault: true });
    expect(await countAfter(family)).toBe(0);
    await choose(family);
    expect(await textsOf(family)).toEqual([LINE]);
    expect(await countAfter(family)).toBe(1);
    const [mail] = await mailsTo(family);
    expect(mail).toMatchObject({
      subject: 'Byron spring break: 1 update',
      replyTo: `${family.agentId}@example.com`,
    });
    expect(mail?.text).toContain(`• ${LINE}`);
    expect(mail?.text).toContain('Hi Ada,\n\nHere’s what Robin took care of for you:');
    expect(await countAfter(family)).toBe(1);
    expect(await textsOf(family)).toEqual([]);
    expect((await preview(family)).lastSentAt).not.toBeNull();
  });

  it('leaves in the morning, on one day once, and never for nothing', async () => {
    const night = await aFamily(zoneAt('night'));
    await choose(night);
    await book(night);
    expect(await countAfter(night)).toBe(0);
    const empty = await aFamily();
    await choose(empty);
    expect(await countAfter(empty)).toBe(0);
    const family = await aFamilyWithTable();
    expect(await countAfter(family)).toBe(1);
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    const sentOn = getDateIn(new Date(), zoneAt('morning'));
    const due = { nextAt: new Date(Date.now() - 60_000), sentOn };
    await service.dataSource.manager.update(ClientDigestRow, { clientId: family.clientId }, due);
    await service.app.get(ClientDigestDispatch).dispatch();
    expect(await mailsTo(family)).toHaveLength(1);
    expect(await countAfter(family)).toBe(2);
    expect((await mailsTo(family)).at(-1)?.text).not.toContain('Liberty Tree');
  });

  it('names a change and a cancellation of what was told, and nothing that was undone', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    const moved = await change(family, family.item, { time: '19:00' });
    const noted = await change(family, moved, { note: 'Window table, if they are nice' });
    expect(await textsOf(family)).toEqual(['7:00 PM: Liberty Tree Tavern, confirmation QX-77 (changed)']);
    await run(family);
    await change(family, noted, { status: 'cancelled' });
    expect(await textsOf(family)).toEqual(['7:00 PM: Liberty Tree Tavern, confirmation QX-77 (canceled)']);
    const other = await book(family, { title: 'Space 220', time: '12:00' });
    await change(family, other, { status: 'cancelled' });
    expect((await textsOf(family)).join()).not.toContain('Space 220');
    const undone = await book(family, { title: 'Le Cellier', time: '14:00' });
    const { body } = await family.agent.get(`/api/v1/trips/${family.trip.id}/activity`).expect(200);
    const { activities } = body as { activities: { id: string; what: string }[] };
    const entry = activities.find(({ what }) => what === undone.title);
    expect(await textsOf(family)).toContain('2:00 PM: Le Cellier, confirmation QX-77');
    const undo = `/api/v1/trips/${family.trip.id}/activity/${String(entry?.id)}/undo`;
    expect((await family.agent.post(undo).send({})).status).toBeLessThan(300);
    expect((await textsOf(family)).join()).not.toContain('Le Cellier');
  });

  it('leaves out wishes, the client’s own doing, and what the family was written about', async () => {
    const family = await aFamily();
    await choose(family);
    await book(family, { title: 'Maybe later', status: 'wish', date: null, time: null, confirmation: null });
    await book(family);
    const { body } = await family.agent
      .post('/api/v1/conversations')
      .send({ clientId: family.clientId, tripId: family.trip.id })
      .expect(200);
    await family.agent
      .post(`/api/v1/conversations/${String(body.id)}/messages`)
      .send({ id: randomUUID(), body: 'You have a table at Liberty Tree Tavern!' })
      .expect(201);
    expect(await textsOf(family)).toEqual([]);
    const userId = await join(family);
    await family.agent
      .put(`/api/v1/agent-trips/${family.trip.id}/client`)
      .send({ may: 'edit', seesMoney: false, seesDocuments: false, version: 1 })
      .expect(200);
    const own = service.as({ userId, userType: 'client' });
    await book({ agent: own, trip: family.trip }, { title: 'Our own table', time: '12:00' });
    expect(await textsOf(family)).toEqual([]);
    expect(await countAfter(family)).toBe(0);
  });

  it('keeps a line apart that the agent left out, and takes it back', async () => {
    const family = await aFamilyWithTable();
    const subject = `item:${family.item.id}`;
    const leave = (isLeftOut: boolean, named = subject) =>
      family.agent.put(`${family.path}/lines`).send({ subject: named, isLeftOut });
    await leave(true).expect(200);
    expect((await preview(family)).lines).toMatchObject([{ subject, isLeftOut: true }]);
    expect(await countAfter(family)).toBe(0);
    await leave(false).expect(200);
    expect(await countAfter(family)).toBe(1);
    await leave(true, `item:${randomUUID()}`).expect(404);
    await leave(true, 'notes').expect(400);
  });

  it('is sent now where the agent wants it, whether or not it is on', async () => {
    const family = await aFamily();
    await book(family);
    const send = () => family.agent.post(`${family.path}/emails`).send({});
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await mailsTo(family)).toHaveLength(1);
    const nothing = await send().expect(400);
    expect(nothing.body.fields).toMatchObject([{ message: 'There’s nothing new to tell right now' }]);
    const missing = await family.agent.post(`/api/v1/clients/${randomUUID()}/digest/emails`).send({});
    expect(missing.status).toBe(404);
  });
});

describe('for all clients of an agent', () => {
  it('follows the choice in the settings, and the one for a client goes first', async () => {
    const family = await aFamily();
    await book(family, { title: 'Before it was on', time: '12:00' });
    const all = { isOn: false, timeZone: zoneAt('morning'), tellsClients: true };
    expect((await family.agent.put('/api/v1/morning-digest').send(all).expect(200)).body).toEqual(all);
    const { tellsClients: _chosen, ...older } = all;
    expect((await family.agent.put('/api/v1/morning-digest').send(older).expect(200)).body).toEqual(all);
    expect(await preview(family)).toMatchObject({ isOn: true, isDefault: true, lines: [] });
    await book(family);
    await choose(family, false);
    expect(await countAfter(family)).toBe(0);
    await choose(family, null);
    expect(await countAfter(family)).toBe(1);
    expect((await mailsTo(family))[0]?.text).not.toContain('Before it was on');
  });

  it('finds a new client', async () => {
    const family = await aFamily();
    const all = { isOn: false, timeZone: zoneAt('morning'), tellsClients: true };
    await family.agent.put('/api/v1/morning-digest').send(all).expect(200);
    await service.deliver('billing.subscription-changed', planAccess(family.agentId, { plan: 'agent' }));
    const email = `${randomUUID()}@example.com`;
    const { body } = await family.agent
      .post('/api/v1/clients')
      .send({ firstName: 'Mia', lastName: 'Park', email })
      .expect(201);
    const mia = { ...family, clientId: String(body.id), email };
    const trip = await makeTrip(mia);
    await service.app.get(ClientDigestDispatch).addNew();
    await book({ agent: family.agent, trip });
    expect(await countAfter({ ...mia, trip })).toBe(1);
  });
});

describe('nothing leaves', () => {
  it('while the trip is paused, and once it is over or given up', async () => {
    const family = await aFamilyWithTable();
    const id = family.trip.id;
    const today = getDateIn(new Date());
    const { agent } = family;
    await agent
      .post(`/api/v1/agent-trips/${id}/workflow`)
      .send({ template: 'parks', bookedOn: today, pastIsDone: false })
      .expect(200);
    await agent.put(`/api/v1/agent-trips/${id}/message-sending`).send({ isPaused: true }).expect(204);
    expect(await countAfter(family)).toBe(0);
    expect((await preview(family)).held).toEqual([
      'Byron spring break: You paused messages to Ada that send by themselves.',
    ]);
    await agent.put(`/api/v1/agent-trips/${id}/message-sending`).send({ isPaused: false }).expect(204);
    const set = (columns: string, ...values: unknown[]) =>
      service.dataSource.query(`UPDATE trip SET ${columns} WHERE id = $1`, [id, ...values]);
    await set('archived = true');
    expect(await countAfter(family)).toBe(0);
    await set('archived = false, start_date = $2, end_date = $3', addDays(today, -9), addDays(today, -5));
    expect(await countAfter(family)).toBe(0);
    expect(await preview(family)).toMatchObject({ lines: [], held: [] });
  });

  it('for a client who left or is a sample, an agent whose address or plan is not there', async () => {
    const query = (text: string, id: string) => service.dataSource.query(text, [id]);
    const left = await aFamilyWithTable();
    await query(`UPDATE client SET left_at = now() WHERE id = $1`, left.clientId);
    expect(await countAfter(left)).toBe(0);
    expect((await preview(left)).problem).toMatch(/^Ada left/);
    const sample = await aFamilyWithTable();
    for (const [table, id] of [
      ['client', 'id'],
      ['client_person', 'client_id'],
    ])
      await query(`UPDATE ${table} SET email = 'ada@sample.invalid' WHERE ${id} = $1`, sample.clientId);
    expect(await countAfter(sample, 'ada@sample.invalid')).toBe(0);
    expect((await preview(sample)).problem).toMatch(/^Ada is a sample/);
    const unverified = await aFamilyWithTable();
    const email = `${unverified.agentId}@example.com`;
    identity.people.set(unverified.agentId, { email, firstName: 'Dana', emailVerified: false });
    expect(await countAfter(unverified)).toBe(0);
    expect((await preview(unverified)).problem).toMatch(/^Confirm your own email address/);
    const ended = await aFamilyWithTable();
    for (const [version, ms] of [86_400_000, -60_000].entries())
      await service.deliver(
        'billing.subscription-changed',
        planAccess(ended.agentId, {
          plan: 'agent',
          accessUntil: new Date(Date.now() + ms).toISOString(),
          version: version + 1,
        }),
      );
    expect(await countAfter(ended)).toBe(0);
    expect((await preview(ended)).problem).toMatch(/^Your Agent plan has ended/);
  });

  it('in the demo, which says so', async () => {
    const family = await aFamily();
    await book(family);
    const demo = service.as({ userId: family.agentId, userType: 'agent', isDemo: true });
    const problem = (await preview({ agent: demo, path: family.path })).problem;
    expect(problem).toMatch(/^Emails are turned off in the demo/);
    expect((await demo.post(`${family.path}/emails`).send({})).body).toMatchObject({
      code: 'DEMO_RESTRICTED',
    });
  });

  it('while identity is away, and leaves then', async () => {
    const family = await aFamilyWithTable();
    identity.people.set(family.agentId, { email: '', firstName: '', emailVerified: 'unknown' as never });
    expect(await countAfter(family)).toBe(0);
    identity.people.delete(family.agentId);
    expect(await countAfter(family)).toBe(1);
  });
});

describe('a reader', () => {
  it('stops it from the email without signing in, and stays out', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    const [mail] = await mailsTo(family);
    const [, token] = /\/morning-email\/stop\/(trip-\S+)/.exec(mail?.text ?? '') ?? [];
    await service.anonymous().post('/api/v1/digests/stop').send({ token }).expect(204);
    const row = { clientId: family.clientId };
    expect(
      (await service.dataSource.manager.findOneByOrFail(ClientDigestReaderRow, row)).stoppedAt,
    ).not.toBeNull();
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    expect(await countAfter(family)).toBe(1);
    expect((await preview(family)).problem).toMatch(
      /^Everyone this email went to stopped it, so it stays off/,
    );
    await family.agent.post(`${family.path}/emails`).send({}).expect(403);
  });

  it('is each adult on the trip with an address, and no child', async () => {
    const family = await aFamily();
    await choose(family);
    const add = async (firstName: string, birthDate: string | null, details = {}) => {
      const email = `${firstName.toLowerCase()}-${randomUUID()}@example.com`;
      const person = { id: randomUUID(), firstName, lastName: 'Byron', email, birthDate, details };
      await family.agent.post(`/api/v1/clients/${family.clientId}/people`).send(person).expect(201);
      return email;
    };
    const [spouse, child] = [await add('Noel', null), await add('Kim', '2020-02-03')];
    await add('Lou', null, { knownAge: '9 on 2026-11-29' });
    await add('Max', null, { relationship: 'Child' });
    const home = await add('Gus', null);
    await book(family);
    expect((await preview(family)).readers.map(({ name }) => name)).toEqual(['Ada Byron', 'Noel Byron']);
    await run(family);
    const mails = [
      await digestsTo(family.email),
      await digestsTo(spouse),
      await digestsTo(child),
      await digestsTo(home),
    ];
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect(mails[1]?.[0]?.text).toContain('Hi Noel,');
    expect(mails[1]?.[0]?.text).not.toContain('/client-portal');
  });

  it('opens the portal by the account, whose address decides', async () => {
    const family = await aFamilyWithTable();
    const userId = await join(family);
    expect((await preview(family)).readers).toMatchObject([
      { key: 'client', name: 'Ada Byron', email: 'their account’s address', stoppedAt: null },
    ]);
    expect(await countAfter(family)).toBe(0);
    const [mail] = await digestsTo(`${userId}@example.com`);
    expect(mail?.text).toContain(`/client-portal?trip=${family.trip.id}`);
    await service.deliver('identity.account-erased', { userId });
    expect(await service.dataSource.manager.countBy(ClientDigestReaderRow, { userId })).toBe(0);
  });
});
