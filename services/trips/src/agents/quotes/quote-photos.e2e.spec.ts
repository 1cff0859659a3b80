import { randomUUID } from 'node:crypto';
import {
  KeptQuotePhoto,
  MOST_QUOTE_PHOTOS,
  type QuotePage,
  quotePhotoPath,
  type PublicQuotePhoto,
} from '@landsea/contracts/agents';
import { FileStore } from '@landsea/nest-kit';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import sharp from 'sharp';
import { startTrips } from '../../testing/app.js';
import { anOption, makeQuoteCalls } from '../../testing/quote-calls.js';
import { FileSweep } from '../../trip/files/file-sweep.js';
import { QuotePhotoRow } from './quote-photo.entity.js';

let service: TestService;
let beach: Buffer;
beforeAll(async () => {
  service = await startTrips();
  beach = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#2a9db0' } })
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => service.close());
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const calls = makeQuoteCalls(() => service);
const { read, save, send, open, aSentQuote } = calls;

const upload = (call: TestAgent, quoteId: string, content = beach, type = 'image/jpeg') =>
  call.post(`/api/v1/quotes/${quoteId}/photos?name=beach.jpg`).type(type).send(content);
const added = async (call: TestAgent, quoteId: string) =>
  KeptQuotePhoto.parse((await upload(call, quoteId).expect(201)).body).id;
const later = () =>
  service.dataSource.query(`UPDATE stored_file SET created_at = created_at - interval '2 days'`);
const sweep = async () => {
  await later();
  await service.app.get(FileSweep, { strict: false }).sweep();
};
const nextDay = () =>
  service.dataSource.query(`UPDATE quote_photo SET created_at = created_at - interval '2 days'`);
const isStored = async (id: string): Promise<boolean> => {
  const store = service.app.get(FileStore, { strict: false });
  const content = await store.open(`quotes/${id}`).catch(() => undefined);
  content?.destroy();
  return content !== undefined;
};
const photoOf = (page: QuotePage): PublicQuotePhoto | undefined => page.quote.options[0]?.photo;
const get = (url: string) => service.anonymous().get(url);

/** A quote whose second version has a picture. */
const withPhoto = async () => {
  const made = await aSentQuote();
  const { call, quote, options } = made;
  const id = await added(call, quote.id);
  const [first = anOption(), ...others] = options;
  const shown = [{ ...first, photo: { id, alt: 'The pool at sunset' } }, ...others];
  const saved = await save(call, await read(call, quote.id), { options: shown });
  const { token } = await send(call, saved);
  return { ...made, photoId: id, token, earlier: made.token };
};

it('is drawn again as a bounded WebP without what the camera added, for the agent’s side', async () => {
  const { call, quote, photoId } = await withPhoto();
  const { body, headers } = await call.get(quotePhotoPath(quote.id, photoId)).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  const picture = await sharp(body as Buffer).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 1000, height: 667 });
  expect((body as Buffer).toString('latin1')).not.toContain('secret-of-the-camera');
});

it('refuses what is no picture, a damaged one, and one more than a quote keeps', async () => {
  const { call, quote } = await aSentQuote();
  const wrong = await upload(call, quote.id, Buffer.from('<svg/>'), 'image/svg+xml').expect(400);
  expect(wrong.body.fields).toMatchObject([{ path: 'quote', message: expect.stringContaining('JPEG') }]);
  const cut = await upload(call, quote.id, beach.subarray(0, 900)).expect(400);
  expect(cut.body.fields).toMatchObject([{ message: expect.stringContaining('may be damaged') }]);
  const rows = Array.from({ length: MOST_QUOTE_PHOTOS }, () => ({ id: randomUUID(), quoteId: quote.id }));
  await service.dataSource.manager.insert(QuotePhotoRow, rows);
  const full = await upload(call, quote.id).expect(400);
  expect(full.body.fields).toMatchObject([{ message: expect.stringMatching(/^A quote keeps at most 40/) }]);
});

it('opens for the link whose page has its address, and for no other', async () => {
  const { token, earlier, photoId, call, quote } = await withPhoto();
  const photo = photoOf(await open(token));
  expect(photo).toEqual({ id: photoId, alt: 'The pool at sunset', url: expect.any(String) });
  expect(photo?.url).not.toContain(token);
  await get(photo?.url ?? '').expect(200);
  expect(photoOf(await open(earlier))).toBeUndefined();
  // The page before shows the latest on request, with an address of its own.
  const newest = photoOf(await open(earlier, true));
  expect(newest?.url).not.toBe(photo?.url);
  await get(newest?.url ?? '').expect(200);
  const other = await withPhoto();
  const key = photo?.url?.split('/').at(-1) ?? '';
  await get(`/api/v1/quote-links/photos/${other.photoId}/${key}`).expect(404);
  for (const wrong of ['0'.repeat(64), 'x', '%00'])
    await get(`/api/v1/quote-links/photos/${photoId}/${wrong}`).expect(404);
  await get(quotePhotoPath(quote.id, photoId)).expect(401);
  const { version } = await read(call, quote.id);
  await call.post(`/api/v1/quotes/${quote.id}/withdrawal`).send({ version }).expect(200);
  await get(photo?.url ?? '').expect(404);
  expect(photoOf(await open(token))).toBeUndefined();
});

it('closes with the link of one person, and stays open for the others', async () => {
  const { call, quote, token } = await withPhoto();
  const url = photoOf(await open(token))?.url ?? '';
  const { recipients = [] } = await read(call, quote.id);
  for (const { id } of recipients)
    await call.delete(`/api/v1/quotes/${quote.id}/recipients/${id}`).expect(200);
  await get(url).expect(404);
  await call
    .get(quotePhotoPath(quote.id, (await read(call, quote.id)).options[0]?.photo?.id ?? ''))
    .expect(200);
});

it('stays in a version that was sent, whatever happens to the draft, and comes back with an undo', async () => {
  const { call, quote, token, photoId } = await withPhoto();
  const [before, next] = [photoOf(await open(token)), await added(call, quote.id)];
  const draft = await read(call, quote.id);
  const named = (photo: { id: string; alt: string } | null) =>
    draft.options.map((option, index) => (index === 0 ? { ...option, photo } : option));
  await save(call, await read(call, quote.id), { options: named({ id: next, alt: '' }) });
  await save(call, await read(call, quote.id), { options: named(null) });
  await sweep();
  expect([await isStored(photoId), await isStored(next)]).toEqual([true, true]);
  expect(photoOf(await open(token))).toEqual(before);
  const back = await save(call, await read(call, quote.id), { options: named({ id: next, alt: '' }) });
  expect(back.options[0]?.photo).toEqual({ id: next, alt: '' });
  await nextDay();
  await save(call, await read(call, quote.id), { options: named(null) });
  await sweep();
  expect([await isStored(photoId), await isStored(next)]).toEqual([true, false]);
  await get(before?.url ?? '').expect(200);
  const gone = await call.put(`/api/v1/quotes/${quote.id}`).send(
    await (async () => {
      const { version, title, message, people, expiresAt, zone } = await read(call, quote.id);
      const options = named({ id: next, alt: '' });
      return { version, title, message, people, expiresAt, zone, options };
    })(),
  );
  expect(gone.status).toBe(400);
  expect(gone.body.fields).toMatchObject([{ path: 'options.0.photo' }]);
});

it('is kept by a save that says nothing about it, as of an earlier release', async () => {
  const { call, quote, photoId } = await withPhoto();
  const { options } = await read(call, quote.id);
  const silent = options.map(({ photo: _photo, ...option }) => option);
  const saved = await save(call, await read(call, quote.id), { title: 'Summer', options: silent });
  expect(saved.options[0]?.photo).toEqual({ id: photoId, alt: 'The pool at sunset' });
});

it('is of one quote only, and goes with it', async () => {
  const { call, quote, photoId } = await withPhoto();
  const other = await aSentQuote();
  const theirs = await read(other.call, other.quote.id);
  const stolen = theirs.options.map((option) => ({ ...option, photo: { id: photoId, alt: '' } }));
  const { version, title, message, people, expiresAt, zone } = theirs;
  const body = { version, title, message, people, expiresAt, zone, options: stolen };
  await other.call.put(`/api/v1/quotes/${other.quote.id}`).send(body).expect(400);
  await other.call.get(quotePhotoPath(other.quote.id, photoId)).expect(404);
  await other.call.get(quotePhotoPath(quote.id, photoId)).expect(404);
  await upload(other.call, quote.id).expect(404);
  await call.delete(`/api/v1/quotes/${quote.id}`).expect(204);
  await sweep();
  expect(await isStored(photoId)).toBe(false);
});

it('goes with the account of the agent', async () => {
  const { userId, photoId } = await withPhoto();
  await service.deliver('identity.account-erased', { userId });
  await sweep();
  expect(await isStored(photoId)).toBe(false);
});

it('is in the PDF of the version that has it', async () => {
  const { token, earlier } = await withPhoto();
  const pdf = async (of: string) =>
    (
      await service
        .anonymous()
        .post('/api/v1/quote-links/pdf')
        .send({ token: of })
        .buffer(true)
        .parse((answer, done) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => done(null, Buffer.concat(chunks)));
        })
        .expect(200)
    ).body.toString('latin1') as string;
  expect(await pdf(token)).toMatch(/\/Subtype \/Image/);
  expect(await pdf(earlier)).not.toMatch(/\/Subtype \/Image/);
});
