import { apiErrorOf, errorTexts, fieldErrorsOf } from '@landsea/web-kit';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import type { DayItem, DayPlans } from '@landsea/contracts/planning';
import { queueOf, settled, waits } from './changes-slice';
import type { QueuedChange } from './changes-slice';
import type { RowConflict, RowResult } from '@landsea/web-kit/rows';
import type { ItemChange } from './day-change';
import { itemRows, itemsApi } from './items-api';
import { isPlansChange, sendChange } from './send-change';
import type { PlansChange } from './send-change';

/**
 * How a change ended. waiting: no signal; it is kept and sent later. refused: the service said no, `fields` has a message by
 * field path. conflict: somebody else changed the same fields of the item meanwhile, or deleted it.
 */
export type ChangeOutcome =
  | { kind: 'saved' }
  | { kind: 'waiting'; message: string }
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  | { kind: 'conflict'; conflict: RowConflict<DayItem, ItemChange> };

type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState) => T;

const MOST_ATTEMPTS = 3;
const MOST_FAILURES = 20;
const failuresOf = new Map<string, number>();
const running = new WeakMap<AppDispatch, Set<string>>();
const listeners = new Map<string, (outcome: ChangeOutcome) => void>();

/** Resolves as soon as it is known how the change ended, or that it has to wait. */
export const outcomeOf = (changeId: string): Promise<ChangeOutcome> =>
  new Promise((resolve) => listeners.set(changeId, resolve));

const report = (changeId: string, outcome: ChangeOutcome): void => {
  listeners.get(changeId)?.(outcome);
  listeners.delete(changeId);
};

const days = (tripId: string) => [{ type: 'Days' as const, id: tripId }];

const fetchedPlans = async (tripId: string, dispatch: AppDispatch): Promise<DayPlans | undefined> => {
  const { getDays } = itemsApi.endpoints;
  return (await dispatch(getDays.initiate(tripId, { forceRefetch: true, subscribe: false }))).data;
};

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 400;

/** No answer, or a server in trouble: sending the same later is safe. */
const isOutOfReach = (error: unknown): boolean =>
  statusOf(error) === 0 || [502, 503, 504].includes(statusOf(error));

const refusal = (error: unknown): ChangeOutcome => ({
  kind: 'refused',
  message: apiErrorOf(error).message,
  fields: fieldErrorsOf(error),
});

const sendItem = (tripId: string, change: Exclude<QueuedChange, PlansChange>) => {
  switch (change.kind) {
    case 'add':
      return itemRows.create(tripId, change.item);
    case 'change':
      return itemRows.save(tripId, change.seen, change.change);
    case 'remove':
      return itemRows.remove(tripId, change.item);
  }
};

const itemOutcome = (result: RowResult<DayItem, ItemChange>): ChangeOutcome => {
  switch (result.kind) {
    case 'saved':
      return { kind: 'saved' };
    case 'offline':
      return { kind: 'waiting', message: result.message };
    case 'rejected':
      return { kind: 'refused', message: result.message, fields: result.fields };
    case 'conflict':
      return { kind: 'conflict', conflict: result };
  }
};

const attempt = async (
  tripId: string,
  change: QueuedChange,
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<ChangeOutcome> => {
  for (let left = MOST_ATTEMPTS; ; left -= 1) {
    const held = itemsApi.endpoints.getDays.select(tripId)(getState()).data;
    const plans = held ?? (await fetchedPlans(tripId, dispatch));
    if (!plans) return { kind: 'waiting', message: errorTexts.network };
    if (!isPlansChange(change)) return itemOutcome(await dispatch(sendItem(tripId, change)));
    // An answer that was asked for before this change would take it back.
    dispatch(itemsApi.util.getRunningQueryThunk('getDays', tripId))?.abort();
    const sent = await sendChange(dispatch, plans, change);
    if ('learned' in sent) {
      dispatch(itemsApi.util.updateQueryData('getDays', tripId, (now) => sent.learned(now)));
      return { kind: 'saved' };
    }
    if (isOutOfReach(sent.error)) return { kind: 'waiting', message: apiErrorOf(sent.error).message };
    if (apiErrorOf(sent.error).code !== 'EDIT_CONFLICT' || left <= 1) return refusal(sent.error);
    await fetchedPlans(tripId, dispatch);
  }
};

/** A change that the service cannot process must not hold up the others for good; without a signal it waits as long as it takes. */
const given = (changeId: string, outcome: ChangeOutcome): ChangeOutcome => {
  if (outcome.kind !== 'waiting' || outcome.message === errorTexts.network) return outcome;
  const failures = (failuresOf.get(changeId) ?? 0) + 1;
  failuresOf.set(changeId, failures);
  return failures < MOST_FAILURES ? outcome : { kind: 'refused', message: outcome.message, fields: {} };
};

/** Whether changes of a trip are on their way to the service now. */
export const isSending = (dispatch: AppDispatch, tripId: string): boolean =>
  running.get(dispatch)?.has(tripId) ?? false;

/**
 * Sends what is queued for a trip, one after the other, as each may raise the version that the next must name. Ends when
 * nothing is left or there is no signal.
 */
export const sendChanges =
  (tripId: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isSending(dispatch, tripId)) return;
    running.set(dispatch, (running.get(dispatch) ?? new Set()).add(tripId));
    let isStale = false;
    try {
      for (
        let [next] = queueOf(getState(), tripId).changes;
        next;
        [next] = queueOf(getState(), tripId).changes
      ) {
        const outcome = given(next.id, await attempt(tripId, next, dispatch, getState));
        if (outcome.kind === 'waiting') dispatch(waits(tripId));
        else dispatch(settled({ tripId, id: next.id }));
        report(next.id, outcome);
        if (outcome.kind === 'waiting') return;
        isStale = true;
      }
    } finally {
      running.get(dispatch)?.delete(tripId);
      if (isStale) dispatch(itemsApi.util.invalidateTags(days(tripId)));
    }
  };
