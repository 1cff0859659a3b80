import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { KitEnv } from '../env/kit-env.js';
import { KIT_ENV } from '../http/routes/tokens.js';
import { hashSecret } from '../secrets/secret.js';
import { makeSessionCookie, readCookie } from './session-cookie.js';
import { getSessionKeys, getTokenOrigin, type SessionKeys } from './session-token.js';

export interface PresentedSession {
  tokenHash: string;
  /** A service made the token; the session may have ended. */
  isSigned: boolean;
}

@Injectable()
export class SessionReader {
  private readonly cookieName: string;
  private readonly keys: SessionKeys;

  constructor(@Inject(KIT_ENV) env: KitEnv) {
    this.cookieName = makeSessionCookie(env.PUBLIC_ORIGIN).name;
    this.keys = getSessionKeys(env);
  }

  /** An invented cookie is none. */
  read({ headers }: Pick<Request, 'headers'>): PresentedSession | undefined {
    const token = readCookie(headers.cookie, this.cookieName);
    if (token === undefined) return undefined;
    const origin = getTokenOrigin(this.keys, token);
    return origin === 'invented'
      ? undefined
      : { tokenHash: hashSecret(token), isSigned: origin === 'signed' };
  }
}
