import { KEPT_HEADER } from '@landsea/contracts/offline';
import { toErrorBody, toTextError, type ApiFailure } from './api-error';
import { errorTexts } from './error-texts';
import { delay, timings, getUnauthenticatedRetryDelay } from './timings';

let isAnyShown = false;

const isKeptAnswer = ({ headers }: Response): boolean => {
  const isKept = headers.has(KEPT_HEADER);
  isAnyShown ||= isKept;
  return isKept;
};

export const keptAnswers = {
  areShown: (): boolean => isAnyShown,
  leave: (): void => {
    isAnyShown = false;
  },
};

export interface RequestOptions {
  url: string;
  method?: string;
  body?: unknown;
  file?: Blob;
  params?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  timeout?: number;
  retries?: number;
  networkRetryDelay?: number;
  retryNetwork?: boolean;
  retry401?: boolean;
  cache?: RequestCache;
  idempotencyKey?: string;
}

export type Answer =
  | { ok: true; value: unknown; isKept?: boolean }
  | { ok: false; failure: ApiFailure; retryAs?: 'network' | '401' };

const withParams = (url: string, params: RequestOptions['params'] = {}): string => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `${url}?${new URLSearchParams(given as [string, string][])}` : url;
};

const readAnswer = async (response: Response): Promise<Answer> => {
  if (response.status === 204) return { ok: true, value: undefined };
  const { status, statusText } = response;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const text = await response.text();
  let body: unknown;
  try {
    body = isJson ? JSON.parse(text) : undefined;
  } catch {
    body = undefined;
  }
  if (response.ok) {
    return body === undefined
      ? { ok: false, failure: { status, error: { code: 'NOT_JSON', message: errorTexts.notJson } } }
      : { ok: true, value: body, isKept: isKeptAnswer(response) };
  }
  const error = body === undefined ? toTextError(status, statusText, text) : toErrorBody(status, body);
  return {
    ok: false,
    failure: { status, error },
    retryAs: error.code === 'UNAUTHENTICATED' ? '401' : undefined,
  };
};

const isRead = ({ method = 'GET', idempotencyKey }: RequestOptions): boolean =>
  method === 'GET' && idempotencyKey === undefined;

/** Longer ones belong to limits by the hour. */
const LONGEST_WAIT_SECONDS = 60;

/** Never throws: an unreachable server is an answer. A read beyond a limit waits, once, as long as it is told. */
export const sendOnce = async (options: RequestOptions, isFirstRead = isRead(options)): Promise<Answer> => {
  const timeout = new AbortController();
  // A timer of the page ends with the call, and a test's clock can move it.
  const timer = setTimeout(() => timeout.abort(), options.timeout ?? timings.request.timeout);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
  try {
    const response = await fetch(withParams(options.url, options.params), {
      method: options.method,
      credentials: 'include',
      cache: options.cache,
      // A read has the headers of a preload only, or the browser would fetch it again.
      headers: isFirstRead
        ? {}
        : {
            Accept: 'application/json',
            'Content-Type': options.file
              ? options.file.type || 'application/octet-stream'
              : 'application/json',
            ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
          },
      body: options.file ?? JSON.stringify(options.body),
      signal,
    });
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status === 429 && isFirstRead && seconds <= LONGEST_WAIT_SECONDS) {
      clearTimeout(timer);
      await delay(seconds * 1000);
      return sendOnce(options, false);
    }
    return await readAnswer(response);
  } catch {
    const code = timeout.signal.aborted ? 'TIMEOUT' : 'NETWORK';
    const failure = { status: 0, error: { code, message: errorTexts.network } } as const;
    return { ok: false, failure, retryAs: options.signal?.aborted ? undefined : 'network' };
  } finally {
    clearTimeout(timer);
  }
};

export const checkSession = async (signal: AbortSignal | undefined): Promise<boolean> => {
  const { timeout } = timings.authRequest;
  return (await sendOnce({ url: '/api/auth/user', cache: 'no-store', timeout, signal })).ok;
};

/** Network failures are retried after 2 s; a 401 after a check of the session and (attempt + 1) s. */
export const send = async (options: RequestOptions): Promise<Answer> => {
  const retries = options.retries ?? timings.request.retries;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await sendOnce(options);
    if (answer.ok || !answer.retryAs || attempt >= retries) return answer;
    if (answer.retryAs === '401' && options.retry401 === false) return answer;
    if (answer.retryAs === 'network' && options.retryNetwork === false) return answer;
    if (answer.retryAs === 'network') {
      await delay(options.networkRetryDelay ?? timings.request.networkRetryDelay);
    } else {
      const signedIn = await checkSession(options.signal);
      await delay(getUnauthenticatedRetryDelay(attempt));
      if (!signedIn) return sendOnce(options);
    }
  }
};
