import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over the time in seconds, a dot and the email as it came. */
export const inboundSignature = (body: Buffer, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')}`;
