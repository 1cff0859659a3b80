import { gzip } from 'node:zlib';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

/** JSON of Postgres is sent as it is; `value()` parses it where it must be read. */
export class JsonText<T> {
  constructor(readonly text: string) {}

  value(): T {
    return JSON.parse(this.text) as T;
  }

  toJSON(): T {
    return this.value();
  }
}

const TYPE = 'application/json; charset=utf-8';
const BODILESS = new Set([204, 205, 304]);
/** Bytes; compressing less costs more than it saves. */
const WORTH_COMPRESSING = 4096;
const LEVEL = 3;

/** Express' checks (freshness, tags, types) are skipped, unless the route has set an ETag. */
export class JsonAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (statusCode !== undefined) response.statusCode = statusCode;
    const isObject = typeof body === 'object' && body !== null && !(body instanceof StreamableFile);
    if (!isObject || BODILESS.has(response.statusCode) || response.hasHeader('Content-Type'))
      return super.reply(response, body, statusCode);
    if (response.hasHeader('ETag') && response.req.fresh) {
      response.statusCode = 304;
      return response.end();
    }
    const text = body instanceof JsonText ? body.text : JSON.stringify(body);
    response.setHeader('Content-Type', TYPE);
    if (Buffer.byteLength(text) < WORTH_COMPRESSING) return send(response, text);
    response.vary('Accept-Encoding');
    if (!response.req.acceptsEncodings('gzip')) return send(response, text);
    gzip(text, { level: LEVEL }, (error, compressed) => {
      if (error) return void send(response, text);
      response.setHeader('Content-Encoding', 'gzip');
      send(response, compressed);
    });
    return response;
  }
}

/** Node sends a text in one piece with its headers. */
const send = (response: Response, body: string | Buffer): Response => {
  response.setHeader('Content-Length', Buffer.byteLength(body));
  return response.end(body);
};
