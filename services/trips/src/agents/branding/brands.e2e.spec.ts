import { randomUUID } from 'node:crypto';
import { BrandPicture, BrandSettings } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import sharp from 'sharp';
import { aTeam } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aBrand } from '../../testing/client-bodies.js';
import { FileSweep } from '../../trip/files/file-sweep.js';

let service: TestService;
let logo: Buffer;
beforeAll(async () => {
  service = await startTrips();
  const seeThrough = { r: 138, g: 21, b: 56, alpha: 0.5 };
  logo = await sharp({ create: { width: 2400, height: 800, channels: 4, background: seeThrough } })
    .withExif({ IFD0: { Copyright: 'Somebody else' } })
    .webp()
    .toBuffer();
});
afterAll(() => service.close());

const base = '/api/v1/brand';
const upload = (who: TestAgent, content: Buffer, type = 'image/webp') =>
  who.post('/api/v1/brand-pictures?name=logo.webp').type(type).send(content);
const uploaded = async (who: TestAgent) => BrandPicture.parse((await upload(who, logo).expect(201)).body).id;
const settings = async (who: TestAgent) => BrandSettings.parse((await who.get(base).expect(200)).body);
const anAgent = (userId = randomUUID()) => service.as({ userId, userType: 'agent' });

it('draws a logo again as a bounded PNG that anybody may open, with its transparent parts and no metadata', async () => {
  const agent = anAgent();
  const id = await uploaded(agent);
  await agent
    .put(`${base}/own`)
    .send({ ...aBrand(), logoId: id })
    .expect(200);
  const { body, headers } = await service.anonymous().get(`/api/v1/brand-pictures/${id}`).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const picture = await sharp(body as Buffer).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 600, height: 200, hasAlpha: true });
  expect(picture.exif).toBeUndefined();
});

it('refuses a drawing that could run, a PDF, and a picture of somebody else', async () => {
  const agent = anAgent();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const { body } = await upload(agent, drawing, 'image/svg+xml').expect(400);
  expect(body).toMatchObject({
    fields: [{ path: 'brand', message: expect.stringContaining('JPEG, PNG or WebP') }],
  });
  await upload(agent, Buffer.from('%PDF-1.7'), 'application/pdf').expect(400);
  const theirs = await uploaded(anAgent());
  await agent
    .put(`${base}/own`)
    .send({ ...aBrand(), logoId: theirs })
    .expect(400);
});

it('keeps the pictures in use, and no others', async () => {
  const agent = anAgent();
  const [used, unused] = [await uploaded(agent), await uploaded(agent)];
  await agent
    .put(`${base}/own`)
    .send({ ...aBrand(), photoId: used })
    .expect(200);
  await service.dataSource.query(`UPDATE stored_file SET created_at = created_at - interval '1 hour'`);
  await service.app.get(FileSweep, { strict: false }).sweep();
  await agent.get(`/api/v1/brand-pictures/${used}`).expect(200);
  await agent.get(`/api/v1/brand-pictures/${unused}`).expect(404);
});

it('lets the owner alone change the agency’s, an agent their own, and an assistant none', async () => {
  const { owner, agent, assistant } = await aTeam(service);
  await agent.call.put(`${base}/agency`).send(aBrand()).expect(403);
  await assistant.call.put(`${base}/own`).send(aBrand()).expect(403);
  await owner.call.put(`${base}/agency`).send(aBrand()).expect(200);
  expect(await settings(agent.call)).toMatchObject({
    agencyName: 'Blue Lagoon Travel',
    agency: { name: 'Magic Miles Travel', version: 1 },
    own: { name: null, version: 0 },
    mayChangeAgency: false,
  });
  expect(await settings(assistant.call)).toMatchObject({ own: null, mayChangeAgency: false });
  const own = { ...aBrand(), name: null, color: null, agentName: 'Kim Novak' };
  await agent.call.put(`${base}/own`).send(own).expect(200);
  expect((await settings(agent.call)).own).toMatchObject({ agentName: 'Kim Novak', color: null });
  await anAgent().put(`${base}/agency`).send(aBrand()).expect(403);
});

it('tells the second of two windows, and loses nothing', async () => {
  const agent = anAgent();
  await agent.put(`${base}/own`).send(aBrand()).expect(200);
  await agent
    .put(`${base}/own`)
    .send({ ...aBrand(), name: 'Second', version: 0 })
    .expect(409);
  await agent
    .put(`${base}/own`)
    .send({ ...aBrand(), name: 'Second', version: 1 })
    .expect(200);
  expect((await settings(agent)).own).toMatchObject({ name: 'Second', version: 2 });
});

it('needs a name, a color of six digits, and texts that are no web address', async () => {
  const agent = anAgent();
  const refused = async (change: object) => {
    const { body } = await agent
      .put(`${base}/own`)
      .send({ ...aBrand(), ...change })
      .expect(400);
    return (body as { fields: { path: string }[] }).fields.map(({ path }) => path);
  };
  expect(await refused({ name: null, agentName: null })).toEqual(['name']);
  expect(await refused({ color: 'url(https://x.example/a.png)' })).toEqual(['color']);
  expect(await refused({ signature: 'Pay here: https://x.example' })).toEqual(['signature']);
  expect(await refused({ name: 'evil.example' })).toEqual(['name']);
});

it('keeps an agent’s own payment page, which is no part of what clients see of the brand', async () => {
  const { owner, agent } = await aTeam(service);
  const [payLink, own] = ['https://square.link/u/kim', `${base}/own`];
  await owner.call
    .put(`${base}/agency`)
    .send({ ...aBrand(), payLink })
    .expect(200);
  expect((await settings(owner.call)).agency?.payLink).toBeUndefined();
  const send = (who: TestAgent, version: number, link: string | null) =>
    who.put(own).send({ ...aBrand(), version, payLink: link });
  for (const refused of ['http://square.link/u/kim', 'https://pay.example/4111111111111111'])
    expect((await send(agent.call, 0, refused).expect(400)).body.fields).toMatchObject([{ path: 'payLink' }]);
  await send(agent.call, 0, payLink).expect(200);
  await agent.call
    .put(own)
    .send({ ...aBrand(), version: 1 })
    .expect(200);
  expect((await settings(agent.call)).own).toMatchObject({ payLink, version: 2 });
  await send(agent.call, 2, null).expect(200);
  expect((await settings(agent.call)).own).toMatchObject({ payLink: null });
});

it('leaves with the account: an agent’s own wholly, the agency’s without what is the owner’s', async () => {
  const { owner, agent, agencyId } = await aTeam(service);
  await owner.call.put(`${base}/agency`).send(aBrand()).expect(200);
  const payLink = 'https://square.link/u/dana';
  await owner.call
    .put(`${base}/own`)
    .send({ ...aBrand(), payLink })
    .expect(200);
  const { body } = await service
    .internal('identity')
    .get(`/internal/accounts/${owner.userId}/export`)
    .expect(200);
  expect(body.brands).toEqual([
    expect.objectContaining({ level: 'own', phone: '(407) 555-0100', payLink }),
    expect.objectContaining({ level: 'agency' }),
  ]);
  await service.deliver('identity.account-erased', { userId: owner.userId });
  const rows = await service.dataSource.query<unknown[]>(`SELECT 1 FROM agent_brand WHERE agent_id = $1`, [
    owner.userId,
  ]);
  expect(rows).toEqual([]);
  expect((await settings(agent.call)).agency).toMatchObject({
    name: 'Magic Miles Travel',
    color: '#8a1538',
    agentName: null,
    phone: null,
    replyTo: null,
  });
  expect(agencyId).toBeTruthy();
});
