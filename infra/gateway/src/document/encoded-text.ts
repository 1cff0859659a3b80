import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { PassThrough } from 'node:stream';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib';
import type { FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text as it is sent, in each encoding that browsers take; compressed when it is first wanted. */
export class EncodedText {
  private readonly etag: string;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(private readonly text: string) {
    this.etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }

  send(reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
    const etag = `"${this.etag}-${encoding}"`;
    reply.headers({ etag, vary: 'accept-encoding, cookie' });
    if (isKnown(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return this.body(encoding).then((body) => reply.send(body));
  }

  private body(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding) ?? encode(Buffer.from(this.text), encoding);
    this.bodies.set(encoding, known);
    return known;
  }
}

// A page is compressed while somebody waits for it: the higher levels take ten times as long for some percent.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(body);
  if (encoding === 'identity') return Promise.resolve(body);
  return promisify(brotliCompress)(body, brotli);
};

const makeEncoder = (encoding: Encoding): BrotliCompress | Gzip | PassThrough => {
  if (encoding === 'br') return createBrotliCompress(brotli);
  return encoding === 'gzip' ? createGzip() : new PassThrough();
};

/** A text for one person in two parts, of which the first is sent while the second is yet to come. It has no name for a cache. */
export function sendInParts(reply: FastifyReply, first: string, second: Promise<string>): void {
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding, cookie');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = makeEncoder(encoding);
  body.write(first);
  if ('flush' in body) body.flush();
  second.then(
    (text) => body.destroyed || body.end(text),
    (error: Error) => body.destroy(error),
  );
  reply.send(body);
}

/** The best of the encodings that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const allowed = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
