import { randomUUID } from 'node:crypto';
import { AgentItinerary, ItineraryCoverPhoto, type SaveItinerary } from '@landsea/contracts/agents';
import { UPLOAD_BYTES } from '@landsea/rules/trip';
import sharp from 'sharp';
import { aTeam } from '../../../testing/agency-factories.js';
import { startTrips } from '../../../testing/app.js';
import { newTask } from '../../../testing/factories.js';
import { identityDouble } from '../../../testing/identity-double.js';
import { makeItineraryCalls } from '../../../testing/itinerary-calls.js';
import { pdfPages } from '../../../testing/pdf-text.js';
import { FileSweep } from '../../../trip/files/file-sweep.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { aMadeTrip, read, save, publish, lastToken, call, open } = makeItineraryCalls(() => service);
type Made = Awaited<ReturnType<typeof aMadeTrip>>;

const alt = 'The Brubakers on the beach';
const picture = () =>
  sharp({ create: { width: 2000, height: 900, channels: 3, background: '#f2b33d' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 25/1 0/1', GPSLatitudeRef: 'N' } })
    .webp()
    .toBuffer();
const send = (made: Made, content: Buffer, type = 'image/webp') =>
  made.agent.post(`${made.path}/covers`).type(type).send(content);
const upload = async (made: Made): Promise<string> =>
  ItineraryCoverPhoto.parse((await send(made, await picture()).expect(201)).body).id;
const photoOf = (photoId: string) => ({ drawing: null, photoId, alt });
const drawing = { drawing: 'ship', photoId: null, alt: 'A cruise ship at sea' } as const;
const refuse = async (made: Made, change: Partial<SaveItinerary>) => {
  const { version, title, message, contacts, sections, dayWords } = await read(made);
  const body = { version, title, message, contacts, sections, dayWords, ...change };
  return (await made.agent.put(made.path).send(body).expect(400)).body.fields as unknown;
};
const sweep = async () => {
  await service.dataSource.query(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
  await service.app.get(FileSweep).sweep();
};
const isStored = async (id: string): Promise<boolean> =>
  (await service.dataSource.query<unknown[]>('SELECT FROM stored_file WHERE key = $1', [`covers/${id}`]))
    .length > 0;
/** The service may be at work on the trip, too: a deadlock ends one of both, and what was ended is done again. */
const deleteTrip = async (tripId: string): Promise<void> => {
  const remove = () => service.dataSource.query(`DELETE FROM trip WHERE id = $1`, [tripId]);
  await remove().catch(remove);
};
const aPublished = async (cover: SaveItinerary['cover']) => {
  const made = await aMadeTrip();
  await save(made, { cover });
  await publish(made, true);
  return { ...made, token: await lastToken(made.email) };
};

describe('the cover of an itinerary', () => {
  it('is a drawing of ours on page and paper, with its words', async () => {
    const made = await aPublished(drawing);
    const { view } = await open(made.token);
    expect(view?.cover).toEqual(drawing);
    const paper = (await call('pdf', { token: made.token }).expect(200)).body as Buffer;
    expect(paper.toString('latin1')).toMatch(/\/S \/Figure[^]*A cruise ship at sea/);
    await call('cover', { token: made.token }).expect(404);
  });

  it('is a photo that is drawn again, without its place', async () => {
    const made = await aMadeTrip();
    const photoId = await upload(made);
    const own = await made.agent.get(`${made.path}/covers/${photoId}`).expect(200);
    const seen = await sharp(own.body as Buffer).metadata();
    expect([seen.format, seen.width, seen.exif]).toEqual(['jpeg', 1400, undefined]);
    await save(made, { cover: photoOf(photoId) });
    await publish(made, true);
    const token = await lastToken(made.email);
    expect((await open(token)).view?.cover).toEqual(photoOf(photoId));
    const shown = await call('cover', { token }).expect(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(shown.body).toEqual(own.body);
    const paper = (await call('pdf', { token }).expect(200)).body as Buffer;
    expect(paper.toString('latin1')).toContain('/DCTDecode');
    expect(pdfPages(paper).flat().join(' ')).toContain('Byron spring break');
  });

  it('stays with the published version until it is published again', async () => {
    const made = await aMadeTrip();
    const first = await upload(made);
    await save(made, { cover: photoOf(first) });
    await publish(made, true);
    const token = await lastToken(made.email);
    const second = await upload(made);
    expect((await save(made, { cover: photoOf(second) })).changes).toEqual(['It has another cover']);
    await sweep();
    expect((await open(token)).view?.cover?.photoId).toBe(first);
    await call('cover', { token }).expect(200);
    expect((await save(made, { cover: null })).changes).toEqual(['The cover is gone']);
    await save(made, { cover: photoOf(first) });
    expect((await read(made)).changes).toEqual([]);
    await save(made, { cover: null });
    await publish(made);
    expect((await open(token)).view?.cover).toBeUndefined();
    await sweep();
    expect([await isStored(first), await isStored(second)]).toEqual([false, false]);
    expect(await refuse(made, { cover: photoOf(first) })).toEqual([
      { path: 'cover', message: 'This photo is no longer here. Choose it again' },
    ]);
  });

  it('stays when a page of an earlier release saves', async () => {
    const made = await aMadeTrip();
    await save(made, { cover: drawing, showsPacking: true });
    expect(await save(made, { title: 'Another' })).toMatchObject({ cover: drawing, showsPacking: true });
  });

  it('is one of this trip, with words, and no other file', async () => {
    const made = await aMadeTrip();
    const other = await aMadeTrip();
    const theirs = await upload(other);
    expect(await refuse(made, { cover: photoOf(theirs) })).toMatchObject([{ path: 'cover' }]);
    await made.agent.get(`${made.path}/covers/${theirs}`).expect(404);
    const own = photoOf(await upload(made));
    expect(await refuse(made, { cover: { ...own, alt: ' ' } })).toMatchObject([{ path: 'cover.alt' }]);
    expect(await refuse(made, { cover: { ...own, drawing: 'ship' } })).toMatchObject([
      { message: 'Choose a drawing or a photo for the cover' },
    ]);
    expect(await refuse(made, { cover: { ...own, alt: '4111 1111 1111 1111' } })).toMatchObject([
      { path: 'cover' },
    ]);
    for (const [content, type] of [
      [Buffer.from('%PDF-1.7\n'), 'application/pdf'],
      [Buffer.from('<svg/>'), 'image/svg+xml'],
      [(await picture()).subarray(0, 400), 'image/webp'],
    ] as const)
      expect((await send(made, content, type).expect(400)).body.fields).toMatchObject([{ path: 'cover' }]);
    const large = Buffer.concat([await picture(), Buffer.alloc(UPLOAD_BYTES)]);
    expect((await send(made, large).expect(413)).body.message).toContain('at most 10 MB');
  });

  it('is within reach of the agency and of the reader alone', async () => {
    const made = await aMadeTrip();
    const photoId = await upload(made);
    const { owner } = await aTeam(service);
    for (const stranger of [owner.call, service.as({ userId: randomUUID() })]) {
      await stranger.get(`${made.path}/covers/${photoId}`).expect(404);
      await stranger
        .post(`${made.path}/covers`)
        .type('image/webp')
        .send(await picture())
        .expect(404);
    }
    await save(made, { cover: photoOf(photoId) });
    await publish(made, true);
    const token = await lastToken(made.email);
    const [reader] = AgentItinerary.parse((await made.agent.get(made.path).expect(200)).body).recipients;
    await made.agent.delete(`${made.path}/recipients/${reader?.id ?? ''}`).expect(200);
    await call('cover', { token }).expect(404);
    await deleteTrip(made.trip.id);
    await sweep();
    expect(await isStored(photoId)).toBe(false);
  });
});

describe('the packing list of an itinerary', () => {
  it('is on page and paper once it is switched on, without what is for one person', async () => {
    const made = await aMadeTrip();
    const add = (change: object) =>
      made.agent
        .post(`/api/v1/trips/${made.trip.id}/tasks`)
        .send(newTask({ topic: 'packing', ...change }))
        .expect(201);
    await add({ title: 'Rain ponchos', notes: 'In the blue box in the garage' });
    await add({ title: 'Sunscreen', status: 'done' });
    await add({ title: 'Ada’s allergy pen', person: made.userId });
    await add({ title: 'Passport 4111 1111 1111 1111' });
    await add({ title: 'Water the plants', topic: 'home' });
    expect((await read(made)).view.packing).toBeUndefined();
    await save(made, { showsPacking: true });
    await publish(made, true);
    const token = await lastToken(made.email);
    const { view } = await open(token);
    expect(view?.packing?.map(({ text }) => text)).toEqual(['Rain ponchos', 'Sunscreen']);
    const paper = pdfPages((await call('pdf', { token }).expect(200)).body as Buffer)
      .flat()
      .join('\n');
    for (const text of ['To pack', 'Rain ponchos', 'Sunscreen']) expect(paper).toContain(text);
    for (const text of [paper, JSON.stringify(view)])
      expect(text).not.toMatch(/allergy pen|garage|4111|plants/);
    expect((await save(made, { showsPacking: false })).changes).toEqual(['“To pack” is no longer shown']);
  });
});
