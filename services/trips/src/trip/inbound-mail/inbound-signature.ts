import { createHmac, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Seconds that a signature may be old, or ahead of our clock. */
const TOLERANCE_SECONDS = 300;
/** Hashed in pieces, so that a long mail does not block others. */
const PIECE = 256 * 1024;

const SIGNATURE = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/;

/** HMAC-SHA256 over time, recipient and length proves a delivery before its body is read. */
export const signHeader = (recipient: string, length: number, secret: string, at: number): string =>
  createHmac('sha256', secret).update(`${at}.${recipient}.${length}`).digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const readSignedAt = (header: string, now: Date): number | undefined => {
  const at = Number(SIGNATURE.exec(header)?.[1]);
  return Math.abs(now.getTime() / 1000 - at) <= TOLERANCE_SECONDS ? at : undefined;
};

export const isProven = (
  proof: string,
  recipient: string,
  length: number,
  secret: string,
  at: number,
): boolean => isSame(proof, signHeader(recipient, length, secret, at));

export const isSignedDelivery = async (
  header: string,
  body: Buffer,
  secret: string,
  now: Date,
  prefix = '',
): Promise<boolean> => {
  const at = readSignedAt(header, now);
  if (at === undefined) return false;
  const hmac = createHmac('sha256', secret).update(`${at}.${prefix}`);
  for (let from = 0; from < body.length; from += PIECE) {
    hmac.update(body.subarray(from, from + PIECE));
    if (from + PIECE < body.length) await setImmediate();
  }
  return isSame(header, `t=${at},v1=${hmac.digest('hex')}`);
};
