import { DAY_MS } from '@landsea/contracts/core';
import { readCookie } from '@landsea/nest-kit';
import { UNCLAIMED_DAYS } from '@landsea/contracts/trip';
import type { CookieOptions, Request, Response } from 'express';

/**
 * Ties a payment for a preview to the browser that went to pay. Whoever has the preview's address may learn the id of a
 * session, so that id alone proves nothing. Lax: the buyer comes back from Stripe's page.
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
