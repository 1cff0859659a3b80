import { apiErrorOf, errorTexts } from '@landsea/web-kit';
import type { AppDispatch, RootState } from '@landsea/web-kit';
import { failureResult } from './row';
import type { Row, RowConflict, RowResult } from './row';
import { RowCache } from './row-cache';
import type { RowListDefinition } from './row-list-definition';
import { completed, conflictingFields, isDone } from './row-rules';
import type { Sent } from './row-queue';
import { isOutOfReach, sendRow } from './send-row';
import type { RowAnswer, RowRequest } from './send-row';

type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState) => T;
type Write<R, Change> = Sent<R> & { result: RowResult<R & Row, Change> };

const MOST_ATTEMPTS = 3;

const codeOf = (answer: RowAnswer) => ('failure' in answer ? apiErrorOf(answer.failure).code : undefined);

const failed = ({ failure, status }: Extract<RowAnswer, { failure: unknown }>) => ({
  result: failureResult(failure, isOutOfReach(status)),
});

/**
 * The writes of one list, as thunks. Every write shows at once, waits for earlier ones of its row, and ends in one
 * {@link RowResult}; none of them throws. Components use them through `useRows`; live updates call `receive` and `lose`.
 */
export class RowList<R extends Row, Create extends { id: string }, Change extends object, Arg, Data> {
  private readonly cache: RowCache<R, Arg, Data>;

  constructor(readonly definition: RowListDefinition<R, Create, Change, Arg, Data>) {
    this.cache = new RowCache(definition);
  }

  create(arg: Arg, created: Create): Thunk<Promise<RowResult<R, Change>>> {
    const { url, preview } = this.definition;
    return this.insert(arg, preview(created), { url: url(arg), method: 'POST', body: created });
  }

  /** Saves `change` on top of `seen`, the row as the person saw it when they began to type. */
  save(arg: Arg, seen: R, change: Change): Thunk<Promise<RowResult<R, Change>>> {
    return async (dispatch, getState) => {
      const cache = this.cache.of(arg, dispatch, getState);
      const { result } = await this.definition.queue.edit(
        seen,
        change,
        (base) => this.attempt(arg, base, change, dispatch, MOST_ATTEMPTS),
        (row) => cache.putIfThere(row),
      );
      if (result.kind === 'conflict' && !result.current) cache.remove(seen.id);
      return this.written(arg, result, dispatch);
    };
  }

  /** Deletes a row, whatever its version; one that is gone already counts as deleted. `params` are added to the call. */
  remove(arg: Arg, row: R, params?: RowRequest['params']): Thunk<Promise<RowResult<R, Change>>> {
    return async (dispatch, getState) => {
      const { queue, url, removedIds = () => [row.id] } = this.definition;
      const cache = this.cache.of(arg, dispatch, getState);
      const send = async () => {
        const request = { url: `${url(arg)}/${row.id}`, method: 'DELETE', ...(params && { params }) };
        const answer = await sendRow(dispatch, request);
        return { isGone: 'data' in answer || codeOf(answer) === 'NOT_FOUND', answer };
      };
      const { isGone, answer } = await queue.remove(row, send, (now) =>
        now ? cache.put(now) : cache.remove(row.id),
      );
      if (!isGone && 'failure' in answer) return failed(answer).result;
      const ids = 'data' in answer ? removedIds(answer.data) : [row.id];
      for (const id of ids) if (id !== row.id) cache.remove(id);
      const restored = this.restore(arg, row, ids);
      const undo = restored && { undo: () => dispatch(restored) };
      return this.written(arg, { kind: 'saved', row, removedIds: ids, ...undo }, dispatch);
    };
  }

  /** Takes over a row that the service sent by itself. Answers whether it is somebody else's change. */
  receive(arg: Arg, row: R): Thunk<boolean> {
    return (dispatch, getState) => {
      const cache = this.cache.of(arg, dispatch, getState);
      const { queue } = this.definition;
      const isPending = queue.isPending(row.id);
      if (!isPending && (cache.find(row.id)?.version ?? -1) >= row.version) return false;
      const shown = queue.shown(row);
      if (shown) cache.put(shown);
      return !isPending;
    };
  }

  /** Takes a row away that somebody else deleted. Answers whether the list showed it. */
  lose(arg: Arg, id: string): Thunk<boolean> {
    return (dispatch, getState) => {
      const cache = this.cache.of(arg, dispatch, getState);
      const wasShown = cache.find(id) !== undefined;
      this.definition.queue.lose(id);
      cache.remove(id);
      return wasShown;
    };
  }

  private restore(arg: Arg, row: R, ids: readonly string[]) {
    const { recreate, restoreRequest } = this.definition;
    if (restoreRequest) return this.insert(arg, row, restoreRequest(arg, ids));
    return recreate && this.create(arg, recreate(row));
  }

  private insert(arg: Arg, shown: R, request: RowRequest): Thunk<Promise<RowResult<R, Change>>> {
    return async (dispatch, getState) => {
      const { queue, alsoSaved } = this.definition;
      const cache = this.cache.of(arg, dispatch, getState);
      const send = async (): Promise<Write<R, Change>> => {
        const answer = await sendRow(dispatch, request);
        const others = 'data' in answer ? (alsoSaved?.(answer.data) ?? []) : [];
        for (const other of others) if (other.id !== shown.id) cache.put(other);
        return this.read(answer, shown.id);
      };
      const { result } = await queue.create(shown, send, (row) =>
        row ? cache.put(row) : cache.remove(shown.id),
      );
      return this.written(arg, result, dispatch);
    };
  }

  private async attempt(
    arg: Arg,
    base: R,
    change: Change,
    dispatch: AppDispatch,
    left: number,
  ): Promise<Write<R, Change>> {
    const { queue, url, saveRequest, reread = this.inList } = this.definition;
    const request = saveRequest?.(arg, base, change) ?? {
      url: `${url(arg)}/${base.id}`,
      method: 'PATCH',
      body: { version: base.version, ...change },
    };
    const answer = await sendRow(dispatch, request);
    const code = codeOf(answer);
    if (code !== 'EDIT_CONFLICT' && code !== 'NOT_FOUND') return this.read(answer, base.id);

    const { url: readUrl, find } = reread(arg, base.id);
    const read = await sendRow(dispatch, { url: readUrl });
    if ('failure' in read && codeOf(read) !== 'NOT_FOUND') return failed(read);
    const current = 'data' in read ? find(read.data) : undefined;
    if (!current) return { isGone: true, result: this.conflict(base, undefined, change) };
    if (isDone(queue.rules, current, change))
      return { saved: current, result: { kind: 'saved', row: current } };
    const isConflict = left === 1 || conflictingFields(queue.rules, base, current, change).length > 0;
    if (isConflict) return { current, result: this.conflict(base, current, change) };
    return this.attempt(arg, current, change, dispatch, left - 1);
  }

  private conflict(seen: R, current: R | undefined, typed: Change): RowConflict<R, Change> {
    const { rules } = this.definition.queue;
    const change = current ? completed(rules, seen, current, typed) : typed;
    const differing = current ? conflictingFields(rules, seen, current, change) : [];
    const fields = differing.length > 0 ? differing : (Object.keys(change) as (keyof Change & string)[]);
    return { kind: 'conflict', seen, current, change, mine: rules.apply(current ?? seen, change), fields };
  }

  private readonly inList = (arg: Arg, id: string) => ({
    url: this.definition.url(arg),
    find: (answer: unknown) =>
      this.definition.rowsOf(this.definition.parseList(answer)).find((row) => row.id === id),
  });

  private read(answer: RowAnswer, id: string): Write<R, Change> {
    if ('failure' in answer) return failed(answer);
    try {
      const saved = this.definition.parse(answer.data, id);
      return { saved, result: { kind: 'saved', row: saved } };
    } catch {
      const error = { code: 'NOT_JSON', message: errorTexts.unexpectedAnswer } as const;
      return { result: failureResult({ status: 200, error }, false) };
    }
  }

  private written(arg: Arg, result: RowResult<R, Change>, dispatch: AppDispatch): RowResult<R, Change> {
    const { afterWrite } = this.definition;
    if (afterWrite && result.kind === 'saved') dispatch(afterWrite(arg));
    return result;
  }
}
