import { useAppDispatch, useAppSelector } from '@landsea/web-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getKept } from './kept-slice';
import { isFailure, notifyFailure } from './row';
import type { Ended, Row, RowConflict, RowResult, StepResult } from './row';
import type { RowList, RowStep } from './row-list';
import { omitFields } from './row-rules';
import type { RowRequest } from './send-row';

/** The same content keeps its id until the service has it, so a lost answer does not create it twice. */
export class NewIds {
  private readonly ids = new Map<string, string>();

  getId(content: object): string {
    const key = JSON.stringify(content);
    const id = this.ids.get(key) ?? crypto.randomUUID();
    this.ids.set(key, id);
    return id;
  }

  markCreated(content: object): void {
    this.ids.delete(JSON.stringify(content));
  }
}

export const useNewIds = (): NewIds => useMemo(() => new NewIds(), []);

type FailureShownBy = 'form' | 'toast';

/**
 * `seen` is the row when the person began to type. 'mine' overwrites or recreates, 'theirs' still saves the
 * fields without conflict. The calling form shows a failure, a toast if asked or once the component is
 * closed.
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
    getKept(state, keep?.writes.getStorageKey(state, String(arg))),
  ).conflicts.find((each) => each.list === keep?.name);
  // The list has stored it itself.
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
        const created = { ...content, id: content.id ?? ids.getId(content) } as Create;
        const result = await dispatch(list.create(arg, created));
        if (result.kind === 'saved') ids.markCreated(content);
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
        reported(await dispatch(list.sendTogether(arg, step)), by),
    };
  }, [dispatch, keep, list, arg]);

  const keepMine = async ({ current, change, mine }: RowConflict<R, Change>) => {
    if (current) return writes.save(current, change);
    const { recreate } = list.definition;
    return recreate && writes.create(recreate(mine));
  };
  const keepTheirs = async ({ current, change, fields }: RowConflict<R, Change>) =>
    current && writes.save(current, omitFields(change, fields));

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
