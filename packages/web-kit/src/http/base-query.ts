import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiFailure, RequestError } from './api-error';
import { asClient } from './as-client';
import { nextSequence } from './sequence';
import { isSignedInAgain } from './sign-in-again';
import { send } from './request';
import type { Answer, RequestOptions } from './request';
import { delay, timings } from './timings';

/** `idempotencyKey`: for a form whose repeated submission is one action; else each mutation gets its own. */
export type BaseQueryArgs =
  string | Pick<RequestOptions, 'url' | 'method' | 'body' | 'file' | 'params' | 'cache' | 'idempotencyKey'>;

type ErrorCode = RequestError['code'];

export interface EndpointOptions {
  /** Codes that the calling screen explains itself, so that the common listener keeps quiet about them. */
  shownByForm?: 'all' | readonly ErrorCode[] | { except: readonly ErrorCode[] };
  /**
   * A mutation is tried again by the helper after a 401 or a network failure, a query not at all. false: neither is a
   * mutation, as at login. once: a query that got no answer, or a server error, is sent a second time. signed-out: only after
   * a 401, where the caller itself waits for the network.
   */
  retry?: false | 'once' | 'signed-out';
  timeout?: number;
}

export interface CallMeta {
  shownByForm: EndpointOptions['shownByForm'];
  /** When the call was sent, by `nextSequence`; 0 for an answer of an earlier visit, which is older than all that this one knows. */
  sentAt: number;
}

const isSignedOut = (answer: Answer): boolean =>
  !answer.ok && answer.failure.error.code === 'UNAUTHENTICATED';

const sessionAllows = (answer: Answer): boolean =>
  !answer.ok && (answer.failure.status === 0 || answer.failure.status >= 500);

/**
 * Same-origin JSON calls; each user action carries one Idempotency-Key, kept over the helper's retries. A call that finds the
 * session ended waits for the person to sign in again, and is sent again with the same key.
 */
export const baseQuery: BaseQueryFn<BaseQueryArgs, unknown, ApiFailure, EndpointOptions, CallMeta> = async (
  args,
  { signal, type },
  extra,
) => {
  const options = typeof args === 'string' ? { url: args } : args;
  const meta = { shownByForm: extra?.shownByForm, sentAt: nextSequence() };
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
