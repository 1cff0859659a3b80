import { toApiError, errorTexts, takeSequence } from '@landsea/web-kit';
import { toFailureResult, type Row, type RowConflict, type RowFailure, type RowResult } from './row';
import type { RowListDefinition } from './row-list-definition';
import { completeChange, listConflictingFields, isDone } from './row-rules';
import type { Sent } from './row-queue';
import type { RowEdit } from './row-write';
import type { RowAnswer, SendRow } from './send-row';

const MOST_ATTEMPTS = 3;

export type Write<R extends Row, Change> = Sent<R> & { result: RowResult<R, Change> };

/** `sentAt`: see `takeSequence`. */
export type StepAnswer<R extends Row, Data> =
  | { data: Data; rows: ReadonlyMap<string, R>; sentAt: number }
  | { data?: undefined; rows?: undefined; refused: RowFailure };

export const getCode = (answer: RowAnswer) =>
  'failure' in answer ? toApiError(answer.failure).code : undefined;

export const toFailure = ({ failure, isOutOfReach }: Extract<RowAnswer, { failure: unknown }>): RowFailure =>
  toFailureResult(failure, isOutOfReach);

const isStale = (code: ReturnType<typeof getCode>): boolean =>
  code === 'EDIT_CONFLICT' || code === 'NOT_FOUND' || code === 'IDEMPOTENCY_MISMATCH';

/** A stale row is read again, and written again where nothing contradicts it. */
export class RowSender<R extends Row, Create extends { id: string }, Change extends object, Arg, Data> {
  constructor(private readonly definition: RowListDefinition<R, Create, Change, Arg, Data>) {}

  /** Newer versions of other people are retried at most twice. */
  async save(
    send: SendRow,
    arg: Arg,
    base: R,
    change: Change,
    key: string | undefined,
    left = MOST_ATTEMPTS,
  ): Promise<Write<R, Change>> {
    const { queue, url, saveRequest, reread = this.inList } = this.definition;
    const request = saveRequest?.(arg, base, change) ?? {
      url: `${url(arg)}/${base.id}`,
      method: 'PATCH',
      body: { version: base.version, ...change },
    };
    const answer = await send(request, key);
    if (!isStale(getCode(answer))) return this.read(answer, base.id);

    const { url: readUrl, find } = reread(arg, base.id);
    const read = await send({ url: readUrl });
    if ('failure' in read && getCode(read) !== 'NOT_FOUND') return { result: toFailure(read) };
    const current = 'data' in read ? find(read.data) : undefined;
    if (!current) return { isGone: true, result: this.conflict(base, undefined, change) };
    if (isDone(queue.rules, current, change))
      return { saved: current, result: { kind: 'saved', row: current } };
    const isConflict = left === 1 || listConflictingFields(queue.rules, base, current, change).length > 0;
    if (isConflict) return { current, result: this.conflict(base, current, change) };
    return this.save(send, arg, current, change, undefined, left - 1);
  }

  /** Concurrent changes are overwritten, and removed rows are skipped. */
  async sendTogether(
    send: SendRow,
    arg: Arg,
    step: {
      title: string;
      create: readonly Create[];
      save: readonly RowEdit<R, Change>[];
      remove: readonly R[];
    },
    key: string,
  ): Promise<StepAnswer<R, Data>> {
    const { togetherRequest, rowsOf, parseList, url, listUrl = url } = this.definition;
    if (!togetherRequest) throw new Error('This list has no call for several rows');
    let now = step;
    let usedKey: string | undefined = key;
    for (let left = MOST_ATTEMPTS; ; left -= 1) {
      let sentAt = takeSequence();
      const answer = await send(togetherRequest(arg, now), usedKey);
      if ('data' in answer) return this.readStepAnswer(answer.data, sentAt);
      const isWritten = getCode(answer) === 'IDEMPOTENCY_MISMATCH';
      if (!isWritten && (getCode(answer) !== 'EDIT_CONFLICT' || left === 1))
        return { refused: toFailure(answer) };
      sentAt = takeSequence();
      const read = await send({ url: listUrl(arg) });
      if ('failure' in read) return { refused: toFailure(read) };
      if (isWritten) return this.readStepAnswer(read.data, sentAt);
      const rows = new Map(rowsOf(parseList(read.data)).map((row) => [row.id, row]));
      now = {
        ...step,
        save: step.save.map(({ seen, change }) => ({ seen: rows.get(seen.id) ?? seen, change })),
        remove: step.remove.flatMap(({ id }) => rows.get(id) ?? []),
      };
      usedKey = undefined;
    }
  }

  private readStepAnswer(answer: unknown, sentAt: number): StepAnswer<R, Data> {
    const { parseList, rowsOf } = this.definition;
    try {
      const data = parseList(answer);
      return { data, sentAt, rows: new Map(rowsOf(data).map((row) => [row.id, row])) };
    } catch {
      return { refused: toFailure(unexpectedAnswer) };
    }
  }

  private conflict(seen: R, current: R | undefined, typed: Change): RowConflict<R, Change> {
    const { rules } = this.definition.queue;
    const change = current ? completeChange(rules, seen, current, typed) : typed;
    const differing = current ? listConflictingFields(rules, seen, current, change) : [];
    const fields = differing.length > 0 ? differing : (Object.keys(change) as (keyof Change & string)[]);
    return { kind: 'conflict', seen, current, change, mine: rules.apply(current ?? seen, change), fields };
  }

  private readonly inList = (arg: Arg, id: string) => {
    const { url, listUrl = url, rowsOf, parseList } = this.definition;
    return {
      url: listUrl(arg),
      find: (answer: unknown) => rowsOf(parseList(answer)).find((row) => row.id === id),
    };
  };

  read(answer: RowAnswer, id: string): Write<R, Change> {
    if ('failure' in answer) return { result: toFailure(answer) };
    try {
      const saved = this.definition.parse(answer.data, id);
      return { saved, result: { kind: 'saved', row: saved } };
    } catch {
      return { result: toFailure(unexpectedAnswer) };
    }
  }
}

const unexpectedAnswer = {
  failure: { status: 200, error: { code: 'NOT_JSON', message: errorTexts.unexpectedAnswer } },
  isOutOfReach: false,
} as const;
