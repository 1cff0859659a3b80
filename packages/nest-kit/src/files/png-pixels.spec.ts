import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { keepPngPixels } from './png-pixels.js';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};
const compressed = (head: string) =>
  Buffer.concat([Buffer.from(`${head}\0`, 'latin1'), deflateSync(Buffer.alloc(100_000))]);
const bombs = {
  zTXt: compressed('Comment\0'),
  iTXt: Buffer.concat([Buffer.from('Comment\0\x01\0\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000))]),
  iCCP: compressed('profile\0'),
  eXIf: Buffer.from('II*\0'),
};
/** Right behind the header, which is 33 bytes long. */
const withChunks = (png: Buffer, chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
const pixels = (png: Buffer) => sharp(png).raw().toBuffer();

it.each(Object.entries(bombs))('drops 500 %s chunks before anything decodes them', async (type, data) => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#c03f2480' } })
    .png()
    .toBuffer();
  const clean = keepPngPixels(
    withChunks(
      png,
      Array.from({ length: 500 }, () => chunk(type, data)),
    ),
  );
  expect(clean.includes(type)).toBe(false);
  expect(clean.length).toBeLessThanOrEqual(png.length);
  expect(await pixels(clean)).toEqual(await pixels(png));
});

it('keeps palette and transparency', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#11223344' } })
    .png({ palette: true })
    .toBuffer();
  expect(png.includes('PLTE') && png.includes('tRNS')).toBe(true);
  expect(await pixels(keepPngPixels(png))).toEqual(await pixels(png));
});

it('returns a broken file as far as it goes', () => {
  expect(keepPngPixels(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toHaveLength(8);
  const cut = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from('ffffffff49484452', 'hex'),
  ]);
  expect(keepPngPixels(cut)).toHaveLength(8);
});
