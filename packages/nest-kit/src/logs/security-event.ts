import { createHmac } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import type { KitEnv } from '../env/kit-env.js';
import { DomainError } from '../errors/domain-error.js';
import type { KitRequest } from '../http/routes/kit-request.js';
import { KIT_ENV } from '../http/routes/tokens.js';
import { getCallerAddressKey } from '../limits/rate-limit/address-key.js';

const SECURITY_EVENT_MARK = Symbol('landsea:security-event');
const SIGNED_IN = 'signedIn';

export type SecurityEventName =
  | 'account-deletion'
  | 'agency'
  | 'email'
  | 'export'
  | 'google'
  | 'invitation'
  | 'password'
  | 'register'
  | 'reset-link'
  | 'role'
  | 'sessions-ended'
  | 'sign-in';

/** Each call of the route is one line of the log that names account, network, session and outcome. */
export const SecurityEvent = (event: SecurityEventName): MethodDecorator =>
  SetMetadata(SECURITY_EVENT_MARK, event);

interface SignedInAs {
  userId: string;
  sessionId?: string;
}

export const noteSignedIn = (response: Response, person: SignedInAs): void => {
  response.locals[SIGNED_IN] = person;
};

const outcomeOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.error.code;
  const isNamed = error instanceof Error && 'outcome' in error && typeof error.outcome === 'string';
  return isNamed ? String(error.outcome) : 'failed';
};

const typedEmailOf = ({ body }: KitRequest): string | undefined => {
  const given: unknown =
    typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof given === 'string' ? given.trim().toLowerCase() : undefined;
};

@Injectable()
export class SecurityLogInterceptor implements NestInterceptor {
  private readonly logger = new Logger('security');

  constructor(
    private readonly reflector: Reflector,
    @Inject(KIT_ENV) private readonly env: KitEnv,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const event = this.reflector.get<SecurityEventName | undefined>(
      SECURITY_EVENT_MARK,
      context.getHandler(),
    );
    if (!event) return next.handle();
    const http = context.switchToHttp();
    const write = (outcome: string): void =>
      this.write(event, outcome, http.getRequest<KitRequest>(), http.getResponse<Response>());
    return next.handle().pipe(
      tap({
        // A redirect answers without a value.
        complete: () => write('done'),
        error: (error: unknown) => write(outcomeOf(error)),
      }),
    );
  }

  private write(event: SecurityEventName, outcome: string, request: KitRequest, { locals }: Response): void {
    const entered = locals[SIGNED_IN] as SignedInAs | undefined;
    const { userId, sessionId } = entered ?? request.principal ?? {};
    const email = userId === undefined ? typedEmailOf(request) : undefined;
    this.logger.log({
      message: 'security',
      event,
      outcome,
      userId,
      sessionId,
      ...(email !== undefined && { emailHash: this.hashEmail(email) }),
      about: Object.values(request.params),
      address: getCallerAddressKey(request),
    });
  }

  /** Keyed, so that a list of addresses does not tell whose it is. */
  private hashEmail(email: string): string {
    return createHmac('sha256', this.env.SERVICE_TOKEN_SECRET)
      .update('landsea email\n')
      .update(email)
      .digest('hex')
      .slice(0, 16);
  }
}
