import { randomUUID } from 'node:crypto';
import { DigestStopPage, MergePreview } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { aBrand, aHouseholdPerson, aMerge } from '../../testing/client-bodies.js';
import { makeDigestCalls, type DigestFamily } from '../../testing/client-digest-calls.js';
import { accept } from '../../testing/consent-factories.js';
import { planAccess } from '../../testing/factories.js';
import { selectMails } from '../../testing/sent-mails.js';
import { ChooseDigestReaders1764920000000 } from '../../migrations/agents/1764920000000-choose-digest-readers.js';
import { ClientDigestDrafts } from './client-digest-drafts.js';
import { ClientDigestSending } from './client-digest-sending.js';
import { selectDigestSetting } from './client-digests.queries.js';

const service = await startTrips();
afterAll(() => service.close());

const { aFamily, choose, book, preview, run } = makeDigestCalls(() => service);

/** A household of two that hears of one table. */
const aPair = async () => {
  const family = await aFamily();
  await choose(family);
  const partner = { ...aHouseholdPerson(), email: `mia-${randomUUID()}@example.com`, birthDate: null };
  await family.agent.post(`/api/v1/clients/${family.clientId}/people`).send(partner).expect(201);
  await book(family);
  return { ...family, partner, partnerKey: partner.email };
};
const leaveOut = ({ agent, path }: Pick<DigestFamily, 'agent' | 'path'>, key: string, isLeftOut = true) =>
  agent.put(`${path}/readers`).send({ key, isLeftOut });
const countTo = async (email: string) =>
  (await selectMails(service, email)).filter(({ subject }) => /: \d+ updates?$/.test(subject)).length;
const tokenTo = async (email: string) => {
  const [mail] = await selectMails(service, email);
  const [, token = ''] = /\/morning-email\/stop\/(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
};
const post = (call: string, token: string) =>
  service.anonymous().post(`/api/v1/digests/${call}`).send({ token });
const openPage = async (token: string) => DigestStopPage.parse((await post('open', token).expect(200)).body);

describe('an address that the agent unticks', () => {
  it('gets no email, and the others do, until it is ticked again', async () => {
    const family = await aPair();
    const { email, partner, partnerKey } = family;
    expect((await preview(family)).readers).toMatchObject([
      { key: 'client', firstName: 'Ada', isLeftOut: false },
      { key: partnerKey, firstName: 'Mia', email: partner.email, isLeftOut: false },
    ]);
    expect((await preview(family)).lines.map(({ goesTo }) => goesTo)).toEqual([['Ada', 'Mia']]);
    await leaveOut(family, 'client').expect(200);
    const shown = await preview(family);
    expect(shown.readers.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
    expect(shown).toMatchObject({ problem: null, lines: [{ goesTo: ['Mia'] }] });
    await run(family);
    expect([await countTo(email), await countTo(partner.email)]).toEqual([0, 1]);
    await leaveOut(family, 'client', false).expect(200);
    await leaveOut(family, partnerKey).expect(200);
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    await run(family);
    expect([await countTo(email), await countTo(partner.email)]).toEqual([1, 1]);
  });

  it('is known to the household, and may be each of them', async () => {
    const family = await aPair();
    await leaveOut(family, `${randomUUID()}@example.com`).expect(404);
    await leaveOut(family, '').expect(400);
    await leaveOut(family, 'client').expect(200);
    await leaveOut(family, family.partnerKey).expect(200);
    expect((await preview(family)).problem).toMatch(/^Nobody is ticked for this email/);
    expect((await preview(family)).lines).toHaveLength(1);
    await family.agent.post(`${family.path}/emails`).send({}).expect(403);
    await run(family);
    expect([await countTo(family.email), await countTo(family.partner.email)]).toEqual([0, 0]);
  });

  it('does not get what was put together before', async () => {
    const family = await aPair();
    const setting = await selectDigestSetting(service.dataSource.manager, family.clientId);
    const draft = setting && (await service.app.get(ClientDigestDrafts).makeToSend(setting));
    if (!setting || !draft) throw new Error('nothing to send');
    await leaveOut(family, family.partnerKey).expect(200);
    const sending = service.app.get(ClientDigestSending);
    const sent = await service.dataSource.transaction((manager) =>
      sending.sendIn(manager, setting, draft, new Date()),
    );
    expect(sent).toBe('late');
  });

  it('stays out with another address, and with the account', async () => {
    const family = await aPair();
    await leaveOut(family, 'client').expect(200);
    await leaveOut(family, family.partnerKey).expect(200);
    const isLeftOut = async () => (await preview(family)).readers.map((reader) => reader.isLeftOut);
    const moved = `moved-${family.partnerKey}`;
    await service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [
      family.partner.id,
      moved,
    ]);
    const userId = randomUUID();
    await accept(service, family, userId, []);
    expect(await isLeftOut()).toEqual([true, true]);
    await service.deliver('identity.account-erased', { userId });
    expect(await isLeftOut()).toEqual([true, true]);
    await leaveOut(family, 'client', false).expect(200);
    await leaveOut(family, moved, false).expect(200);
    expect(await isLeftOut()).toEqual([false, false]);
  });
});

describe('an address that is ticked again', () => {
  it('stays in when it changes back', async () => {
    const family = await aPair();
    const { partner, partnerKey } = family;
    const write = (email: string) =>
      service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [partner.id, email]);
    const isLeftOut = async () => (await preview(family)).readers.map((reader) => reader.isLeftOut);
    await leaveOut(family, partnerKey).expect(200);
    const moved = `moved-${partnerKey}`;
    await write(moved);
    expect(await isLeftOut()).toEqual([false, true]);
    await leaveOut(family, moved, false).expect(200);
    await write(partnerKey);
    expect(await isLeftOut()).toEqual([false, false]);
  });

  it('leaves out who has the earlier one now', async () => {
    const family = await aPair();
    const { agent, clientId, partner, partnerKey } = family;
    const noel = { ...aHouseholdPerson(), firstName: 'Noel', email: partnerKey, birthDate: null };
    await agent.post(`/api/v1/clients/${clientId}/people`).send(noel).expect(201);
    await leaveOut(family, partnerKey).expect(200);
    const moved = `moved-${partnerKey}`;
    await service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [partner.id, moved]);
    await leaveOut(family, moved, false).expect(200);
    const shown = new Map((await preview(family)).readers.map(({ key, isLeftOut }) => [key, isLeftOut]));
    expect([shown.get(moved), shown.get(partnerKey)]).toEqual([false, true]);
  });
});

describe('the release before', () => {
  it('gets no row of somebody else without an address, and its copies of a stop are one reader’s', async () => {
    const family = await aPair();
    await run(family);
    await post('stop', await tokenTo(family.partner.email)).expect(204);
    const moved = `moved-${family.partnerKey}`;
    for (const email of [moved, null])
      await service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [
        family.partner.id,
        email,
      ]);
    const runner = service.dataSource.createQueryRunner();
    await runner.startTransaction();
    const migration = new ChooseDigestReaders1764920000000();
    await migration.down(runner);
    const rows: unknown = await runner.query(
      `SELECT email, stopped_at IS NOT NULL AS "isStopped" FROM client_digest_reader WHERE client_id = $1 ORDER BY email`,
      [family.clientId],
    );
    await migration.up(runner);
    const readers: unknown = await runner.query(
      `SELECT array_agg(email ORDER BY email) AS emails FROM client_digest_reader WHERE client_id = $1
        GROUP BY coalesce(origin_id, id) ORDER BY count(*)`,
      [family.clientId],
    );
    await runner.rollbackTransaction();
    await runner.release();
    expect(rows).toEqual([
      { email: family.email, isStopped: false },
      { email: family.partnerKey, isStopped: true },
      { email: moved, isStopped: true },
    ]);
    expect(readers).toEqual([{ emails: [family.email] }, { emails: [family.partnerKey, moved] }]);
  });
});

describe('somebody who stopped, and whose address is gone', () => {
  const kept = 'keep' as const;
  const fields = {
    ...{ name: kept, birthDate: kept, email: kept, phone: kept, loyalties: kept, heightInches: kept },
    ...{ dietaryNotes: kept, passportExpiresOn: kept, notes: kept },
  };

  it('is the same person in a merged client, and after its undo', async () => {
    const family = await aPair();
    const { agent, agentId, clientId, partner } = family;
    await service.deliver('billing.subscription-changed', planAccess(agentId, { plan: 'agent' }));
    await run(family);
    await post('stop', await tokenTo(partner.email)).expect(204);
    const write = (id: string, email: string | null) =>
      service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [id, email]);
    await write(partner.id, null);
    const other = { firstName: 'Noel', lastName: 'Moss', email: `${randomUUID()}@example.com` };
    const keepId = String((await agent.post('/api/v1/clients').send(other).expect(201)).body.id);
    const same = aHouseholdPerson();
    await agent.post(`/api/v1/clients/${keepId}/people`).send(same).expect(201);
    const sides = `/api/v1/client-merges/preview/${keepId}/${clientId}`;
    const { keep, merge } = MergePreview.parse((await agent.get(sides).expect(200)).body);
    const body = {
      ...aMerge(keepId, clientId),
      ...{ keepVersion: keep.client.version, mergeVersion: merge.client.version },
      people: [{ keepId: same.id, mergeId: partner.id, fields }],
    };
    await agent.post('/api/v1/client-merges').send(body).expect(201);
    const next = `next-${family.partnerKey}`;
    await write(same.id, next);
    const stoppedAt = async (path: string, key: string) =>
      (await preview({ agent, path })).readers.find((reader) => reader.key === key)?.stoppedAt;
    expect(await stoppedAt(`/api/v1/clients/${keepId}/digest`, next)).toEqual(expect.any(String));
    await agent.post(`/api/v1/client-merges/${body.id}/undo`).send({}).expect(200);
    await write(partner.id, next);
    expect(await stoppedAt(family.path, next)).toEqual(expect.any(String));
    expect(await stoppedAt(family.path, 'client')).toBeNull();
  });
});

describe('the page of the link', () => {
  it('has the agent’s brand, says whether it is stopped, and takes a stop back', async () => {
    const family = await aPair();
    await family.agent.put('/api/v1/brand/own').send(aBrand()).expect(200);
    await run(family);
    const token = await tokenTo(family.email);
    const page = await openPage(token);
    expect(page).toMatchObject({
      ...{ isStopped: false, agentName: 'Dana Whitlock', agencyName: 'Magic Miles Travel' },
      brand: { colors: { light: { main: '#8a1538' } }, poweredBy: false },
    });
    expect(JSON.stringify(page)).not.toMatch(/landsea/i);
    await post('stop', token).expect(204);
    expect(await openPage(token)).toMatchObject({ isStopped: true });
    expect((await preview(family)).readers.map(({ stoppedAt }) => stoppedAt !== null)).toEqual([true, false]);
    await post('resume', token).expect(204);
    await post('resume', token).expect(204);
    expect(await openPage(token)).toMatchObject({ isStopped: false });
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    await run(family);
    expect([await countTo(family.email), await countTo(family.partner.email)]).toEqual([2, 2]);
  });

  it('takes back the stop alone that it made, also once the address has changed', async () => {
    const family = await aPair();
    await run(family);
    const [token, partnerToken] = [await tokenTo(family.email), await tokenTo(family.partner.email)];
    await post('stop', token).expect(204);
    await post('stop', partnerToken).expect(204);
    const moved = `moved-${family.partnerKey}`;
    await service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [
      family.partner.id,
      moved,
    ]);
    const stops = async () => (await preview(family)).readers.map(({ stoppedAt }) => stoppedAt !== null);
    expect(await stops()).toEqual([true, true]);
    await post('resume', partnerToken).expect(204);
    expect(await stops()).toEqual([true, false]);
    const userId = randomUUID();
    await accept(service, family, userId, []);
    await post('resume', token).expect(204);
    expect(await stops()).toEqual([false, false]);
  });

  describe.each([
    ['once its stop was taken back', true],
    ['of an email from before the change', false],
  ])('%s', (_when, stopsBefore) => {
    it('stops a changed address, too', async () => {
      const family = await aPair();
      await run(family);
      const token = await tokenTo(family.partner.email);
      if (stopsBefore) await post('stop', token).expect(204);
      const write = (email: string | null) =>
        service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [
          family.partner.id,
          email,
        ]);
      await write(`moved-${family.partnerKey}`);
      if (stopsBefore) await post('resume', token).expect(204);
      const stops = async () => (await preview(family)).readers.map(({ stoppedAt }) => stoppedAt !== null);
      expect(await stops()).toEqual([false, false]);
      await post('stop', token).expect(204);
      expect(await stops()).toEqual([false, true]);
      await post('resume', token).expect(204);
      await write(null);
      await post('stop', token).expect(204);
      await write(`next-${family.partnerKey}`);
      expect(await stops()).toEqual([false, true]);
    });
  });

  it('takes back no stop of somebody else who once shared the address', async () => {
    const family = await aPair();
    const { agent, clientId, partner, partnerKey } = family;
    await run(family);
    const noel = { ...aHouseholdPerson(), firstName: 'Noel', email: partner.email, birthDate: null };
    await agent.post(`/api/v1/clients/${clientId}/people`).send(noel).expect(201);
    const moved = `moved-${partnerKey}`;
    await service.dataSource.query(`UPDATE client_person SET email = $2 WHERE id = $1`, [partner.id, moved]);
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    await run(family);
    await post('stop', await tokenTo(moved)).expect(204);
    await post('resume', await tokenTo(partnerKey)).expect(204);
    const stops = async () =>
      new Map((await preview(family)).readers.map(({ key, stoppedAt }) => [key, stoppedAt !== null]));
    expect(await stops()).toMatchObject(
      new Map([
        ['client', false],
        [moved, true],
        [partnerKey, false],
      ]),
    );
  });

  it('takes back no stop of the account by the link of an address', async () => {
    const family = await aPair();
    await run(family);
    const token = await tokenTo(family.email);
    const userId = randomUUID();
    await accept(service, family, userId, []);
    await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
    await run(family);
    const accountToken = await tokenTo(`${userId}@example.com`);
    expect(await openPage(token)).toMatchObject({ isStopped: false, isAccountStopped: false });
    await post('stop', accountToken).expect(204);
    await post('stop', token).expect(204);
    await post('resume', token).expect(204);
    expect(await openPage(token)).toMatchObject({ isStopped: true, isAccountStopped: true });
    expect(await openPage(accountToken)).toMatchObject({ isStopped: true, isAccountStopped: false });
    expect(await openPage(await tokenTo(family.partner.email))).toMatchObject({ isStopped: false });
    const stops = async () => (await preview(family)).readers.map(({ stoppedAt }) => stoppedAt !== null);
    expect(await stops()).toEqual([true, false]);
    await post('stop', token).expect(204);
    await post('resume', accountToken).expect(204);
    expect(await stops()).toEqual([false, false]);
    expect(await openPage(token)).toMatchObject({ isStopped: false, isAccountStopped: false });
  });

  it('does not open for a token that nobody has, and turns the agent’s own email on', async () => {
    await post('open', 'trip-nobody').expect(404);
    await post('resume', 'trip-nobody').expect(404);
    await post('open', 'x'.repeat(101)).expect(400);
    const { agent, agentId } = await aFamily();
    const [row] = await service.dataSource.query<{ token: string }[]>(
      `SELECT token FROM digest WHERE user_id = $1`,
      [agentId],
    );
    const token = row?.token ?? '';
    expect(await openPage(token)).toEqual({ isStopped: true, agentName: null, agencyName: null });
    await post('resume', token).expect(204);
    expect(await openPage(token)).toMatchObject({ isStopped: false });
    expect((await agent.get('/api/v1/morning-digest').expect(200)).body).toMatchObject({ isOn: true });
  });
});
