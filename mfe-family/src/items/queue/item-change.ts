import { applyItemChange, createFrom, makeItem } from '@landsea/rules/day-plans';
import { CreateDayItem, DayItem, UpdateDayItem, Vote } from '@landsea/contracts/planning';
import { defineRowWrite, type RowStep } from '@landsea/web-kit/rows';
import * as z from 'zod/mini';

export type ItemChange = Omit<UpdateDayItem, 'version'>;

/** A vote is part of an edit and is sent by its own call. */
export type ItemEdit = ItemChange & { vote?: { personId: string; vote: Vote | null } };

const ItemEdit = z.extend(z.omit(UpdateDayItem, { version: true }), {
  vote: z.optional(z.strictObject({ personId: z.string(), vote: z.nullable(Vote) })),
});

export const ItemWrite = defineRowWrite({ row: DayItem, create: CreateDayItem, change: ItemEdit });

export interface ItemsStep {
  title: string;
  add?: CreateDayItem[];
  change?: (ItemChange & { id: string })[];
  remove?: string[];
}

export const previewItem = (item: CreateDayItem, items: readonly DayItem[]): DayItem => ({
  ...makeItem(item, items),
  version: 0,
  updatedAt: new Date().toISOString(),
});

const withVote = (item: DayItem, { personId, vote }: NonNullable<ItemEdit['vote']>): DayItem => {
  const { [personId]: _before, ...votes } = item.votes;
  return { ...item, votes: vote ? { ...votes, [personId]: vote } : votes };
};

export const applyItemEdit = (item: DayItem, { vote, ...change }: ItemEdit): DayItem =>
  vote ? withVote(item, vote) : applyItemChange(item, change);

export const listValuesBefore = (item: DayItem, change: ItemChange): ItemChange =>
  Object.fromEntries(
    Object.entries(item).filter(([field]) => field !== 'version' && Object.keys(change).includes(field)),
  );

/** Items that were deleted meanwhile are left out. */
export const toRowStep = (
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

/** Computed from the items before the step. */
export const invertStep = (items: readonly DayItem[], step: ItemsStep): ItemsStep => {
  const { save = [], remove = [], create = [] } = toRowStep(items, step);
  return {
    title: `Undo: ${step.title}`.slice(0, 160),
    add: remove.map(createFrom),
    change: save.map(({ seen, change }) => ({ id: seen.id, ...listValuesBefore(seen, change) })),
    remove: create.map(({ id }) => id),
  };
};
