import { api, delay, timings } from '@landsea/web-kit';
import type { AppDispatch, BaseQueryArgs } from '@landsea/web-kit';

export type RowRequest = Exclude<BaseQueryArgs, string>;

export type RowAnswer = { data: unknown } | { failure: unknown; status: number };

const rowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendRow: build.mutation<unknown, RowRequest>({
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL', 'EMAIL_NOT_VERIFIED'] } },
      query: (request) => request,
    }),
  }),
});

/** Of a failure inside the page, which a retry would not solve. */
const UNKNOWN_STATUS = 400;

const online = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

const maySucceedLater = (status: number): boolean => status >= 500 || (status === 0 && !navigator.onLine);

/** Whether a call failed without a usable answer: no connection, a time-out, or a 5xx. */
export const isOutOfReach = (status: number): boolean => status === 0 || status >= 500;

/**
 * One call for a row. A 5xx, and a call of a browser that is offline, are tried again after 1 s and 3 s, or as soon as the
 * browser is online; all attempts carry one Idempotency-Key, so that the service writes once.
 */
export const sendRow = async (dispatch: AppDispatch, request: RowRequest): Promise<RowAnswer> => {
  const idempotencyKey = crypto.randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    const call = rowsApi.endpoints.sendRow.initiate({ ...request, idempotencyKey }, { track: false });
    const answer = await dispatch(call);
    if (!answer.error) return { data: answer.data };
    const failure = answer.error;
    const status = 'status' in failure ? failure.status : UNKNOWN_STATUS;
    const wait = timings.rows.retryDelays[attempt];
    if (wait === undefined || !maySucceedLater(status)) return { failure, status };
    await Promise.race([delay(wait), online()]);
  }
};
