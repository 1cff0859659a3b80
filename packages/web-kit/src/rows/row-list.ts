import type { AppDispatch, RootState } from '@landsea/web-kit';
import { isFailure, notifyFailure, type Ended, type Row, type RowResult, type StepResult } from './row';
import { conflicted, settled } from './kept-slice';
import type { KeptTurn } from './kept-writes';
import { RowCache } from './row-cache';
import type { RowListDefinition } from './row-list-definition';
import { RowRunner, type Site } from './row-runner';
import type { RowEdit, RowWrite } from './row-write';
import { sendKeptRow, sendRow, type RowRequest, type SendRow } from './send-row';

type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState) => T;

type Kept = Extract<StepResult, { kind: 'kept' }>;
type StepWrite<R extends Row, Create, Change> = Extract<RowWrite<R, Create, Change>, { kind: 'together' }>;
type OneRowWrite<R extends Row, Create, Change> = Exclude<RowWrite<R, Create, Change>, { kind: 'together' }>;

/** All rows or none. */
export interface RowStep<R extends Row, Create, Change> {
  title: string;
  create?: readonly Create[];
  save?: readonly RowEdit<R, Change>[];
  remove?: readonly R[];
}

/**
 * Thunks that never throw. With `keep` writes are stored until they are answered; `kept` means that it takes
 * a while.
 */
export class RowList<R extends Row, Create extends { id: string }, Change extends object, Arg, Data> {
  private readonly cache: RowCache<R, Arg, Data>;
  private readonly runner: RowRunner<R, Create, Change, Arg, Data>;

  constructor(readonly definition: RowListDefinition<R, Create, Change, Arg, Data>) {
    this.cache = new RowCache(definition);
    this.runner = new RowRunner(definition);
    const { keep } = definition;
    keep?.writes.add(keep.name, (arg, stored) => {
      const { data: write } = keep.schema.safeParse(stored);
      return write && ((dispatch) => void dispatch(this.sendAgain(keep.argOf(arg), write)));
    });
  }

  create(arg: Arg, created: Create): Thunk<Promise<RowResult<R, Change>>> {
    return this.sendOne(arg, { key: crypto.randomUUID(), kind: 'create', created });
  }

  /** `seen` is the row when the person began to type. */
  save(arg: Arg, seen: R, change: Change): Thunk<Promise<RowResult<R, Change>>> {
    return this.sendOne(arg, { key: crypto.randomUUID(), kind: 'save', seen, change });
  }

  /** Any version; a missing row counts as deleted. */
  remove(arg: Arg, row: R, params?: RowRequest['params']): Thunk<Promise<RowResult<R, Change>>> {
    return async (dispatch) => {
      const write = { key: crypto.randomUUID(), kind: 'remove', row } as const;
      const result = await dispatch(this.sendOne(arg, write, params));
      if (result.kind !== 'saved') return result;
      const restored = this.restore(arg, row, result.removedIds ?? []);
      return restored ? { ...result, undo: () => dispatch(restored) } : result;
    };
  }

  /** All rows or none; needs `togetherRequest`. Concurrent changes are overwritten. */
  sendTogether(arg: Arg, step: RowStep<R, Create, Change>): Thunk<Promise<StepResult>> {
    const { title, create = [], save = [], remove = [] } = step;
    const rows = { create: [...create], save: [...save], remove: [...remove] };
    return this.sendStep(arg, { key: crypto.randomUUID(), kind: 'together', title, ...rows });
  }

  /** @returns whether it is somebody else's change. */
  receive(arg: Arg, row: R): Thunk<boolean> {
    return (dispatch, getState) => {
      const held = this.cache.getRows(arg, dispatch, getState);
      const { queue } = this.definition;
      const isPending = queue.isPending(row.id);
      const known = held.find(row.id);
      // A row of the same version may have other votes.
      const isNewer = !known || row.version > known.version;
      const isOther = row.version === known?.version && JSON.stringify(row) !== JSON.stringify(known);
      if (!isPending && !isNewer && !isOther) return false;
      const shown = queue.getShown(row);
      if (shown) held.put(shown);
      return !isPending;
    };
  }

  /** @returns whether the list showed the row. */
  lose(arg: Arg, id: string): Thunk<boolean> {
    return (dispatch, getState) => {
      const held = this.cache.getRows(arg, dispatch, getState);
      const wasShown = held.find(id) !== undefined;
      this.definition.queue.lose(id);
      held.remove(id);
      return wasShown;
    };
  }

  settle(arg: Arg, key: string): Thunk<void> {
    return (dispatch, getState) => {
      const { keep } = this.definition;
      const storageKey = keep?.writes.getStorageKey(getState(), String(arg));
      if (!keep || storageKey === undefined) return;
      keep.writes.forget(storageKey, key);
      dispatch(settled({ storageKey, key }));
    };
  }

  private restore(arg: Arg, row: R, ids: readonly string[]) {
    const { recreate, restoreRequest, afterWrite } = this.definition;
    if (!restoreRequest) return recreate && this.create(arg, recreate(row));
    return async (dispatch: AppDispatch, getState: () => RootState) => {
      const site = this.makeSite(arg, sendRow(dispatch), dispatch, getState);
      const result = await this.runner.insert(site, row, restoreRequest(arg, ids), crypto.randomUUID());
      if (afterWrite && result.kind === 'saved') dispatch(afterWrite(arg));
      return result;
    };
  }

  private sendOne(
    arg: Arg,
    write: OneRowWrite<R, Create, Change>,
    params?: RowRequest['params'],
  ): Thunk<Promise<RowResult<R, Change>>> {
    return this.perform(arg, write, (site) => this.runner.runOne(site, write, params));
  }

  private sendStep(arg: Arg, write: StepWrite<R, Create, Change>): Thunk<Promise<StepResult>> {
    return this.perform(arg, write, (site) => this.runner.runTogether(site, write));
  }

  private sendAgain(arg: Arg, write: RowWrite<R, Create, Change>): Thunk<Promise<unknown>> {
    return write.kind === 'together' ? this.sendStep(arg, write) : this.sendOne(arg, write);
  }

  private perform<T extends Ended & { row?: R }>(
    arg: Arg,
    write: RowWrite<R, Create, Change>,
    run: (site: Site<R, Arg, Data>) => Promise<T>,
  ): Thunk<Promise<T | Kept>> {
    return async (dispatch, getState) => {
      const { keep, afterWrite } = this.definition;
      const stored = { list: keep?.name ?? '', key: write.key, write };
      const turn = keep?.writes.begin(stored, String(arg), dispatch, getState);
      const send = turn ? inTurn(turn, sendKeptRow(dispatch, turn)) : sendRow(dispatch);
      const running = run(this.makeSite(arg, send, dispatch, getState)).then((result) => {
        if (afterWrite && result.kind === 'saved') dispatch(afterWrite(arg, result.row));
        return result;
      });
      return turn ? this.finish(arg, write.key, turn, running, dispatch, getState) : running;
    };
  }

  /** The person is told the end of a late write separately. */
  private async finish<T extends Ended>(
    arg: Arg,
    key: string,
    turn: KeptTurn,
    running: Promise<T>,
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<T | Kept> {
    const { keep } = this.definition;
    let isLate = false;
    const ended = running.then((result) => {
      const storageKey = keep?.writes.getStorageKey(getState(), String(arg));
      turn.end(result.kind !== 'conflict' && result.kind !== 'offline');
      if (turn.isOver() || !keep || storageKey === undefined) return result;
      if (result.kind === 'conflict')
        dispatch(conflicted({ storageKey, list: keep.name, key, conflict: result }));
      if (isLate && isFailure(result)) notifyFailure(result);
      return result;
    });
    const waiting = turn.firstWait.then((message): Kept => ({ kind: 'kept', message }));
    const first = await Promise.race([ended, waiting]);
    isLate = first.kind === 'kept';
    return first;
  }

  private makeSite(
    arg: Arg,
    send: SendRow,
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Site<R, Arg, Data> {
    return { arg, send, held: this.cache.getRows(arg, dispatch, getState) };
  }
}

/** Writes of a person who left are not sent. */
const inTurn =
  (turn: KeptTurn, send: SendRow): SendRow =>
  async (request, key) => {
    await turn.ready;
    return turn.isOver() ? { failure: undefined, isOutOfReach: true } : send(request, key);
  };
