import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { JsonText } from './json-text.js';

const TYPE = 'application/json; charset=utf-8';
const BODILESS = new Set([204, 205, 304]);

/**
 * Objects go out as JSON at once: of what Express looks for in any answer (freshness, tags, types), they need nothing, unless
 * the route has set an ETag: what the reader has already is not sent again (304).
 */
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
    response.setHeader('Content-Length', Buffer.byteLength(text));
    return response.end(text);
  }
}
