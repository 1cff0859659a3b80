import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '@landsea/nest-kit';
import type { CookieOptions, Request, Response } from 'express';
import type { IdentityEnv } from '../env.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const ID_BYTES = 16;
const CLAIM_BYTES = ID_BYTES + 8;
/** A family's tablet is known to each of them. */
const MOST_PEOPLE = 5;
const BETWEEN = '.';
const FORM = /^[\w.-]{20,400}$/;

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

  /** One entry for each person who signed in here, the latest first. */
  read(request: Request): KnownDevice[] {
    return this.readClaims(request).map(({ device }) => device);
  }

  set(response: Response, userId: string): void {
    const others = this.readClaims(response.req)
      .filter(({ device }) => device.userId !== userId)
      .map(({ text }) => text);
    const claims = [this.makeValue(userId), ...others].slice(0, MOST_PEOPLE);
    response.cookie(this.name, claims.join(BETWEEN), this.options);
  }

  makeValue(userId: string): string {
    const issuedAt = Buffer.alloc(CLAIM_BYTES - ID_BYTES);
    issuedAt.writeBigUInt64BE(BigInt(Date.now()));
    const claim = Buffer.concat([bytesOf(userId), issuedAt]);
    return Buffer.concat([claim, sign(claim, this.secret)]).toString('base64url');
  }

  private readClaims({ headers }: Pick<Request, 'headers'>): { device: KnownDevice; text: string }[] {
    const texts = (readCookie(headers.cookie, this.name, FORM) ?? '').split(BETWEEN).slice(0, MOST_PEOPLE);
    return texts.flatMap((text) => {
      const device = this.readClaim(text);
      return device ? [{ device, text }] : [];
    });
  }

  private readClaim(text: string): KnownDevice | undefined {
    const bytes = Buffer.from(text, 'base64url');
    const claim = bytes.subarray(0, CLAIM_BYTES);
    const signature = bytes.subarray(CLAIM_BYTES);
    if (!this.accepted.some((secret) => isEqual(signature, sign(claim, secret)))) return undefined;
    return {
      userId: userIdOf(claim.subarray(0, ID_BYTES)),
      issuedAt: new Date(Number(claim.readBigUInt64BE(ID_BYTES))),
    };
  }
}
