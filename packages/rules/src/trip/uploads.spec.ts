import { UPLOAD_BYTES, isHeic, uploadKind, uploadProblem } from './uploads.js';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part)),
  );
const png = (width: number, height: number): Uint8Array => {
  const head = bytes(
    '\x89PNG\r\n\x1a\n',
    [0, 0, 0, 13],
    'IHDR',
    Array.from({ length: 12 }, () => 0),
  );
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return head;
};
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4],
  [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3],
  Array.from({ length: 12 }, () => 0),
);
const webp = (chunk: string, at20: number[]): Uint8Array =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0], at20);

it.each<[string, Uint8Array, object | undefined]>([
  ['PNG', png(800, 600), { type: 'image/png', width: 800, height: 600 }],
  ['JPEG after its EXIF', jpeg, { type: 'image/jpeg', width: 800, height: 600 }],
  ['PDF', bytes('%PDF-1.7\n'), { type: 'application/pdf' }],
  [
    'WebP, extended',
    webp('VP8X', [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]),
    { type: 'image/webp', width: 800, height: 600 },
  ],
  [
    'WebP, lossless',
    webp('VP8L', [0x2f, 0x1f, 0xc3, 0x95, 0, 0, 0, 0, 0, 0]),
    { type: 'image/webp', width: 800, height: 600 },
  ],
  ['a ZIP', bytes('PK\x03\x04'), undefined],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
  ['a page that begins like nothing', bytes('<!doctype html>'), undefined],
  ['a JPEG cut off', jpeg.subarray(0, 12), undefined],
  ['a JPEG whose segments lie', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is known by its content', (_, head, kind) => {
  expect(uploadKind(head)).toEqual(kind);
});

it.each([
  [png(20_000, 20_000), 1000, '20000 × 20000'],
  [png(12_001, 1), 1000, '12,000 on a side'],
  [png(11_900, 11_900), 137_000, '11900 × 11900'],
  [png(0, 5), 1000, 'Choose a JPEG'],
  [png(800, 600), UPLOAD_BYTES + 1, 'at most 10 MB'],
  [png(800, 600), 0, 'empty'],
  [bytes('PK\x03\x04'), 1000, 'Choose a JPEG'],
])('a file that cannot be one is refused in words %#', (head, size, words) => {
  expect(uploadProblem('receipt', uploadKind(head), size)).toContain(words);
});

it.each([
  [png(12_000, 9_000), UPLOAD_BYTES],
  [png(4_960, 7_016), 60_000],
])('takes a picture of the largest side, and a page scanned in black and white %#', (head, size) => {
  expect(uploadProblem('receipt', uploadKind(head), size)).toBeUndefined();
});

it('knows a photo as an iPhone keeps it', () => {
  expect(isHeic(bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]))).toBe(true);
  expect(isHeic(jpeg)).toBe(false);
});

it('takes a PDF for a receipt and no PDF for a photo', () => {
  expect(uploadProblem('receipt', { type: 'application/pdf' }, 900)).toBeUndefined();
  expect(uploadProblem('photo', { type: 'application/pdf' }, 900)).toContain('JPEG, PNG or WebP picture');
  expect(uploadProblem('brand', { type: 'application/pdf' }, 900)).toContain('JPEG, PNG or WebP picture');
  expect(uploadProblem('document', { type: 'application/pdf' }, 900)).toBeUndefined();
  expect(uploadProblem('photo', { type: 'image/jpeg', width: 30, height: 20 }, 900)).toBeUndefined();
  expect(uploadProblem('photo', undefined, UPLOAD_BYTES + 1)).toContain('at most 10 MB');
});
