import type { User } from '@landsea/contracts/account';
import { getCallerAddressKey, noteSignedIn, readCookie, makeSessionCookie } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { DEMO_LIFE_MS } from '../demo/demo-lifetime.js';
import type { IdentityEnv } from '../env.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { Browser } from './browser.js';
import type { StoredAccount } from '../users/users.service.js';
import { DeviceCookie } from './device-cookie.js';
import { isKnownDevice } from './guess-limits.js';

export class SessionCookie {
  private readonly cookie: ReturnType<typeof makeSessionCookie>;
  private readonly device: DeviceCookie;

  constructor(env: IdentityEnv) {
    this.cookie = makeSessionCookie(env.PUBLIC_ORIGIN);
    this.device = new DeviceCookie(env);
  }

  readBrowser(request: Request): Browser {
    return {
      userAgent: request.get('user-agent') ?? '',
      presented: readCookie(request.headers.cookie, this.cookie.name),
      address: getCallerAddressKey(request),
      devices: this.device.read(request),
    };
  }

  set(response: Response, { user, token, sessionId }: SignedIn): User {
    const { options } = this.cookie;
    noteSignedIn(response, { userId: user.id, sessionId });
    response.cookie(this.cookie.name, token, user.isDemo ? { ...options, maxAge: DEMO_LIFE_MS } : options);
    if (!user.isDemo) this.device.set(response, user.id);
    return user;
  }

  /** A session that outlived the first confirmation of the address proves that its browser is the owner's. */
  renewDevice(request: Request, response: Response, { user, devicesValidFrom }: StoredAccount): void {
    const devices = this.device.read(request);
    const isHere = devices.some(({ userId }) => userId === user.id);
    if (isHere && !isKnownDevice({ devices }, { user, devicesValidFrom })) this.device.set(response, user.id);
  }

  rememberDevice(response: Response, userId: string): void {
    noteSignedIn(response, { userId });
    this.device.set(response, userId);
  }

  clear(response: Response): void {
    const { httpOnly, sameSite, path, secure } = this.cookie.options;
    response.clearCookie(this.cookie.name, { httpOnly, sameSite, path, secure });
  }
}
