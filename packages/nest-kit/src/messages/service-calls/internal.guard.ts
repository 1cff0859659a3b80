import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ServiceName } from '@landsea/contracts/messages';
import type { KitEnv } from '../../env/kit-env.js';
import { makeUnauthenticated } from '../../errors/plain-errors.js';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { ACCESS_MARK, type AccessMark } from '../../http/routes/route-marks.js';
import { CLOCK, KIT_ENV, SERVICE_NAME, type Clock } from '../../http/routes/tokens.js';
import { verifyServiceToken } from './service-token.js';

@Injectable()
export class InternalGuard implements CanActivate {
  constructor(
    @Inject(KIT_ENV) private readonly env: KitEnv,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const marks = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<AccessMark | undefined>(ACCESS_MARK, marks) !== 'internal')
      return true;
    const request = context.switchToHttp().getRequest<KitRequest>();
    const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
    const { SERVICE_TOKEN_SECRET, SERVICE_TOKEN_SECRET_PREVIOUS } = this.env;
    const caller = verifyServiceToken(token, {
      audience: this.service,
      secrets: [
        SERVICE_TOKEN_SECRET,
        ...(SERVICE_TOKEN_SECRET_PREVIOUS ? [SERVICE_TOKEN_SECRET_PREVIOUS] : []),
      ],
      now: this.clock(),
    });
    if (!caller) throw makeUnauthenticated();
    request.caller = caller;
    return true;
  }
}
