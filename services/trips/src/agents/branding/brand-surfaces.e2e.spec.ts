import { randomUUID } from 'node:crypto';
import { BrandPicture, DigestStopPage, TravelAgentList } from '@landsea/contracts/agents';
import { NewCalendarFeed } from '@landsea/contracts/planning';
import { NewShareLink, SharedTrip } from '@landsea/contracts/sharing';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import sharp from 'sharp';
import { startTrips } from '../../testing/app.js';
import { ClientDigestReaderRow } from '../client-digests/client-digest-reader.entity.js';
import { aBrand } from '../../testing/client-bodies.js';
import { accept, anAgent, anAgentWithPlan } from '../../testing/consent-factories.js';
import { newTrip } from '../../testing/factories.js';
import { pdfPages } from '../../testing/pdf-text.js';
import { waitForMails } from '../../testing/sent-mails.js';

const service = await startTrips();
afterAll(() => service.close());

const OURS = /landsea/i;

const aTripForAClient = async () => {
  const known = await anAgentWithPlan(service);
  const { body } = await known.agent
    .post(`/api/v1/clients/${known.clientId}/trips`)
    .send(newTrip({ name: 'Silva family trip' }))
    .expect(201);
  const userId = randomUUID();
  await accept(service, known, userId, []);
  return { ...known, userId, tripId: TripDetail.parse(body).id };
};

const brandOf = async (agent: TestAgent, change: object = {}) => {
  const picture = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#8a1538' } })
    .png()
    .toBuffer();
  const { body } = await agent.post('/api/v1/brand-pictures').type('image/png').send(picture).expect(201);
  const brand = { ...aBrand(), logoId: BrandPicture.parse(body).id, ...change };
  await agent.put('/api/v1/brand/own').send(brand).expect(200);
};

const mails = async (): Promise<string[]> => {
  const rows = await service.dataSource.query<{ mail: string }[]>(
    `SELECT concat_ws(E'\\n', from_name, from_alone::text, subject, text, html) AS mail FROM mail_message`,
  );
  return rows.map(({ mail }) => mail);
};

/** All that clients and their relatives are sent or shown of a trip, as text. */
const renderAll = async ({
  agent,
  agentId,
  clientId,
  userId,
  tripId,
}: Awaited<ReturnType<typeof aTripForAClient>>) => {
  await service.dataSource.query('DELETE FROM mail_message');
  const client = service.as({ userId, userType: 'client' });
  const inTrip = `/api/v1/trips/${tripId}`;
  const portal = TravelAgentList.parse((await client.get('/api/v1/travel-agents').expect(200)).body);
  const link = { label: 'Grandma', sections: ['days', 'people'], days: 7 };
  const shared = await agent.post(`${inTrip}/share-links`).send(link).expect(201);
  const token = NewShareLink.parse(shared.body).url.split('/').at(-1);
  const page = await service.anonymous().post('/api/v1/shared-trip').send({ token }).expect(200);
  const paper = await service.anonymous().post('/api/v1/shared-trip/pdf').send({ token }).expect(200);
  const own = await client.get(`${inTrip}/pdf`).expect(200);
  const feed = await agent.post(`${inTrip}/calendar`).send({}).expect(201);
  const { address } = NewCalendarFeed.parse(feed.body);
  const calendar = await service.anonymous().get(new URL(address).pathname).expect(200);
  await agent
    .post(`${inTrip}/collaborators`)
    .send({ email: `${randomUUID()}@example.com`, role: 'viewer', seesMoney: false })
    .expect(201);
  const talk = await agent.post('/api/v1/conversations').send({ clientId, tripId: null }).expect(200);
  const message = { id: randomUUID(), body: 'Your tables are booked' };
  await agent
    .post(`/api/v1/conversations/${String(talk.body.id)}/messages`)
    .send(message)
    .expect(201);
  const reader = { id: randomUUID(), clientId, userId, token: `trip-${randomUUID()}` };
  await service.dataSource.manager.insert(ClientDigestReaderRow, reader);
  const stop = await service
    .anonymous()
    .post('/api/v1/digests/open')
    .send({ token: reader.token })
    .expect(200);
  await waitForMails(service, `${userId}@example.com`);
  const [invitation] = await service.dataSource.query<{ payload: unknown }[]>(
    `SELECT payload FROM outbox_message WHERE type = 'trips.client-invited' AND payload->>'agentId' = $1`,
    [agentId],
  );
  const names = [paper, own, calendar].map(({ headers }) => String(headers['content-disposition']));
  return {
    brand: portal.agents[0]?.brand,
    page: SharedTrip.parse(page.body),
    stopPage: DigestStopPage.parse(stop.body),
    pdfs: [paper.body as Buffer, own.body as Buffer],
    calendar: calendar.text,
    mails: await mails(),
    names,
    invitation,
  };
};

it('shows clients the agent’s name, color, logo and numbers everywhere, and no word of ours', async () => {
  const made = await aTripForAClient();
  await brandOf(made.agent);
  const { brand, page, stopPage, pdfs, calendar, mails: sent, names } = await renderAll(made);
  expect(brand).toMatchObject({ name: 'Magic Miles Travel', colors: { light: { main: '#8a1538' } } });
  expect(page.brand).toEqual(brand);
  expect(stopPage).toMatchObject({ brand, agentName: 'Dana Whitlock', agencyName: 'Magic Miles Travel' });
  expect(JSON.stringify([page, stopPage])).not.toMatch(OURS);
  for (const pdf of pdfs) {
    const text = pdfPages(pdf).flat().join('\n');
    expect(text).toContain('Dana Whitlock, Magic Miles Travel');
    expect(text).toContain('Fla. Seller of Travel Ref. No. ST12345');
    expect(text).not.toMatch(OURS);
    expect(pdf.toString('latin1')).not.toMatch(OURS);
    expect(pdf.toString('latin1')).toContain('/S /Figure');
  }
  expect(calendar).toContain('X-WR-CALNAME:Silva family trip · Magic Miles Travel');
  expect(calendar).not.toMatch(OURS);
  expect(names.join()).not.toMatch(OURS);
  expect(sent).toHaveLength(2);
  for (const mail of sent) {
    expect(mail).toMatch(/^(Dana Whitlock|Robin)\ntrue\n/);
    expect(mail).toContain('Magic Miles Travel');
    expect(mail).toMatch(/<img src="http[^"]*\/api\/v1\/brand-pictures\//);
    expect(mail).not.toMatch(OURS);
  }
});

it('says whose program it is where the agent lets it', async () => {
  const made = await aTripForAClient();
  await brandOf(made.agent, { poweredBy: true });
  const { page, stopPage, pdfs, calendar, mails: sent } = await renderAll(made);
  expect([page.brand?.poweredBy, stopPage.brand?.poweredBy]).toEqual([true, true]);
  for (const pdf of pdfs) expect(pdfPages(pdf).flat()).toContain('Made with Landsea');
  expect(calendar).toContain('PRODID:-//Landsea//Timeline//EN');
  for (const mail of sent) expect(mail).toContain('Sent with Landsea');
});

it('changes nothing of an agent without a brand, nor of a family’s own trip', async () => {
  const made = await aTripForAClient();
  const { brand, page, stopPage, calendar, names } = await renderAll(made);
  expect(brand).toBeNull();
  expect(stopPage.brand).toBeUndefined();
  expect(page.brand).toBeUndefined();
  expect(calendar).toContain('X-WR-CALNAME:Silva family trip\r\n');
  expect(names[0]).toContain('landsea-trip.pdf');
});

it('goes to identity with the invitation', async () => {
  const known = await anAgent(service);
  await brandOf(known.agent);
  await known.agent.post(`/api/v1/clients/${known.clientId}/invite`).send({}).expect(200);
  const [message] = await service.dataSource.query<{ payload: object }[]>(
    `SELECT payload FROM outbox_message WHERE type = 'trips.client-invited' AND payload->>'agentId' = $1`,
    [known.agentId],
  );
  expect(message?.payload).toMatchObject({ brand: { name: 'Magic Miles Travel', poweredBy: false } });
});
