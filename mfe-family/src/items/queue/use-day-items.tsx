import { applyItemChange, createFrom } from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem, DayPlans, Vote } from '@landsea/contracts/planning';
import { useGetAccessQuery } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { getFailureText as failureOfRow, useKeptWrites, useRows } from '@landsea/web-kit/rows';
import type { RowResult } from '@landsea/web-kit/rows';
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useEditGate, useWishGate } from '../../trip-frame/access/use-edit-gate';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import type { DayChange } from './day-row';
import { listItemsOn } from '../day/day-order';
import {
  invertStep,
  previewItem,
  toRowStep,
  listValuesBefore,
  type ItemChange,
  type ItemsStep,
} from './item-change';
import { dayRows, itemRows, keptChanges } from './item-rows';
import { useGetDaysQuery } from './items-api';
import { UnsentChanges } from './unsent-changes';
import { useLiveDays } from '../live/use-live-days';

const ConflictDialogs = loadLatePart(() => import('./conflict-dialogs'), 'ConflictDialogs');

/** blocked: the person may not edit, and saw the reason or the paywall. */
export type WriteOutcome =
  | { kind: 'blocked' }
  | { kind: 'saved' | 'conflict' }
  | Extract<RowResult<DayItem, ItemChange>, { kind: 'kept' | 'rejected' | 'offline' }>;

export interface WriteOptions {
  undo?: string;
  /** A form shows the failure itself; otherwise a toast does. */
  isForm?: boolean;
}

export interface DayItems {
  plans: DayPlans | undefined;
  days: DayPlans['days'];
  items: DayItem[];
  itemsOn: (date: string) => DayItem[];
  wishes: DayItem[];
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
  add: (item: CreateDayItem, options?: WriteOptions) => Promise<WriteOutcome>;
  change: (item: DayItem, change: ItemChange, options?: WriteOptions) => Promise<WriteOutcome>;
  remove: (item: DayItem) => Promise<WriteOutcome>;
  /** All or none, with an undo in the words of the title. `onUndo` adds to the undo. */
  changeMany: (step: ItemsStep, options?: { onUndo?: () => void }) => Promise<WriteOutcome>;
  vote: (item: DayItem, personId: string, vote: Vote | null) => Promise<WriteOutcome>;
  changeDay: (date: string, change: DayChange, options?: WriteOptions) => Promise<WriteOutcome>;
  offerUndo: (offer: { text: string; undo: () => void }) => void;
  refuseEdit: (() => void) | undefined;
  /** Rendered once at the end of the page: undo, unsent changes and conflicts. */
  notices: ReactNode;
}

const blocked: WriteOutcome = { kind: 'blocked' };

/** Undefined when the change is saved or kept for later. */
export const getFailureText = (outcome: WriteOutcome): string | undefined =>
  outcome.kind === 'blocked' ? undefined : failureOfRow(outcome);

/**
 * Every write shows at once; without a signal the device keeps it and sends it later. Use it once in a page
 * and pass on the result, as it holds the page's live stream and undo.
 */
export const useDayItems = (tripId: string): DayItems => {
  const refuseEdit = useEditGate(tripId);
  const refuseWish = useWishGate(tripId);
  const travelsAs = useGetAccessQuery({ tripId }).data?.travelsAs;
  const { offerUndo, undoBar } = useUndo();
  const query = useGetDaysQuery(tripId);
  const { waiting, unreadable, dismiss } = useKeptWrites(keptChanges, tripId);
  const itemWrites = useRows(itemRows, tripId);
  const dayWrites = useRows(dayRows, tripId);
  useLiveDays(tripId);

  const plans = getVisibleData(query);
  const items = useMemo(() => plans?.items ?? [], [plans]);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const days = useMemo(() => plans?.days ?? [], [plans]);
  const wishes = useMemo(() => listItemsOn(items, null), [items]);
  const itemsOn = useMemo(() => {
    const known = new Map<string, DayItem[]>();
    return (date: string) => {
      const found = known.get(date) ?? listItemsOn(items, date);
      known.set(date, found);
      return found;
    };
  }, [items]);

  const { create, save, remove, together } = itemWrites;
  const { save: saveDay } = dayWrites;
  const writes = useMemo(() => {
    const gated =
      <A extends unknown[]>(
        act: (...args: A) => Promise<WriteOutcome>,
        gateOf: (...args: A) => (() => void) | undefined = () => refuseEdit,
      ) =>
      async (...args: A): Promise<WriteOutcome> => {
        const refuse = gateOf(...args);
        if (!refuse) return act(...args);
        refuse();
        return blocked;
      };
    const gateOfWish = ({ date, status = 'wish' }: Pick<CreateDayItem, 'date' | 'status'>) =>
      !date && status === 'wish' ? refuseWish : refuseEdit;
    const change: DayItems['change'] = (item, changed, { undo, isForm } = {}) => {
      const seen = applyItemChange(item, changed);
      if (undo)
        offerUndo({ text: undo, undo: () => void save(seen, listValuesBefore(item, changed), 'toast') });
      return save(item, changed, isForm ? 'form' : 'toast');
    };
    return {
      add: gated<Parameters<DayItems['add']>>((item, { undo, isForm } = {}) => {
        if (undo) offerUndo({ text: undo, undo: () => void remove(previewItem(item, [])) });
        return create(item, isForm ? 'form' : 'toast');
      }, gateOfWish),
      change: gated(change),
      remove: gated<[DayItem]>((item) => {
        const undo = () => void create(createFrom(item), 'toast');
        offerUndo({ text: `${item.title} removed`, undo });
        return remove(item);
      }, gateOfWish),
      changeMany: gated<Parameters<DayItems['changeMany']>>((step, { onUndo } = {}) => {
        const back = invertStep(items, step);
        offerUndo({
          text: step.title,
          undo: () => {
            void together(toRowStep(latest.current, back), 'toast');
            onUndo?.();
          },
        });
        return together(toRowStep(items, step), 'toast');
      }),
      vote: gated<Parameters<DayItems['vote']>>(
        (item, personId, vote) => save(item, { vote: { personId, vote } }, 'toast'),
        (_item, personId) => (personId === travelsAs ? undefined : refuseWish),
      ),
      changeDay: gated<Parameters<DayItems['changeDay']>>(async (date, changed, { undo, isForm } = {}) => {
        const day = days.find((each) => each.date === date);
        if (!day) return { kind: 'saved' };
        const row = { ...day, id: date };
        const before = { kind: day.kind, parks: day.parks, note: day.note };
        if (undo)
          offerUndo({ text: undo, undo: () => void saveDay({ ...row, ...changed }, before, 'toast') });
        return saveDay(row, changed, isForm ? 'form' : 'toast');
      }),
    };
  }, [create, days, items, offerUndo, refuseEdit, refuseWish, remove, save, saveDay, together, travelsAs]);

  return {
    plans,
    days,
    items,
    itemsOn,
    wishes,
    isLoading: plans === undefined && query.error === undefined,
    error: plans === undefined ? query.error : undefined,
    refetch: () => void query.refetch(),
    ...writes,
    offerUndo,
    refuseEdit,
    notices: (
      <>
        <UnsentChanges saysOffline {...{ waiting, unreadable }} onDismiss={dismiss} />
        {undoBar}
        {itemWrites.conflict || dayWrites.conflict ? (
          <Suspense>
            <ConflictDialogs items={itemWrites} days={dayWrites} />
          </Suspense>
        ) : null}
      </>
    ),
  };
};
