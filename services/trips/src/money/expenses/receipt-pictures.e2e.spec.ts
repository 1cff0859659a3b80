import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { FileStore } from '@landsea/nest-kit';
import sharp from 'sharp';
import { FileSweep } from '../../trip/files/file-sweep.js';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newExpense } from '../../testing/factories.js';

let agent: TestAgent;
let path: string;
const service = await startTrips();
afterAll(() => service.close());
beforeEach(async () => {
  const family = await familyWithPaidTrip(service);
  const expense = newExpense();
  ({ agent } = family);
  path = `/api/v1/trips/${family.trip.id}/expenses/${expense.id}/receipt`;
  await agent.post(`/api/v1/trips/${family.trip.id}/expenses`).send(expense).expect(201);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03f24' } });
const send = (content: Buffer, type = 'image/jpeg') =>
  agent.put(`${path}?name=bill`).type(type).send(content);
const stored = async (at = path): Promise<Buffer> => (await agent.get(at).expect(200)).body as Buffer;
const problemOf = async (content: Buffer, type?: string) =>
  (await send(content, type).expect(400)).body.fields[0].message as string;

const GPS = {
  IFD0: { Copyright: 'secret-of-the-camera' },
  IFD3: { GPSLatitude: '28/1 25/1 0/1', GPSLatitudeRef: 'N' },
};

it('keeps neither the place where a photo was taken nor what was hidden behind it', async () => {
  const photo = await picture(800, 600).jpeg().withExif(GPS).withXmp('<x>secret-xmp</x>').toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('secret-of-the-camera');
  const hidden = '<html><script>alert(1)</script></html>PK\x03\x04 a zip';
  await send(Buffer.concat([photo, Buffer.from(hidden, 'latin1')])).expect(200);
  const kept = await stored();
  const { exif, xmp, width, height, format } = await sharp(kept).metadata();
  expect({ exif, xmp, width, height, format }).toEqual({ width: 800, height: 600, format: 'jpeg' });
  expect(kept.toString('latin1')).not.toMatch(/secret|script|a zip|Exif|GPS/);
});

it.each(['png', 'webp'] as const)('re-encodes a %s as such', async (format) => {
  const photo = await picture(300, 200).toFormat(format).withExif(GPS).toBuffer();
  const { body } = await send(Buffer.concat([photo, Buffer.from('<script>')]), `image/${format}`).expect(200);
  const kept = await stored();
  expect(kept.toString('latin1')).not.toMatch(/secret|script/);
  expect(await sharp(kept).metadata()).toMatchObject({ format, width: 300, height: 200 });
  expect(body.receipt).toEqual({ name: 'bill', type: `image/${format}`, bytes: kept.length });
});

it('turns a photo as it was held, and makes it no larger than it can be read', async () => {
  const held = await picture(4000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await send(held).expect(200);
  expect(await sharp(await stored()).metadata()).toMatchObject({ width: 1875, height: 2500 });
});

it('shows a small picture in lists', async () => {
  await send(await picture(1200, 900).jpeg().withExif(GPS).toBuffer()).expect(200);
  const { headers, body } = await agent.get(`${path}/thumbnail`).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  await service.as({}).get(`${path}/thumbnail`).expect(404);
});

it('gives a PDF back as it came, as a file and never as a page', async () => {
  const pdf = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>');
  await send(pdf, 'application/pdf').expect(200);
  const { headers, body } = await agent.get(path).buffer(true).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''bill.pdf",
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(body as Buffer).equals(pdf)).toBe(true);
  await agent.get(`${path}/thumbnail`).expect(404);
});

it('refuses pictures that cannot be decoded, and keeps the one that is there', async () => {
  const good = await picture(400, 300).jpeg().toBuffer();
  await send(good).expect(200);
  const before = await stored();
  const png = await picture(400, 300).png().toBuffer();
  const damaged = 'This picture cannot be opened, it may be damaged: take it again, or choose another';
  expect(await problemOf(good.subarray(0, good.length / 2))).toBe(damaged);
  expect(await problemOf(Buffer.concat([png.subarray(0, 33), Buffer.from('<script>')]), 'image/png')).toBe(
    damaged,
  );
  expect(await problemOf(Buffer.from('\0\0\0\x18ftypheic0000', 'latin1'), 'image/heic')).toContain(
    'whatever its name',
  );
  expect(
    await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
  ).toContain('whatever its name');
  expect((await stored()).equals(before)).toBe(true);
});

it('refuses a PNG whose pixels are nonsense', async () => {
  const png = await picture(40, 30).png().toBuffer();
  const at = png.indexOf('IDAT') + 4;
  const pixels = deflateSync(Buffer.alloc((40 * 3 + 1) * 30, 255));
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(pixels.length);
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IDAT'), pixels])));
  const nonsense = Buffer.concat([
    png.subarray(0, at - 8),
    length,
    Buffer.from('IDAT'),
    pixels,
    checksum,
    png.subarray(png.indexOf('IEND') - 4),
  ]);
  expect(await problemOf(nonsense, 'image/png')).toContain('cannot be opened');
});

it('refuses a picture of more than 50 million pixels before it is decoded', async () => {
  const tiny = await picture(10, 10).png().toBuffer();
  tiny.writeUInt32BE(10_000, 16);
  tiny.writeUInt32BE(5001, 20);
  const large = Buffer.concat([tiny, Buffer.alloc(600_000)]);
  expect(await problemOf(large, 'image/png')).toContain('more than 50,000,000 pixels');
});

it('removes the small picture with the receipt', async () => {
  await send(await picture(400, 300).jpeg().toBuffer()).expect(200);
  const [{ key }] = await service.dataSource.query<[{ key: string }]>(
    `SELECT key FROM stored_file ORDER BY created_at DESC`,
  );
  const store = service.app.get(FileStore, { strict: false });
  (await store.open(`${key}-thumbnail`)).destroy();
  await agent.delete(path).expect(200);
  await service.dataSource.query(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
  await service.app.get(FileSweep, { strict: false }).sweep();
  await expect(store.open(`${key}-thumbnail`).then(text)).rejects.toThrow();
});
