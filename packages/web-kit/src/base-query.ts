import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiFailure, RequestError } from './api-error';
import { send } from './request';
import type { RequestOptions } from './request';

/** `idempotencyKey`: for a form whose repeated submission is one action; else each mutation gets its own. */
export type BaseQueryArgs =
  string | Pick<RequestOptions, 'url' | 'method' | 'body' | 'params' | 'cache' | 'idempotencyKey'>;

type ErrorCode = RequestError['code'];

export interface EndpointOptions {
  /** Codes that the calling screen explains itself, so that the common listener keeps quiet about them. */
  formOwns?: 'all' | readonly ErrorCode[] | { except: readonly ErrorCode[] };
  /** false: a 401 or a network failure is final, as at login. */
  retry?: boolean;
  timeout?: number;
}

export interface CallMeta {
  formOwns: EndpointOptions['formOwns'];
}

/** Same-origin JSON calls; each user action carries one Idempotency-Key, kept over the helper's retries. */
export const baseQuery: BaseQueryFn<BaseQueryArgs, unknown, ApiFailure, EndpointOptions, CallMeta> = async (
  args,
  { signal, type },
  extra,
) => {
  const options = typeof args === 'string' ? { url: args } : args;
  const meta = { formOwns: extra?.formOwns };
  const answer = await send({
    ...options,
    signal,
    timeout: extra?.timeout,
    ...(extra?.retry === false && { retries: 0 }),
    ...(type === 'mutation' && { idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }),
  });
  return answer.ok ? { data: answer.value ?? null, meta } : { error: answer.failure, meta };
};
