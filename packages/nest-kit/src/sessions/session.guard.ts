import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { makeUnauthenticated } from '../errors/plain-errors.js';
import { ACCESS_MARK, type AccessMark } from '../http/routes/route-marks.js';
import { SessionDirectory } from './session-directory.js';
import { SessionReader } from './session-reader.js';

/** Every route needs a session unless it is marked otherwise. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    @Inject(SessionReader) private readonly sessions: SessionReader,
    @Inject(SessionDirectory) private readonly directory: SessionDirectory,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.getAccess(context);
    if (access === 'public' || access === 'internal') return true;
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(): object {
    return { property: 'principal', session: false, directory: this.directory, sessions: this.sessions };
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
