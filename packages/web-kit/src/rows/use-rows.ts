import { useAppDispatch, useAppSelector } from '@landsea/web-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NewIds } from './new-ids';
import { keptUnder } from './kept-slice';
import { isFailure, notifyFailure } from './row';
import type { Ended, Row, RowConflict, RowResult, StepResult } from './row';
import type { RowList, RowStep } from './row-list';
import { withoutFields } from './row-rules';
import type { RowRequest } from './send-row';

/** Where a failure is shown: by the form that made the write, or as a toast. */
type FailureShownBy = 'form' | 'toast';

/**
 * The rows of one list for a component that edits them.
 *
 * - `create(content)`: the id is made here, and stays the same while the same content is tried again; `content.id` wins.
 * - `save(seen, change)`: `seen` is the row as it was when the person began to type. An empty change counts as saved.
 * - `remove(row)`: the result's `undo` creates the row again under its id. A failure is announced by a toast.
 * - `together(step)`: several rows, all or none.
 * - `conflict`: what `ConflictDialog` of `@landsea/ui` shows until `settleConflict('mine' | 'theirs')`. 'mine' writes what
 *   the person typed over what stands now, or creates a deleted row again; 'theirs' keeps the other person's values of the
 *   conflicting fields and still saves the rest. When that write fails, the conflict is shown again.
 *
 * A failure is shown by the form that called, or with 'toast' as the last argument as a toast. A failure after the component was closed is announced by a toast, so that no edit fails unseen. Conflicts of a list that
 * keeps its writes are asked about on whichever page is open, and after a reload.
 */
export const useRows = <
  R extends Row,
  Create extends { id: string },
  Change extends object,
  Arg extends string | void,
  Data,
>(
  list: RowList<R, Create, Change, Arg, Data>,
  arg: Arg,
) => {
  const dispatch = useAppDispatch();
  const [conflicts, setConflicts] = useState<readonly RowConflict<R, Change>[]>([]);
  const isOpen = useRef(true);
  const { keep } = list.definition;
  const kept = useAppSelector((state) =>
    keptUnder(state, keep?.writes.storageKey(state, String(arg))),
  ).conflicts.find((each) => each.list === keep?.name);
  // The list put it there itself.
  const conflict = kept ? (kept.conflict as RowConflict<R, Change>) : conflicts[0];

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const writes = useMemo(() => {
    const ids = new NewIds();
    const reported = <T extends Ended>(result: T, by: FailureShownBy): T => {
      if (by === 'toast' || !isOpen.current) notifyFailure(result);
      return result;
    };
    const ended = (result: RowResult<R, Change>, by: FailureShownBy): RowResult<R, Change> => {
      reported(result, by);
      if (result.kind === 'conflict' && !keep) setConflicts((now) => [...now, result]);
      return result;
    };
    return {
      create: async (
        content: Omit<Create, 'id'> & { id?: string },
        by: FailureShownBy = 'form',
      ): Promise<RowResult<R, Change>> => {
        const created = { ...content, id: content.id ?? ids.of(content) } as Create;
        const result = await dispatch(list.create(arg, created));
        if (result.kind === 'saved') ids.created(content);
        return ended(result, by);
      },
      save: async (seen: R, change: Change, by: FailureShownBy = 'form'): Promise<RowResult<R, Change>> =>
        Object.keys(change).length === 0
          ? { kind: 'saved', row: seen }
          : ended(await dispatch(list.save(arg, seen, change)), by),
      remove: async (row: R, params?: RowRequest['params']): Promise<RowResult<R, Change>> => {
        const result = await dispatch(list.remove(arg, row, params));
        notifyFailure(result);
        if (result.kind !== 'saved' || !result.undo) return result;
        const { undo } = result;
        const announced = async () => {
          const undone = await undo();
          notifyFailure(undone);
          return undone;
        };
        return { ...result, undo: announced };
      },
      together: async (step: RowStep<R, Create, Change>, by: FailureShownBy = 'form'): Promise<StepResult> =>
        reported(await dispatch(list.together(arg, step)), by),
    };
  }, [dispatch, keep, list, arg]);

  const keepMine = async ({ current, change, mine }: RowConflict<R, Change>) => {
    if (current) return writes.save(current, change);
    const { recreate } = list.definition;
    return recreate && writes.create(recreate(mine));
  };
  const keepTheirs = async ({ current, change, fields }: RowConflict<R, Change>) =>
    current && writes.save(current, withoutFields(change, fields));

  const settleConflict = async (keep: 'mine' | 'theirs'): Promise<void> => {
    if (!conflict) return;
    if (kept) dispatch(list.settle(arg, kept.key));
    else setConflicts((now) => now.filter((each) => each !== conflict));
    const result = await (keep === 'mine' ? keepMine(conflict) : keepTheirs(conflict));
    if (!result || !isFailure(result)) return;
    notifyFailure(result);
    if (!kept) setConflicts((now) => [conflict, ...now]);
  };

  return { ...writes, conflict, settleConflict };
};
