import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { StoredFile } from './files.queries.js';
import { toSavedName } from './file-names.js';

/** The content may be shown, but must not run or load anything. */
const SHOWN_SAFELY = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** RFC 5987: `'`, `(`, `)` and `*` have a meaning in the header, and `encodeURIComponent` leaves them. */
const headerText = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const answerFile = (
  response: Response,
  { name, type, bytes, content }: StoredFile & { content: Readable },
): StreamableFile => {
  response.set(SHOWN_SAFELY);
  const shown = type.startsWith('image/') ? 'inline' : 'attachment';
  const disposition = `${shown}; filename*=UTF-8''${headerText(toSavedName(name, type))}`;
  return new StreamableFile(content, { type, length: bytes, disposition });
};

export const answerThumbnail = (response: Response, content: Readable): StreamableFile => {
  response.set(SHOWN_SAFELY);
  return new StreamableFile(content, { type: 'image/webp', disposition: 'inline' });
};
