import { randomUUID } from 'node:crypto';
import { AgentItinerary, itinerarySections } from '@landsea/contracts/agents';
import { aTeam } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { identityDouble } from '../../testing/identity-double.js';
import { makeItineraryCalls } from '../../testing/itinerary-calls.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { aMadeTrip, read, save, publish, moveDinner, mailsTo, lastToken, open } = makeItineraryCalls(
  () => service,
);

describe('the itinerary of a client’s trip', () => {
  it('is there before anybody saves it, with amounts and papers off', async () => {
    const made = await aMadeTrip();
    const itinerary = await read(made);
    expect(itinerary).toMatchObject({
      version: 0,
      title: 'Byron spring break',
      publishedNumber: null,
      changes: [],
      suggested: { name: 'Ada Byron', email: made.email },
    });
    expect(itinerary.sections).not.toContain('payments');
    expect(itinerary.sections).not.toContain('papers');
    expect(itinerary.view.days[0]?.rows.map(({ title }) => title)).toContain('Dinner at Sci-Fi');
    expect(itinerary.view.numbers.map(({ value }) => value)).toEqual(['99001122', 'DIN-4711']);
  });

  it('keeps the agent’s words, and the first of two windows', async () => {
    const made = await aMadeTrip();
    const { startDate } = made.trip;
    const saved = await save(made, {
      message: 'So happy for you!',
      contacts: 'Front desk (407) 555-0111',
      dayWords: { [startDate]: 'Bring layers.' },
      sections: [...itinerarySections],
    });
    expect(saved.version).toBe(1);
    expect(saved.view).toMatchObject({ message: 'So happy for you!' });
    expect(saved.view.days[0]?.words).toBe('Bring layers.');
    const { view: _view, ...itinerary } = saved;
    const late = { ...pick(itinerary), version: 0, title: 'Another' };
    const { body } = await made.agent.put(made.path).send(late).expect(409);
    expect((body as { message: string }).message).toMatch(/another window/);
    const secret = { ...pick(itinerary), message: 'Card 4111 1111 1111 1111' };
    await made.agent.put(made.path).send(secret).expect(400);
    expect((await read(made)).title).toBe('Byron spring break');
  });

  it('is published once for one content, and says what would change next', async () => {
    const made = await aMadeTrip();
    expect((await publish(made)).publishedNumber).toBe(1);
    expect((await publish(made)).publishedNumber).toBe(1);
    await moveDinner(made, '18:40');
    expect((await read(made)).changes).toContain('Dinner at Sci-Fi moved to 6:40 PM');
    expect((await publish(made)).publishedNumber).toBe(2);
    expect((await read(made)).changes).toEqual([]);
  });

  it('is not published when the trip changed after the agent looked', async () => {
    const made = await aMadeTrip();
    const { checksum } = await read(made);
    await moveDinner(made, '18:40');
    const { body } = await made.agent
      .post(`${made.path}/publications`)
      .send({ checksum, tells: true })
      .expect(409);
    expect((body as { message: string }).message).toBe(
      'The trip changed just now. Please look at the list again.',
    );
    expect(await mailsTo(made.email)).toEqual([]);
  });

  it('tells the family with the list, and nobody twice', async () => {
    const made = await aMadeTrip();
    const first = await publish(made, true);
    expect(first.recipients).toMatchObject([{ name: 'Ada Byron', toldNumber: 1, lastSeenAt: null }]);
    const [invited] = await mailsTo(made.email);
    expect(invited?.subject).toBe('Your itinerary: Byron spring break');
    await publish(made, true);
    expect(await mailsTo(made.email)).toHaveLength(1);
    await moveDinner(made, '18:40');
    await publish(made, true);
    const [, news] = await mailsTo(made.email);
    expect(news?.subject).toMatch(/^Byron spring break: \d+ changes?$/);
    expect(news?.text).toContain('• Dinner at Sci-Fi moved to 6:40 PM');
    for (const { text } of await mailsTo(made.email)) expect(text).not.toMatch(/DIN-4711|99001122/);
  });

  it('has readers who get the link when they are added, and lose it', async () => {
    const made = await aMadeTrip();
    await publish(made);
    const email = `grandma-${randomUUID()}@example.com`;
    const added = await made.agent
      .post(`${made.path}/recipients`)
      .send({ name: 'Grandma', email })
      .expect(200);
    const [reader] = AgentItinerary.parse(added.body).recipients;
    const token = await lastToken(email);
    expect((await open(token)).state).toBe('open');
    const [seen] = (await read(made)).recipients;
    expect(seen?.lastSeenAt).not.toBeNull();
    await made.agent.delete(`${made.path}/recipients/${reader?.id ?? ''}`).expect(200);
    expect(await open(token)).toMatchObject({ state: 'withdrawn', view: null, hasNumbers: false });
    await made.agent.delete(`${made.path}/recipients/${randomUUID()}`).expect(404);
    await made.agent.post(`${made.path}/recipients`).send({ name: 'Grandma', email: 'none' }).expect(400);
  });

  it('needs somebody to tell, and a confirmed address of the agent', async () => {
    const made = await aMadeTrip();
    const refused = await made.agent.post(`${made.path}/emails`).send({}).expect(409);
    expect((refused.body as { message: string }).message).toBe('Publish the itinerary first.');
    const own = { email: `${made.userId}@example.com`, firstName: 'Dana', emailVerified: false };
    identity.people.set(made.userId, own);
    const { checksum } = await read(made);
    await made.agent.post(`${made.path}/publications`).send({ checksum, tells: true }).expect(403);
    expect((await read(made)).publishedNumber).toBeNull();
  });

  it('is within reach of the agency alone', async () => {
    const made = await aMadeTrip();
    const { owner } = await aTeam(service);
    await owner.call.get(made.path).expect(404);
    await owner.call.post(`${made.path}/emails`).send({}).expect(404);
    await service.as({ userId: randomUUID() }).get(made.path).expect(404);
  });

  it('goes with its trip', async () => {
    const made = await aMadeTrip();
    await publish(made, true);
    const token = await lastToken(made.email);
    await made.agent.delete(`/api/trips/${made.trip.id}`).expect(204);
    await service.anonymous().post('/api/v1/itinerary/open').send({ token }).expect(404);
    await service.dataSource.query(`DELETE FROM trip WHERE id = $1`, [made.trip.id]);
    const [{ left }] = await service.dataSource.query<[{ left: number }]>(
      `SELECT (SELECT count(*) FROM itinerary WHERE trip_id = $1)::int AS left`,
      [made.trip.id],
    );
    expect(left).toBe(0);
  });
});

const pick = ({ version, title, message, contacts, sections, dayWords }: Omit<AgentItinerary, 'view'>) => ({
  version,
  title,
  message,
  contacts,
  sections,
  dayWords,
});
