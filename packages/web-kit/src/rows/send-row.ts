import { api, toApiError, delay, timings, type AppDispatch, type BaseQueryArgs } from '@landsea/web-kit';
import type { KeptTurn } from './kept-writes';

export type RowRequest = Exclude<BaseQueryArgs, string>;

/** `isOutOfReach`: no usable answer, a retry is safe. */
export type RowAnswer = { data: unknown } | { failure: unknown; isOutOfReach: boolean };

/** A call without a key is not repeated after a reload. */
export type SendRow = (request: RowRequest, idempotencyKey?: string) => Promise<RowAnswer>;

const owned = { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL', 'EMAIL_NOT_VERIFIED'] } } as const;

const rowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendRow: build.mutation<unknown, RowRequest>({ extraOptions: owned, query: (request) => request }),
    sendKeptRow: build.mutation<unknown, RowRequest>({
      extraOptions: { ...owned, retry: 'signed-out' },
      query: (request) => request,
    }),
  }),
});

const UNKNOWN_STATUS = 400;

const online = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

const isOutOfReach = (status: number): boolean => status === 0 || status >= 500;

const mayRetry = (status: number): boolean => status >= 500 || (status === 0 && !navigator.onLine);

const statusOf = (failure: object): number =>
  'status' in failure && typeof failure.status === 'number' ? failure.status : UNKNOWN_STATUS;

/** A 5xx, or offline, is retried after 1 s and 3 s or once online; all attempts share one Idempotency-Key. */
export const sendRow =
  (dispatch: AppDispatch): SendRow =>
  async (request, idempotencyKey = crypto.randomUUID()) => {
    for (let attempt = 0; ; attempt += 1) {
      const call = rowsApi.endpoints.sendRow.initiate({ ...request, idempotencyKey }, { track: false });
      const { data, error } = await dispatch(call);
      if (!error) return { data };
      const status = statusOf(error);
      const wait = timings.rows.retryDelays[attempt];
      if (wait === undefined || !mayRetry(status))
        return { failure: error, isOutOfReach: isOutOfReach(status) };
      await Promise.race([delay(wait), online()]);
    }
  };

/**
 * It waits for a connection or a new sign-in; after 20 answers with a 5xx it counts as refused, so that
 * others are not blocked.
 */
export const sendKeptRow =
  (dispatch: AppDispatch, turn: KeptTurn): SendRow =>
  async (request, idempotencyKey = crypto.randomUUID()) => {
    let serverErrors = 0;
    for (;;) {
      const call = rowsApi.endpoints.sendKeptRow.initiate({ ...request, idempotencyKey }, { track: false });
      const { data, error } = await dispatch(call);
      if (!error) return { data };
      const status = statusOf(error);
      if (status >= 500) serverErrors += 1;
      const isTemporary = isOutOfReach(status) || toApiError(error).code === 'UNAUTHENTICATED';
      if (!isTemporary || serverErrors >= timings.rows.mostServerErrors)
        return { failure: error, isOutOfReach: false };
      if (!turn.isOver()) await turn.waitFor(toApiError(error).message);
      if (turn.isOver()) return { failure: error, isOutOfReach: true };
    }
  };
