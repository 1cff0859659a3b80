import type { ApiErrorCode } from '@landsea/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiFailure } from './api-error';
import { send } from './request';
import type { RequestOptions } from './request';

export type BaseQueryArgs = string | Pick<RequestOptions, 'url' | 'method' | 'body' | 'params' | 'cache'>;

export interface EndpointOptions {
  /** Codes that the calling screen explains itself, so that the common listener keeps quiet; 'all' for every code. */
  formOwns?: 'all' | readonly ApiErrorCode[];
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
    ...(type === 'mutation' && { idempotencyKey: crypto.randomUUID() }),
  });
  return answer.ok ? { data: answer.value, meta } : { error: answer.failure, meta };
};
