import { apiErrorOf, fieldErrorsOf } from '@landsea/web-kit';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import type { DayItem, DayPlans } from '@landsea/contracts/planning';
import { queueOf, settled, waits } from './changes-slice';
import type { QueuedChange } from './changes-slice';
import { clashingFields } from './day-change';
import { itemsApi } from './items-api';
import { sendChange } from './send-change';

/**
 * How a change ended. waiting: no signal; it is kept and sent later. refused: the service said no, `fields` has a message by
 * field path. conflict: somebody else changed the same fields meanwhile; `theirs` is undefined when they deleted the item.
 */
export type ChangeOutcome =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  | { kind: 'conflict'; theirs: DayItem | undefined; fields: string[] };

type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState) => T;

const MOST_ATTEMPTS = 3;
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

const conflictIn = (plans: DayPlans, change: QueuedChange): ChangeOutcome | undefined => {
  if (change.kind !== 'change') return undefined;
  const theirs = plans.items.find(({ id }) => id === change.seen.id);
  const fields = theirs ? clashingFields(change.seen, theirs, change.change) : Object.keys(change.change);
  return fields.length > 0 || !theirs ? { kind: 'conflict', theirs, fields } : undefined;
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

const attempt = async (
  tripId: string,
  change: QueuedChange,
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<ChangeOutcome> => {
  for (let left = MOST_ATTEMPTS; ; left -= 1) {
    const held = itemsApi.endpoints.getDays.select(tripId)(getState()).data;
    const plans = held ?? (await fetchedPlans(tripId, dispatch));
    if (!plans) return { kind: 'waiting' };
    const conflict = conflictIn(plans, change);
    if (conflict) return conflict;
    // An answer that was asked for before this change would take it back.
    dispatch(itemsApi.util.getRunningQueryThunk('getDays', tripId))?.abort();
    const sent = await sendChange(dispatch, plans, change);
    if ('learned' in sent) {
      dispatch(itemsApi.util.updateQueryData('getDays', tripId, (now) => sent.learned(now)));
      return { kind: 'saved' };
    }
    if (isOutOfReach(sent.error)) return { kind: 'waiting' };
    const { code } = apiErrorOf(sent.error);
    if (code === 'NOT_FOUND' && change.kind === 'remove') return { kind: 'saved' };
    if (code !== 'EDIT_CONFLICT' || left <= 1) return refusal(sent.error);
    await fetchedPlans(tripId, dispatch);
  }
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
        const outcome = await attempt(tripId, next, dispatch, getState);
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
