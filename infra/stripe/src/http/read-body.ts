import type { IncomingMessage } from 'node:http';
import { StripeRefusal } from './stripe-refusal.js';

const LARGEST_BODY = 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) {
      const message = 'The request body is too large.';
      throw new StripeRefusal(413, { type: 'invalid_request_error', message }, false);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
