import { DAY_MS } from '@landsea/contracts/core';
import { readCookie } from '@landsea/nest-kit';
import { UNCLAIMED_DAYS } from '@landsea/contracts/trip';
import type { CookieOptions, Request, Response } from 'express';

/**
 * A session id alone proves nothing: whoever has the preview's address may learn it. SameSite is Lax: the
 * buyer returns from Stripe.
 */
export class BuyerCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(publicOrigin: string) {
    const secure = publicOrigin.startsWith('https:');
    this.name = secure ? '__Host-landsea_buyer' : 'landsea_buyer';
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }

  read(request: Request): string | undefined {
    return readCookie(request.headers.cookie, this.name);
  }

  set(response: Response, secret: string): void {
    response.cookie(this.name, secret, { ...this.options, maxAge: UNCLAIMED_DAYS * DAY_MS });
  }
}
