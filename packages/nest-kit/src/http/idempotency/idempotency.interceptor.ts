import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { catchError, from, mergeMap, of, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import type { Principal } from '@landsea/contracts/account';
import { DomainError } from '../../errors/domain-error.js';
import { makeUnavailable } from '../../errors/plain-errors.js';
import type { KitRequest } from '../routes/kit-request.js';
import { SECRET_ANSWER_MARK } from '../routes/route-marks.js';
import { claimKey, keepAnswer, readKey, releaseKey, type StoredAnswer } from './idempotency.queries.js';

/** A slice that shows rows to people who may lose them declares a provider that extends this. */
export abstract class ReplayRight {
  /** Runs before a kept answer with a body is given again. @throws DomainError for who may not see it now. */
  abstract assert(user: Principal, params: Readonly<Record<string, unknown>>): Promise<void>;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const USABLE_KEY = /^[\w.:-]{8,128}$/;
const WAIT_STEP_MS = 100;
const WAIT_STEPS = 80;

const fingerprintOf = (request: KitRequest): string =>
  createHash('sha256')
    .update(`${request.method}\n${request.originalUrl}\n`)
    .update(request.rawBody ?? '')
    .digest('base64url');

/** Successes are kept for 24 hours; a failed action changed nothing and may be retried. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reflector: Reflector,
    private readonly discovery: DiscoveryService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    const key = request.get('idempotency-key');
    const userId = request.principal?.userId;
    const isSecret = this.reflector.get<boolean | undefined>(SECRET_ANSWER_MARK, context.getHandler());
    if (!key || !userId || isSecret || SAFE_METHODS.has(request.method)) return next.handle();
    if (!USABLE_KEY.test(key))
      throw new DomainError({ code: 'MALFORMED_BODY', message: 'The Idempotency-Key could not be read.' });

    const response = context.switchToHttp().getResponse<Response>();
    const fingerprint = fingerprintOf(request);
    const stored = await this.claimOrWait(userId, key, fingerprint);
    if (stored) return of(await this.replay(stored, request, response));

    return next.handle().pipe(
      mergeMap(async (body: unknown) => {
        await keepAnswer(this.dataSource, userId, key, response.statusCode, body);
        return body;
      }),
      catchError((error: unknown) =>
        from(
          releaseKey(this.dataSource, userId, key).then(() => {
            throw error;
          }),
        ),
      ),
    );
  }

  private async claimOrWait(
    userId: string,
    key: string,
    fingerprint: string,
  ): Promise<StoredAnswer | undefined> {
    let stored = await claimKey(this.dataSource, userId, key, fingerprint);
    for (let step = 0; stored?.status === null && step < WAIT_STEPS; step += 1) {
      this.refuseOther(stored, fingerprint);
      await sleep(WAIT_STEP_MS);
      // A first try that failed has released the key.
      stored =
        (await readKey(this.dataSource, userId, key)) ??
        (await claimKey(this.dataSource, userId, key, fingerprint));
    }
    if (stored?.status === null) throw makeUnavailable('the first try under this Idempotency-Key still runs');
    if (stored) this.refuseOther(stored, fingerprint);
    return stored;
  }

  private refuseOther(stored: StoredAnswer, fingerprint: string): void {
    if (stored.fingerprint === fingerprint) return;
    throw new DomainError({
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'This action was already sent with other content. Please reload and try again.',
    });
  }

  private async replay(stored: StoredAnswer, request: KitRequest, response: Response): Promise<unknown> {
    const { principal, params } = request;
    // An action may have ended its own right, and then its answer is empty.
    if (principal && stored.body)
      for (const right of this.listRights()) await right.assert(principal, params);
    response.status(stored.status ?? 200);
    response.setHeader('Idempotency-Replayed', 'true');
    return stored.body ?? undefined;
  }

  private listRights(): ReplayRight[] {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return instances.filter((instance) => instance instanceof ReplayRight);
  }
}
