import type { AppDispatch } from '@landsea/web-kit';
import type { DayItem, DayPlans } from '@landsea/contracts/planning';
import type { QueuedChange } from './changes-slice';
import type { DayChange } from './day-change';
import { itemsApi } from './items-api';

/** What is no change of a single item: several at once, a vote, or the day itself. */
export type PlansChange = Extract<QueuedChange, { kind: 'step' | 'vote' | 'day' }>;

export const isPlansChange = (change: DayChange & { id: string }): change is PlansChange =>
  change.kind === 'step' || change.kind === 'vote' || change.kind === 'day';

/** What came of one call: the failure, or what the page now knows of the plans. */
export type SentChange = { error: unknown } | { learned: (plans: DayPlans) => DayPlans };

const { endpoints } = itemsApi;

const versionOf = (plans: DayPlans, itemId: string): number =>
  plans.items.find(({ id }) => id === itemId)?.version ?? 1;

const withItem = (item: DayItem) => (plans: DayPlans) => ({
  ...plans,
  items: [...plans.items.filter(({ id }) => id !== item.id), item],
});

interface Answer<T> {
  data?: T;
  error?: unknown;
}
const asSent = <T>(
  { data, error }: Answer<T>,
  learn: (data: T) => (plans: DayPlans) => DayPlans,
): SentChange => (data === undefined ? { error } : { learned: learn(data) });

/** Sends one change with the versions that `plans`, the service's last answer, has. */
export const sendChange = async (
  dispatch: AppDispatch,
  plans: DayPlans,
  change: PlansChange,
): Promise<SentChange> => {
  const sent = { tripId: plans.tripId, idempotencyKey: change.id };
  switch (change.kind) {
    case 'vote': {
      const { itemId, personId, vote } = change;
      const cast = endpoints.castVote.initiate({ ...sent, itemId, personId, vote: { vote } });
      return asSent(await dispatch(cast), withItem);
    }
    case 'step': {
      const { title, add = [], change: edits = [], remove = [] } = change.step;
      const changes = {
        title,
        add,
        change: edits.map((edit) => ({ ...edit, version: versionOf(plans, edit.id) })),
        remove: remove.map((id) => ({ id, version: versionOf(plans, id) })),
      };
      return asSent(await dispatch(endpoints.changeItems.initiate({ ...sent, changes })), (all) => () => all);
    }
    case 'day': {
      const version = plans.days.find(({ date }) => date === change.date)?.version ?? 1;
      const body = { ...change.change, version };
      const call = endpoints.changeDay.initiate({ ...sent, date: change.date, change: body });
      return asSent(await dispatch(call), (all) => () => all);
    }
  }
};
