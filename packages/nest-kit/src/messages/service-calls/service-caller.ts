import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { responseSchema } from '@landsea/contracts/core';
import * as core from 'zod/v4/core';
import type { KitEnv } from '../../env/kit-env.js';
import { unavailable } from '../../errors/plain-errors.js';
import { currentRequestId } from '../../logs/request-context.js';
import { CLOCK, KIT_ENV, SERVICE_NAME, type Clock } from '../../http/routes/tokens.js';
import { signServiceToken } from './service-token.js';

/** HTTP from this service to another: a fresh service token, the request id, a time limit, one meaning for failure. */
@Injectable()
export class ServiceCaller {
  private readonly addresses: Record<ServiceName, string>;

  constructor(
    @Inject(KIT_ENV) private readonly env: KitEnv,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.addresses = { identity: env.IDENTITY_URL, trips: env.TRIPS_URL, billing: env.BILLING_URL };
  }

  /** @returns undefined when the other service answers 404. @throws DomainError SERVICE_UNAVAILABLE on any failure. */
  async get<S extends core.$ZodType>(
    to: ServiceName,
    path: string,
    schema: S,
  ): Promise<core.output<S> | undefined> {
    return this.parsed(await this.send(to, path, { method: 'GET' }), `${to} GET`, schema);
  }

  /** @returns undefined when the other service answers 404. @throws DomainError SERVICE_UNAVAILABLE on any failure. */
  async post<S extends core.$ZodType>(
    to: ServiceName,
    path: string,
    body: object,
    schema: S,
  ): Promise<core.output<S> | undefined> {
    const response = await this.send(to, path, { method: 'POST', body: JSON.stringify(body) });
    return this.parsed(response, `${to} POST`, schema);
  }

  /** One call, its answer unread. @throws DomainError SERVICE_UNAVAILABLE when no answer comes. */
  async send(to: ServiceName, path: string, init: { method: string; body?: string }): Promise<Response> {
    const token = signServiceToken({
      issuer: this.service,
      audience: to,
      secret: this.env.SERVICE_TOKEN_SECRET,
      now: this.clock(),
    });
    const requestId = currentRequestId();
    try {
      return await fetch(new URL(path, this.addresses[to]), {
        ...init,
        signal: AbortSignal.timeout(this.env.SERVICE_CALL_TIMEOUT_MS),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(requestId && { 'x-request-id': requestId }),
        },
      });
    } catch (error) {
      throw unavailable(`${to} unreachable: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  private async parsed<S extends core.$ZodType>(
    response: Response,
    call: string,
    schema: S,
  ): Promise<core.output<S> | undefined> {
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 404) return undefined;
    if (!response.ok) throw unavailable(`${call} answered ${String(response.status)}`);
    const result = core.safeParse(responseSchema(schema), body);
    if (!result.success)
      throw unavailable(`${call} answered another shape: ${core.prettifyError(result.error)}`);
    return result.data;
  }
}
