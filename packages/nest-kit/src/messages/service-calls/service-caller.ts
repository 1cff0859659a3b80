import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { responseSchema } from '@landsea/contracts/core';
import * as core from 'zod/v4/core';
import type { KitEnv } from '../../env/kit-env.js';
import { makeUnavailable } from '../../errors/plain-errors.js';
import { getRequestId } from '../../logs/request-context.js';
import { CLOCK, KIT_ENV, SERVICE_NAME, type Clock } from '../../http/routes/tokens.js';
import { isOk, requestService, type ServiceAnswer } from './service-request.js';
import { signServiceToken } from './service-token.js';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function parsed<S extends core.$ZodType>(
  answer: ServiceAnswer,
  call: string,
  schema: S,
): core.output<S> | undefined {
  if (answer.status === 404) return undefined;
  if (!isOk(answer.status)) throw makeUnavailable(`${call} answered ${answer.status}`);
  const result = core.safeParse(responseSchema(schema), readJson(answer.text));
  if (!result.success)
    throw makeUnavailable(`${call} answered another shape: ${core.prettifyError(result.error)}`);
  return result.data;
}

const failureOf = (error: unknown): string =>
  error instanceof Error ? String('code' in error ? error.code : error.name) : 'unknown';

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

  async get<S extends core.$ZodType>(
    to: ServiceName,
    path: string,
    schema: S,
  ): Promise<core.output<S> | undefined> {
    return parsed(await this.send(to, path, { method: 'GET' }), `${to} GET`, schema);
  }

  async post<S extends core.$ZodType>(
    to: ServiceName,
    path: string,
    body: object,
    schema: S,
  ): Promise<core.output<S> | undefined> {
    const answer = await this.send(to, path, { method: 'POST', body: JSON.stringify(body) });
    return parsed(answer, `${to} POST`, schema);
  }

  /** @throws DomainError SERVICE_UNAVAILABLE when no answer comes. */
  async send(
    to: ServiceName,
    path: string,
    request: { method: string; body?: string },
  ): Promise<ServiceAnswer> {
    const token = signServiceToken({
      issuer: this.service,
      audience: to,
      secret: this.env.SERVICE_TOKEN_SECRET,
      now: this.clock(),
    });
    const requestId = getRequestId();
    try {
      return await requestService(new URL(path, this.addresses[to]), {
        ...request,
        timeoutMs: this.env.SERVICE_CALL_TIMEOUT_MS,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(requestId && { 'x-request-id': requestId }),
        },
      });
    } catch (error) {
      throw makeUnavailable(`${to} unreachable: ${failureOf(error)}`);
    }
  }
}
