import { readCookie } from '@landsea/nest-kit';
import type { CookieOptions, Request, Response } from 'express';
import { FLOW_MINUTES } from './google-flows.js';

/** SameSite is Lax: the browser returns from another site. */
export class GoogleCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(publicOrigin: string) {
    const secure = publicOrigin.startsWith('https:');
    this.name = secure ? '__Host-landsea_google' : 'landsea_google';
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }

  read(request: Request): string | undefined {
    return readCookie(request.headers.cookie, this.name);
  }

  set(response: Response, value: string): void {
    response.cookie(this.name, value, { ...this.options, maxAge: FLOW_MINUTES * 60_000 });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
