import { createHmac, timingSafeEqual } from 'node:crypto';
import { ServiceName } from '@landsea/contracts/messages';
import * as z from 'zod';

const LIFETIME_SECONDS = 60;
/** Allowed difference of two services' clocks. */
const CLOCK_SKEW_SECONDS = 60;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();
const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const Claims = z.object({ iss: ServiceName, aud: ServiceName, iat: z.number(), exp: z.number() });

/** @returns undefined for claims that are not JSON or not of the expected shape. */
function readClaims(encoded: string): z.infer<typeof Claims> | undefined {
  try {
    return Claims.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** HS256, valid for 60 seconds; node:crypto is enough for one fixed algorithm without key negotiation. */
export function signServiceToken(o: {
  issuer: ServiceName;
  audience: ServiceName;
  secret: string;
  now: Date;
}): string {
  const issuedAt = Math.floor(o.now.getTime() / 1000);
  const claims = encode({ iss: o.issuer, aud: o.audience, iat: issuedAt, exp: issuedAt + LIFETIME_SECONDS });
  const text = `${HEADER}.${claims}`;
  return `${text}.${sign(text, o.secret).toString('base64url')}`;
}

/** @param o.secrets two while one replaces the other. @returns the calling service, or undefined for an invalid token. */
export function verifyServiceToken(
  token: string,
  o: { audience: ServiceName; secrets: readonly string[]; now: Date },
): ServiceName | undefined {
  const [header, claims, signature, ...rest] = token.split('.');
  if (header !== HEADER || !claims || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const text = `${header}.${claims}`;
  if (!o.secrets.some((secret) => isEqual(given, sign(text, secret)))) return undefined;
  const read = readClaims(claims);
  if (read?.aud !== o.audience) return undefined;
  const { iss, iat, exp } = read;
  const now = o.now.getTime() / 1000;
  if (exp + CLOCK_SKEW_SECONDS <= now || iat > now + CLOCK_SKEW_SECONDS || exp - iat > LIFETIME_SECONDS)
    return undefined;
  return iss;
}
