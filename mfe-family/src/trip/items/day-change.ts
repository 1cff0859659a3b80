import { changedItem, createFrom, newItem } from '@landsea/contracts/day-plans';
import type {
  CreateDayItem,
  DayItem,
  DayPlans,
  UpdateDayItem,
  UpdateTripDay,
  Vote,
} from '@landsea/contracts/planning';

/** The fields of an item that an edit sets. */
export type ItemChange = Omit<UpdateDayItem, 'version'>;

/** Several changes as one step of undo; versions are named when it is sent. */
export interface ItemsStep {
  /** What the step is called, such as "Best order for Mon, Mar 9". */
  title: string;
  add?: CreateDayItem[];
  change?: (ItemChange & { id: string })[];
  remove?: string[];
}

/** One thing that a person did, until the service has it. `seen` is the item as the person saw it. */
export type DayChange =
  | { kind: 'add'; item: CreateDayItem }
  | { kind: 'change'; seen: DayItem; change: ItemChange }
  | { kind: 'remove'; item: DayItem }
  | { kind: 'step'; step: ItemsStep }
  | { kind: 'vote'; itemId: string; personId: string; vote: Vote | null }
  | { kind: 'day'; date: string; change: Omit<UpdateTripDay, 'version'> };

/** How an item looks before the service has answered, among the items that are there. */
export const previewOf = (item: CreateDayItem, items: readonly DayItem[]): DayItem => ({
  ...newItem(item, items),
  version: 0,
  updatedAt: new Date().toISOString(),
});

const withVote = (item: DayItem, personId: string, vote: Vote | null): DayItem => {
  const { [personId]: _before, ...votes } = item.votes;
  return { ...item, votes: vote ? { ...votes, [personId]: vote } : votes };
};

const eachItem = (plans: DayPlans, itemId: string, next: (item: DayItem) => DayItem): DayPlans => ({
  ...plans,
  items: plans.items.map((item) => (item.id === itemId ? next(item) : item)),
});

const withItem = (plans: DayPlans, item: DayItem): DayPlans => ({
  ...plans,
  items: [...plans.items.filter(({ id }) => id !== item.id), item],
});

const withStep = (plans: DayPlans, { add = [], change = [], remove = [] }: ItemsStep): DayPlans => {
  const kept = { ...plans, items: plans.items.filter(({ id }) => !remove.includes(id)) };
  const added = add.reduce((now, item) => withItem(now, previewOf(item, now.items)), kept);
  return change.reduce(
    (now, { id, ...fields }) => eachItem(now, id, (item) => changedItem(item, fields)),
    added,
  );
};

/** The plans with a change on top that the service does not have yet. */
export const applyChange = (plans: DayPlans, change: DayChange): DayPlans => {
  switch (change.kind) {
    case 'add':
      return withItem(plans, previewOf(change.item, plans.items));
    case 'change':
      return eachItem(plans, change.seen.id, (item) => changedItem(item, change.change));
    case 'remove':
      return { ...plans, items: plans.items.filter(({ id }) => id !== change.item.id) };
    case 'step':
      return withStep(plans, change.step);
    case 'vote':
      return eachItem(plans, change.itemId, (item) => withVote(item, change.personId, change.vote));
    case 'day':
      return {
        ...plans,
        days: plans.days.map((day) =>
          day.date === change.date
            ? {
                ...day,
                ...change.change,
                note: change.change.note === undefined ? day.note : change.change.note,
              }
            : day,
        ),
      };
  }
};

const valuesBefore = (item: DayItem, change: ItemChange): ItemChange =>
  Object.fromEntries(
    Object.entries(item).filter(([field]) => Object.keys(change).includes(field) && field !== 'version'),
  );

/** The step that takes `step` back, seen from the plans before it. */
export const inverseOf = (plans: DayPlans, step: ItemsStep): ItemsStep => {
  const before = new Map(plans.items.map((item) => [item.id, item]));
  return {
    title: `Undo: ${step.title}`.slice(0, 160),
    add: (step.remove ?? []).flatMap((id) => {
      const item = before.get(id);
      return item ? [createFrom(item)] : [];
    }),
    change: (step.change ?? []).flatMap(({ id, ...change }) => {
      const item = before.get(id);
      return item ? [{ id, ...valuesBefore(item, change) }] : [];
    }),
    remove: (step.add ?? []).map(({ id }) => id),
  };
};
