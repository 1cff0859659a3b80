import { DomainError, KIT_ENV } from '@landsea/nest-kit';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { TripsEnv } from '../../env.js';
import { seedTripKeyName } from './seed-trip-keys.js';

interface AssistantRequest extends Request {
  assistant?: string;
}

@Injectable()
export class SeedTripKeyGuard implements CanActivate {
  constructor(@Inject(KIT_ENV) private readonly env: TripsEnv) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AssistantRequest>();
    const keys = this.env.SEED_TRIP_API_KEYS;
    if (keys.length === 0)
      throw new DomainError(
        { code: 'SERVICE_UNAVAILABLE', message: 'Trip previews are not offered here.' },
        'SEED_TRIP_API_KEYS is not set',
      );
    const name = seedTripKeyName(keys, request.get('authorization'));
    if (!name)
      throw new DomainError({
        code: 'UNAUTHENTICATED',
        message: 'This needs an API key, sent as "Authorization: Bearer <key>".',
      });
    request.assistant = name;
    return true;
  }
}

export const identifyAssistant = (request: AssistantRequest): string => request.assistant ?? '';
