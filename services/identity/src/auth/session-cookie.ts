import type { User } from '@landsea/contracts';
import { readCookie, sessionCookie } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { DEMO_LIFE_MS } from '../demo/demo-lifetime.js';
import type { Browser, SignedIn } from './auth.service.js';

/** The session's cookie on requests and answers. */
export class SessionCookie {
  private readonly cookie: ReturnType<typeof sessionCookie>;

  constructor(publicOrigin: string) {
    this.cookie = sessionCookie(publicOrigin);
  }

  browserOf(request: Request): Browser {
    return {
      userAgent: request.get('user-agent') ?? '',
      presented: readCookie(request.headers.cookie, this.cookie.name),
    };
  }

  set(response: Response, { user, token }: SignedIn): User {
    const { options } = this.cookie;
    response.cookie(this.cookie.name, token, user.isDemo ? { ...options, maxAge: DEMO_LIFE_MS } : options);
    return user;
  }

  clear(response: Response): void {
    const { httpOnly, sameSite, path, secure } = this.cookie.options;
    response.clearCookie(this.cookie.name, { httpOnly, sameSite, path, secure });
  }
}
