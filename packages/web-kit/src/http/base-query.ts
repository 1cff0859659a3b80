import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiFailure, RequestError } from './api-error';
import { asClient } from './as-client';
import { isSignedInAgain } from './sign-in-again';
import { send, type Answer, type RequestOptions } from './request';
import { delay, timings } from './timings';

let last = 0;

/** A count shared by calls and row edits tells which came first. */
export const takeSequence = (): number => (last += 1);

/** For a form whose repeated submission is one action; else each mutation gets its own key. */
export type BaseQueryArgs =
  string | Pick<RequestOptions, 'url' | 'method' | 'body' | 'file' | 'params' | 'cache' | 'idempotencyKey'>;

type ErrorCode = RequestError['code'];

export interface EndpointOptions {
  /** The common listener ignores these codes. */
  shownByForm?: 'all' | readonly ErrorCode[] | { except: readonly ErrorCode[] };
  /**
   * false: never. once: a query without an answer, or with a 5xx, is sent again. signed-out: only after a
   * 401.
   */
  retry?: false | 'once' | 'signed-out';
  timeout?: number;
}

export interface CallMeta {
  shownByForm: EndpointOptions['shownByForm'];
  /** By `takeSequence`; 0 for an answer of an earlier visit. */
  sentAt: number;
}

const isSignedOut = (answer: Answer): boolean =>
  !answer.ok && answer.failure.error.code === 'UNAUTHENTICATED';

const sessionAllows = (answer: Answer): boolean =>
  !answer.ok && (answer.failure.status === 0 || answer.failure.status >= 500);

/**
 * One Idempotency-Key is kept over all retries. After the end of a session the call waits for a new sign-in.
 */
export const runBaseQuery: BaseQueryFn<
  BaseQueryArgs,
  unknown,
  ApiFailure,
  EndpointOptions,
  CallMeta
> = async (args, { signal, type }, extra) => {
  const options = typeof args === 'string' ? { url: args } : args;
  const meta = { shownByForm: extra?.shownByForm, sentAt: takeSequence() };
  const as = type === 'query' ? asClient.paramsFor(options.url, options.params?.['tripId']) : {};
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID();
  const call = () =>
    send({
      ...options,
      ...(as.asClient && { params: { ...options.params, ...as } }),
      signal,
      timeout: extra?.timeout,
      ...((type === 'query' || extra?.retry === false) && { retries: 0 }),
      retryNetwork: extra?.retry !== 'signed-out',
      ...(type === 'mutation' && { idempotencyKey }),
    });
  let answer = await call();
  if (extra?.retry === 'once' && sessionAllows(answer)) {
    await delay(timings.request.networkRetryDelay);
    answer = await call();
  }
  if (isSignedOut(answer) && extra?.retry !== false && (await isSignedInAgain(signal))) answer = await call();
  if (!answer.ok) return { error: answer.failure, meta };
  return { data: answer.value ?? null, meta: answer.isKept ? { ...meta, sentAt: 0 } : meta };
};
