import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '@landsea/nest-kit';
import type { CookieOptions, Request, Response } from 'express';
import type { IdentityEnv } from '../env.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const ID_BYTES = 16;
const CLAIM_BYTES = ID_BYTES + 8;

export interface KnownDevice {
  userId: string;
  issuedAt: Date;
}

const bytesOf = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex');
const userIdOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

const sign = (claim: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('landsea device').update(claim).digest();

/** The cookie proves nothing else: it keeps guesses of others from counting against the owner's browser. */
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;
  private readonly secret: string;
  private readonly accepted: readonly string[];

  constructor({ PUBLIC_ORIGIN, DEVICE_COOKIE_SECRET, DEVICE_COOKIE_SECRET_PREVIOUS: previous }: IdentityEnv) {
    const secure = PUBLIC_ORIGIN.startsWith('https:');
    this.name = secure ? '__Host-landsea_device' : 'landsea_device';
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: YEAR_MS };
    this.secret = DEVICE_COOKIE_SECRET;
    this.accepted = previous ? [this.secret, previous] : [this.secret];
  }

  read(request: Request): KnownDevice | undefined {
    const bytes = Buffer.from(readCookie(request.headers.cookie, this.name) ?? '', 'base64url');
    const claim = bytes.subarray(0, CLAIM_BYTES);
    const signature = bytes.subarray(CLAIM_BYTES);
    if (!this.accepted.some((secret) => isEqual(signature, sign(claim, secret)))) return undefined;
    return {
      userId: userIdOf(claim.subarray(0, ID_BYTES)),
      issuedAt: new Date(Number(claim.readBigUInt64BE(ID_BYTES))),
    };
  }

  set(response: Response, userId: string): void {
    response.cookie(this.name, this.makeValue(userId), this.options);
  }

  makeValue(userId: string): string {
    const issuedAt = Buffer.alloc(CLAIM_BYTES - ID_BYTES);
    issuedAt.writeBigUInt64BE(BigInt(Date.now()));
    const claim = Buffer.concat([bytesOf(userId), issuedAt]);
    return Buffer.concat([claim, sign(claim, this.secret)]).toString('base64url');
  }
}
