/** Bytes, and pixels of a side. */
export const UPLOAD_BYTES = 10 * 1024 * 1024;
export const UPLOAD_SIDE = 12_000;
export const UPLOAD_HEAD_BYTES = 512 * 1024;

export type UploadType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** By its content, whatever its name; `width` and `height` in pixels. */
export interface UploadKind {
  type: UploadType;
  width?: number;
  height?: number;
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const big16 = (view: DataView, at: number): number => view.getUint16(at, false);
const little24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

/** The other frames of C0-CF are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg = (view: DataView): UploadKind | undefined => {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { type: 'image/jpeg', height: big16(view, at + 5), width: big16(view, at + 7) };
    } else at += 2 + Math.max(2, big16(view, at + 2));
  }
  return undefined;
};

const webp = (bytes: Uint8Array, view: DataView): UploadKind | undefined => {
  const type = 'image/webp';
  if (view.byteLength < 30) return undefined;
  switch (text(bytes, 12, 4)) {
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const sizes = view.getUint32(21, true);
      return { type, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: little24(view, 24) + 1, height: little24(view, 27) + 1 };
    default:
      return undefined;
  }
};

/**
 * Nothing is decoded, so an image costs no more than its header. Undefined for another type or a broken
 * header.
 */
export const uploadKind = (head: Uint8Array): UploadKind | undefined => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (text(head, 0, 5) === '%PDF-') return { type: 'application/pdf' };
  if (text(head, 0, 3) === '\xff\xd8\xff') return jpeg(view);
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP') return webp(head, view);
  const isPng = text(head, 0, 8) === '\x89PNG\r\n\x1a\n' && text(head, 12, 4) === 'IHDR' && head.length >= 24;
  return isPng ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } : undefined;
};

export const isHeic = (head: Uint8Array): boolean =>
  text(head, 4, 4) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(text(head, 8, 4));

export type UploadPurpose = 'receipt' | 'photo' | 'attachment' | 'brand' | 'cover' | 'document' | 'quote';

const wrongKind: Record<UploadPurpose, string> = {
  receipt: 'Choose a JPEG, PNG, WebP or PDF: this file is none, whatever its name says',
  photo: 'Choose a JPEG, PNG or WebP picture: this file is none, whatever its name says',
  attachment: 'Choose a JPEG, PNG, WebP or PDF: this file is none, whatever its name says',
  brand: 'Choose a JPEG, PNG or WebP picture: this file is none, whatever its name says',
  cover: 'Choose a JPEG, PNG or WebP picture: this file is none, whatever its name says',
  document: 'Choose a JPEG, PNG, WebP or PDF: this file is none, whatever its name says',
  quote: 'Choose a JPEG, PNG or WebP picture: this file is none, whatever its name says',
};
const tooLarge: Record<UploadPurpose, string> = {
  receipt: 'A receipt has at most 10 MB: take a smaller picture, or a PDF',
  photo: 'A photo has at most 10 MB: take or choose a smaller one',
  attachment: 'A file in a message has at most 10 MB: choose a smaller one',
  brand: 'A picture has at most 10 MB: choose a smaller one',
  cover: 'A cover has at most 10 MB: choose a smaller photo',
  document: 'A document has at most 10 MB: choose a smaller file, or scan it in black and white',
  quote: 'A photo has at most 10 MB: choose a smaller one',
};

const picturesOnly: ReadonlySet<UploadPurpose> = new Set(['photo', 'brand', 'cover', 'quote']);

/** Above this ratio an image is made to exhaust the decoder. */
const SCANNED_PIXELS = 40_000_000;
const MOST_PIXELS_PER_BYTE = 100;

export const uploadContentProblem = (
  purpose: UploadPurpose,
  kind: UploadKind | undefined,
  bytes: number,
): string | undefined => {
  if (bytes === 0) return 'This file is empty: choose another';
  if (!kind || (picturesOnly.has(purpose) && kind.type === 'application/pdf')) return wrongKind[purpose];
  const { width = 1, height = 1 } = kind;
  if (width === 0 || height === 0) return wrongKind[purpose];
  const pixels = width * height;
  const bursts = pixels > SCANNED_PIXELS && pixels > bytes * MOST_PIXELS_PER_BYTE;
  return Math.max(width, height) > UPLOAD_SIDE || bursts
    ? `This picture is ${width} × ${height} pixels; ${UPLOAD_SIDE.toLocaleString('en-US')} on a side is the most, and a large one has to be a photo: make it smaller first`
    : undefined;
};

export const explainTooLarge = (purpose: UploadPurpose): string => tooLarge[purpose];

export const uploadProblem = (
  purpose: UploadPurpose,
  kind: UploadKind | undefined,
  bytes: number,
): string | undefined =>
  bytes > UPLOAD_BYTES ? tooLarge[purpose] : uploadContentProblem(purpose, kind, bytes);
