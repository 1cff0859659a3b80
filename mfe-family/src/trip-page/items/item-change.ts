import { changedItem, createFrom, newItem } from '@landsea/contracts/day-plans';
import { CreateDayItem, DayItem, UpdateDayItem, Vote } from '@landsea/contracts/planning';
import { rowWriteSchema } from '@landsea/web-kit/rows';
import type { RowStep } from '@landsea/web-kit/rows';
import * as z from 'zod/mini';

/** The fields of an item that an edit sets. */
export type ItemChange = Omit<UpdateDayItem, 'version'>;

/** An edit of an item, or one person's vote for it, which is written by a call of its own. */
export type ItemEdit = ItemChange & { vote?: { personId: string; vote: Vote | null } };

const ItemEdit = z.extend(z.omit(UpdateDayItem, { version: true }), {
  vote: z.optional(z.strictObject({ personId: z.string(), vote: z.nullable(Vote) })),
});

/** By which writes of items are checked that an earlier visit kept. */
export const ItemWrite = rowWriteSchema({ row: DayItem, create: CreateDayItem, change: ItemEdit });

/** Several changes as one step of undo. */
export interface ItemsStep {
  /** What the step is called, such as "Best order for Mon, Mar 9". */
  title: string;
  add?: CreateDayItem[];
  change?: (ItemChange & { id: string })[];
  remove?: string[];
}

/** How an item looks before the service has answered, among the items that are there. */
export const previewOf = (item: CreateDayItem, items: readonly DayItem[]): DayItem => ({
  ...newItem(item, items),
  version: 0,
  updatedAt: new Date().toISOString(),
});

const withVote = (item: DayItem, { personId, vote }: NonNullable<ItemEdit['vote']>): DayItem => {
  const { [personId]: _before, ...votes } = item.votes;
  return { ...item, votes: vote ? { ...votes, [personId]: vote } : votes };
};

/** What an edit makes of an item. */
export const editedItem = (item: DayItem, { vote, ...change }: ItemEdit): DayItem =>
  vote ? withVote(item, vote) : changedItem(item, change);

/** What a change replaced. */
export const valuesBefore = (item: DayItem, change: ItemChange): ItemChange =>
  Object.fromEntries(
    Object.entries(item).filter(([field]) => field !== 'version' && Object.keys(change).includes(field)),
  );

/** A step as the queue of the items writes it; what is not there any more is left out. */
export const rowStepOf = (
  items: readonly DayItem[],
  { title, add = [], change = [], remove = [] }: ItemsStep,
): RowStep<DayItem, CreateDayItem, ItemEdit> => {
  const known = new Map(items.map((item) => [item.id, item]));
  return {
    title,
    create: add,
    save: change.flatMap(({ id, ...fields }) => {
      const seen = known.get(id);
      return seen ? [{ seen, change: fields }] : [];
    }),
    remove: remove.flatMap((id) => known.get(id) ?? []),
  };
};

/** The step that takes `step` back, seen from the items before it. */
export const inverseOf = (items: readonly DayItem[], step: ItemsStep): ItemsStep => {
  const { save = [], remove = [], create = [] } = rowStepOf(items, step);
  return {
    title: `Undo: ${step.title}`.slice(0, 160),
    add: remove.map(createFrom),
    change: save.map(({ seen, change }) => ({ id: seen.id, ...valuesBefore(seen, change) })),
    remove: create.map(({ id }) => id),
  };
};
