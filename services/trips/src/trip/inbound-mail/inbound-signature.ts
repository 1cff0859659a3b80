import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature may be old, or ahead of our clock. */
const TOLERANCE_SECONDS = 300;

/** HMAC-SHA256 over the time in seconds, a dot and the email as it came. */
export const inboundSignature = (body: Buffer, secret: string, at: number): string =>
  `t=${String(at)},v1=${createHmac('sha256', secret)
    .update(`${String(at)}.`)
    .update(body)
    .digest('hex')}`;

/** Whether a delivery carries a signature of ours that is not older than five minutes. */
export const isSignedDelivery = (header: string, body: Buffer, secret: string, now: Date): boolean => {
  const at = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(header)?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - at) <= TOLERANCE_SECONDS)) return false;
  return timingSafeEqual(Buffer.from(header), Buffer.from(inboundSignature(body, secret, at)));
};
