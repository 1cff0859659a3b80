import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over the time in seconds, a dot and the email as it came. */
export const inboundSignature = (body: Buffer, secret: string, at: number): string =>
  `t=${String(at)},v1=${createHmac('sha256', secret)
    .update(`${String(at)}.`)
    .update(body)
    .digest('hex')}`;
