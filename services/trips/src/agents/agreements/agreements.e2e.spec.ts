import { randomUUID } from 'node:crypto';
import { AgreementAlertList, SentAgreement, type AddAgreement } from '@landsea/contracts/agents';
import { aColleague, addClient } from '../../testing/agency-factories.js';
import { makeAgreementCalls } from '../../testing/agreement-calls.js';
import { startTrips } from '../../testing/app.js';
import { pdfPages } from '../../testing/pdf-text.js';

const service = await startTrips();
afterAll(() => service.close());

const CARD = '4111 1111 1111 1111';

const { textsOf, detailOf, linesOf, publicly, open, sign, mailsTo, aBody, send, aSent } = makeAgreementCalls(
  () => service,
);

it('is read, signed once, and has its trail and a copy for both', async () => {
  const { call, id, token, body, clientId } = await aSent();
  expect((await detailOf(call, id)).agreement.state).toBe('sent');
  const page = await open(token);
  expect(page).toMatchObject({ state: 'open', asks: [{ name: 'protectionAnswer' }] });
  expect(page.content?.sections.map(({ body: text }) => text).join()).not.toContain('{{');
  await sign(token, page, { answers: {} }).expect(400);
  await sign(token, page, { contentHash: '0'.repeat(64) }).expect(409);
  await sign(token, page).expect(200, { state: 'signed' });
  await sign(token, page).expect(200, { state: 'signed' });
  const { events, problem, agreement } = await detailOf(call, id);
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'link-made', 'opened', 'signed']);
  expect(events[3]).toMatchObject({
    zone: 'America/New_York',
    actor: 'Jen Brubaker',
    address: body.recipientEmail,
  });
  expect([problem, agreement.state, agreement.answer]).toEqual([null, 'signed', 'declined']);
  expect((await mailsTo(body.recipientEmail)).map(({ subject }) => subject)).toEqual(['Your signed copy']);
  const copy = await publicly('pdf', { token }).buffer().expect(200);
  const words = pdfPages(copy.body as Buffer)
    .flat()
    .join(' ');
  expect(words).toContain('Jen Brubaker');
  expect(words).toContain('$4,318.20');
  expect(words).toContain('No, I decline it');
  expect(words).toContain('Each row holds the fingerprint');
  const file = await call.get(`/api/v1/agreements/${id}/pdf`).buffer().expect(200);
  expect(
    pdfPages(file.body as Buffer)
      .flat()
      .join(' '),
  ).toContain('Copy downloaded: Jen Brubaker');
  expect(await linesOf(call, clientId)).toHaveLength(1);
});

it('finds a row of the trail that somebody changed in the database', async () => {
  const { call, id } = await aSent();
  const change = `UPDATE agreement_event SET actor = 'Somebody else' WHERE agreement_id = $1 AND seq = 1`;
  await expect(service.dataSource.query(change, [id])).rejects.toThrow('never changed');
  await service.dataSource.query('ALTER TABLE agreement_event DISABLE TRIGGER agreement_event_is_kept');
  await service.dataSource.query(change, [id]);
  await service.dataSource.query('ALTER TABLE agreement_event ENABLE TRIGGER agreement_event_is_kept');
  expect((await detailOf(call, id)).problem).toBe('Row 1 of the trail was changed after it was written.');
});

it('is not signed after it was withdrawn, ran out, or was declined', async () => {
  const withdrawn = await aSent();
  const page = await open(withdrawn.token);
  await withdrawn.call
    .post(`/api/v1/agreements/${withdrawn.id}/withdrawal`)
    .send({ reason: 'Another hotel' })
    .expect(200);
  const refused = await sign(withdrawn.token, page).expect(409);
  expect(refused.body.message).toContain('withdrew this');
  expect(await open(withdrawn.token)).toMatchObject({ state: 'void', content: null });
  await publicly('pdf', { token: withdrawn.token }).expect(404);
  await withdrawn.call.post(`/api/v1/agreements/${withdrawn.id}/sending`).send({ sends: 'link' }).expect(409);

  const old = await aSent();
  await service.dataSource.query(`UPDATE agreement SET expires_at = now() WHERE id = $1`, [old.id]);
  expect((await open(old.token)).state).toBe('expired');
  await sign(old.token, page).expect(409);
  const { body } = await old.call
    .post(`/api/v1/agreements/${old.id}/sending`)
    .send({ sends: 'link' })
    .expect(200);
  await publicly('open', { token: old.token }).expect(404);
  const token = SentAgreement.parse(body).url?.split('/').at(-1) ?? '';
  const again = await open(token);
  await publicly('decline', { token, reason: `It is ${CARD}` }).expect(400);
  await publicly('decline', { token, reason: 'We cancel' }).expect(200, { state: 'declined' });
  await sign(token, again).expect(409);
  expect((await detailOf(old.call, old.id)).agreement).toMatchObject({
    state: 'declined',
    reason: 'We cancel',
  });
});

it('refuses card numbers in every field, also split over two', async () => {
  const { call, clientId, token, body } = await aSent({
    kind: 'authorization',
    authorization: {
      supplier: 'The cruise line',
      cents: 20_000,
      until: '2027-05-01',
      howToPay: 'On its page',
    },
  });
  const page = await open(token);
  const half = { name: 'Jen 4111 1111 1111', answers: { lastFour: '1111' } };
  await sign(token, page, half).expect(400);
  await sign(token, page, { name: `Jen ${CARD}`, answers: { lastFour: '1111' } }).expect(400);
  await sign(token, page, { answers: { lastFour: '41111' } }).expect(400);
  const refused = async (over: Partial<AddAgreement>) =>
    call
      .post(`/api/v1/clients/${clientId}/agreements`)
      .send({ ...body, id: randomUUID(), ...over })
      .expect(400);
  const { authorization } = body;
  await refused({ recipientName: CARD });
  await refused({ amounts: [{ label: CARD, cents: 1 }] });
  await refused({ cancellation: [{ until: null, costs: CARD }] });
  await refused({ values: { ...body.values, agencyName: CARD } });
  await refused({ authorization: authorization && { ...authorization, howToPay: CARD } });
  await refused({
    authorization: authorization && { ...authorization, supplier: 'Card 41111111', howToPay: '11111111' },
  });
  await sign(token, page, { answers: { lastFour: '1111' } }).expect(200);
});

it('asks for a new signature once the text has changed, and takes the place of the old one', async () => {
  const { call, clientId, id, body, token } = await aSent();
  const [text] = (await textsOf(call)).filter(({ kind }) => kind === 'protection');
  if (!text) throw new Error('no text');
  const { title, blocks, values, version } = text;
  expect([version, text.lawyerReadOn]).toEqual([1, null]);
  const save = (over: object) =>
    call
      .put('/api/v1/agreement-texts/protection')
      .send({ title, blocks, values, isLawyerRead: true, version, ...over });
  await save({ blocks: blocks.map((each) => ({ ...each, body: '{{cardNumber}}' })) }).expect(400);
  await save({ title: CARD }).expect(400);
  await save({ title: 'Protection, please read' }).expect(200);
  await save({ title: 'Another window' }).expect(409);
  expect(await linesOf(call, clientId)).toEqual([expect.objectContaining({ id, hasNewerText: true })]);
  const next = await send(call, clientId, { ...body, id: randomUUID(), replacesId: id });
  expect((await open(token)).state).toBe('void');
  expect((await open(next.token)).title).toBe('Protection, please read');
  expect(next.hasNewerText).toBe(false);
});

it('waits in the morning after three days, and names what is still to fill in', async () => {
  const { call, id, clientId, body } = await aSent();
  const alerts = async () =>
    AgreementAlertList.parse((await call.get('/api/v1/agreement-alerts').expect(200)).body).alerts;
  expect(await alerts()).toEqual([]);
  await service.dataSource.query(`UPDATE agreement SET sent_at = now() - interval '4 days' WHERE id = $1`, [
    id,
  ]);
  expect(await alerts()).toEqual([expect.objectContaining({ id, days: 4 })]);
  const empty = await call
    .post(`/api/v1/clients/${clientId}/agreements`)
    .send({ ...body, id: randomUUID(), values: { ...body.values, tripName: '' } })
    .expect(400);
  expect(JSON.stringify(empty.body)).toContain('Fill in: Trip');
});

it('keeps a signed agreement of a deleted client for its term, and forgets the others', async () => {
  const agent = await aColleague(service);
  const clientId = await addClient(agent, { firstName: 'Zelda', lastName: 'Quill' });
  const signed = await send(agent.call, clientId, await aBody(agent.call, clientId));
  const unsigned = await send(agent.call, clientId, await aBody(agent.call, clientId));
  await sign(signed.token, await open(signed.token)).expect(200);
  await agent.call.post(`/api/v1/clients/${clientId}/deletion`).send({ name: 'Zelda Quill' }).expect(204);
  await agent.call.get(`/api/v1/agreements/${unsigned.id}`).expect(404);
  expect((await detailOf(agent.call, signed.id)).agreement).toMatchObject({
    clientId: null,
    state: 'signed',
  });
  const other = await aColleague(service);
  await other.call.get(`/api/v1/agreements/${signed.id}`).expect(404);
});
