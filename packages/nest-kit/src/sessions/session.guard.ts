import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { KitEnv } from '../env/kit-env.js';
import { makeUnauthenticated } from '../errors/plain-errors.js';
import { ACCESS_MARK, type AccessMark } from '../http/routes/route-marks.js';
import { KIT_ENV } from '../http/routes/tokens.js';
import { makeSessionCookie } from './session-cookie.js';
import { SessionDirectory } from './session-directory.js';

/** Every route needs a session unless it is marked otherwise. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  private readonly cookieName: string;

  constructor(
    @Inject(KIT_ENV) env: KitEnv,
    @Inject(SessionDirectory) private readonly directory: SessionDirectory,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {
    super();
    this.cookieName = makeSessionCookie(env.PUBLIC_ORIGIN).name;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.getAccess(context);
    if (access === 'public' || access === 'internal') return true;
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(): object {
    return { property: 'principal', session: false, directory: this.directory, cookieName: this.cookieName };
  }

  override handleRequest<T>(error: unknown, principal: T, _info: unknown, context: ExecutionContext): T {
    if (error) throw error;
    if (principal) return principal;
    if (this.getAccess(context) === 'optional') return undefined as T;
    throw makeUnauthenticated();
  }

  private getAccess(context: ExecutionContext): AccessMark | undefined {
    return this.reflector.getAllAndOverride<AccessMark | undefined>(ACCESS_MARK, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}
