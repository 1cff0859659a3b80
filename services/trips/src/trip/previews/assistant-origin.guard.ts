import { DomainError, KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { TripsEnv } from '../../env.js';

/** Required by the Model Context Protocol. An assistant is no browser and sends no origin. */
@Injectable()
export class AssistantOriginGuard implements CanActivate {
  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  canActivate(context: ExecutionContext): boolean {
    const origin = context.switchToHttp().getRequest<Request>().get('origin');
    if (origin === undefined || origin === this.env.PUBLIC_ORIGIN) return true;
    throw new DomainError({
      code: 'FORBIDDEN',
      message: 'Assistants call this, and pages of other sites may not.',
    });
  }
}
