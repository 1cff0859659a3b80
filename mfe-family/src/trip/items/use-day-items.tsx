import { changedItem, createFrom } from '@landsea/contracts/day-plans';
import type { DayItem, DayPlans, UpdateTripDay, Vote } from '@landsea/contracts/planning';
import type { CreateDayItem } from '@landsea/contracts/planning';
import { notify, useAppDispatch, useAppSelector } from '@landsea/web-kit';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useEditGate } from '../page/use-edit-gate';
import { visibleData } from '../page/visible-data';
import { useUndo } from '../undo/undo-bar';
import { queued, queueOf } from './changes-slice';
import { applyChange, inverseOf, previewOf } from './day-change';
import type { DayChange, ItemChange, ItemsStep } from './day-change';
import { itemsOf } from './day-order';
import { useGetDaysQuery } from './items-api';
import { outcomeOf, sendChanges } from './send-changes';
import type { ChangeOutcome } from './send-changes';
import { UnsentBar } from './unsent-bar';
import { ItemConflictDialog, useItemConflicts } from './use-item-conflicts';
import { useLiveDays } from './use-live-days';

/** What a write answers. blocked: the person may not edit, and saw the reason or the paywall. */
export type WriteOutcome = ChangeOutcome | { kind: 'blocked' };

export interface WriteOptions {
  /** Offers to take the change back, in these words: "Moved to 10:15 AM". */
  undo?: string;
  /** A form that shows the failure itself; without it a toast does. */
  isForm?: boolean;
}

export interface DayItems {
  /** The days and items of the trip with everything on top that is not sent yet; undefined until they are there. */
  plans: DayPlans | undefined;
  days: DayPlans['days'];
  /** All of them, cancelled ones too. */
  items: DayItem[];
  /** What counts on a date, in the order of the day; without cancelled ones. */
  itemsOn: (date: string) => DayItem[];
  /** What has no date yet; without cancelled ones. */
  wishes: DayItem[];
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
  add: (item: CreateDayItem, options?: WriteOptions) => Promise<WriteOutcome>;
  change: (item: DayItem, change: ItemChange, options?: WriteOptions) => Promise<WriteOutcome>;
  /** Offers undo by itself. */
  remove: (item: DayItem) => Promise<WriteOutcome>;
  /** All or none; offers undo by itself, in the words of the step's title. `onUndo`: what else to take back with it. */
  changeMany: (step: ItemsStep, options?: { onUndo?: () => void }) => Promise<WriteOutcome>;
  vote: (item: DayItem, personId: string, vote: Vote | null) => Promise<WriteOutcome>;
  changeDay: (
    date: string,
    change: Omit<UpdateTripDay, 'version'>,
    options?: WriteOptions,
  ) => Promise<WriteOutcome>;
  /** What a try to edit does for who may not; undefined for who may. */
  onBlocked: (() => void) | undefined;
  /** To render once at the end of the page: the undo offer, and what waits for a signal. */
  bars: ReactNode;
}

const blocked: WriteOutcome = { kind: 'blocked' };

/** What went wrong, for the field or form that keeps what was typed; undefined when it is saved or kept for later. */
export const failureText = (outcome: WriteOutcome): string | undefined => {
  if (outcome.kind === 'refused') return Object.values(outcome.fields)[0] ?? `Not saved. ${outcome.message}`;
  return undefined;
};

/**
 * The days of a trip and everything on them. Every write shows at once; without a signal it is kept on the device and sent
 * later. Use it once in a page and pass on what it answers, as it holds the page's live stream and undo offer.
 */
export const useDayItems = (tripId: string): DayItems => {
  const dispatch = useAppDispatch();
  const onBlocked = useEditGate(tripId);
  const { offerUndo, undoBar } = useUndo();
  const query = useGetDaysQuery(tripId);
  const queue = useAppSelector((state) => queueOf(state, tripId));
  useLiveDays(tripId);

  const server = visibleData(query);
  const plans = useMemo(
    () => server && queue.changes.reduce<DayPlans>(applyChange, server),
    [server, queue.changes],
  );
  const items = useMemo(() => plans?.items ?? [], [plans]);
  const wishes = useMemo(() => itemsOf(items, null), [items]);
  const itemsOn = useMemo(() => {
    const known = new Map<string, DayItem[]>();
    return (date: string) => {
      const found = known.get(date) ?? itemsOf(items, date);
      known.set(date, found);
      return found;
    };
  }, [items]);

  const { askAbout, conflict, settled } = useItemConflicts();

  const write = useCallback(
    async (change: DayChange, isForm = false): Promise<WriteOutcome> => {
      const id = crypto.randomUUID();
      const outcome = outcomeOf(id);
      dispatch(queued({ tripId, change: { ...change, id } }));
      void dispatch(sendChanges(tripId));
      const end = await outcome;
      if (end.kind === 'conflict') askAbout(end.conflict);
      const failure = failureText(end);
      if (failure && !isForm) notify({ tone: 'error', title: 'Not saved', description: failure });
      return end;
    },
    [askAbout, dispatch, tripId],
  );

  const writes = useMemo(() => {
    const gated =
      <A extends unknown[]>(act: (...args: A) => Promise<WriteOutcome>) =>
      async (...args: A): Promise<WriteOutcome> => {
        if (!onBlocked) return act(...args);
        onBlocked();
        return blocked;
      };
    const change: DayItems['change'] = (item, changed, { undo, isForm } = {}) => {
      const before = Object.fromEntries(Object.entries(item).filter(([field]) => field in changed));
      const seen = changedItem(item, changed);
      if (undo) offerUndo({ text: undo, undo: () => void write({ kind: 'change', seen, change: before }) });
      return write({ kind: 'change', seen: item, change: changed }, isForm);
    };
    return {
      add: gated<Parameters<DayItems['add']>>((item, { undo, isForm } = {}) => {
        if (undo)
          offerUndo({ text: undo, undo: () => void write({ kind: 'remove', item: previewOf(item, []) }) });
        return write({ kind: 'add', item }, isForm);
      }),
      change: gated(change),
      remove: gated<[DayItem]>((item) => {
        offerUndo({
          text: `${item.title} removed`,
          undo: () => void write({ kind: 'add', item: createFrom(item) }),
        });
        return write({ kind: 'remove', item });
      }),
      changeMany: gated<Parameters<DayItems['changeMany']>>((step, { onUndo } = {}) => {
        if (plans) {
          const back = inverseOf(plans, step);
          offerUndo({
            text: step.title,
            undo: () => {
              void write({ kind: 'step', step: back });
              onUndo?.();
            },
          });
        }
        return write({ kind: 'step', step });
      }),
      vote: gated<Parameters<DayItems['vote']>>((item, personId, vote) =>
        write({ kind: 'vote', itemId: item.id, personId, vote }),
      ),
      changeDay: gated<Parameters<DayItems['changeDay']>>((date, changed, { undo, isForm } = {}) => {
        const day = plans?.days.find((each) => each.date === date);
        if (undo && day) {
          const before = { kind: day.kind, parks: day.parks, note: day.note };
          offerUndo({ text: undo, undo: () => void write({ kind: 'day', date, change: before }) });
        }
        return write({ kind: 'day', date, change: changed }, isForm);
      }),
    };
  }, [offerUndo, onBlocked, plans, write]);

  return {
    plans,
    days: plans?.days ?? [],
    items,
    itemsOn,
    wishes,
    isLoading: plans === undefined && query.error === undefined,
    error: plans === undefined ? query.error : undefined,
    refetch: () => void query.refetch(),
    ...writes,
    onBlocked,
    bars: (
      <>
        <UnsentBar count={queue.isWaiting || !navigator.onLine ? queue.changes.length : 0} />
        {undoBar}
        {conflict ? (
          <ItemConflictDialog
            conflict={conflict}
            onSettle={(keep) => {
              const change = settled(conflict, keep);
              if (change) void write(change);
            }}
          />
        ) : null}
      </>
    ),
  };
};
