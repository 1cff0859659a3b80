import type { Row, RowResult, StepResult } from './row';
import type { HeldRows } from './row-cache';
import type { RowListDefinition } from './row-list-definition';
import { getCode, toFailure, RowSender, type Write } from './row-sender';
import type { RowWrite } from './row-write';
import type { RowRequest, SendRow } from './send-row';

export interface Site<R extends Row, Arg, Data> {
  arg: Arg;
  held: HeldRows<R, Data>;
  send: SendRow;
}

type Kind<W, K> = Extract<W, { kind: K }>;

const onceAllArrived = <T>(count: number, work: () => Promise<T>) => {
  let missing = count;
  let begin = (): void => undefined;
  const result = new Promise<void>((resolve) => (begin = resolve)).then(work);
  if (count === 0) begin();
  return {
    result,
    arrive: () => {
      missing -= 1;
      if (missing === 0) begin();
      return result;
    },
  };
};

export class RowRunner<R extends Row, Create extends { id: string }, Change extends object, Arg, Data> {
  private readonly sender: RowSender<R, Create, Change, Arg, Data>;

  constructor(private readonly definition: RowListDefinition<R, Create, Change, Arg, Data>) {
    this.sender = new RowSender(definition);
  }

  runOne(
    site: Site<R, Arg, Data>,
    write: Exclude<RowWrite<R, Create, Change>, { kind: 'together' }>,
    params?: RowRequest['params'],
  ): Promise<RowResult<R, Change>> {
    switch (write.kind) {
      case 'create': {
        const { url, preview } = this.definition;
        const request = { url: url(site.arg), method: 'POST', body: write.created };
        return this.insert(site, preview(write.created, site.held.rows()), request, write.key);
      }
      case 'save':
        return this.save(site, write);
      case 'remove':
        return this.remove(site, write, params);
    }
  }

  async insert(
    { held, send }: Site<R, Arg, Data>,
    shown: R,
    request: RowRequest,
    key: string,
  ): Promise<RowResult<R, Change>> {
    const { queue, alsoSaved } = this.definition;
    const call = async (): Promise<Write<R, Change>> => {
      const answer = await send(request, key);
      const others = 'data' in answer ? (alsoSaved?.(answer.data) ?? []) : [];
      for (const other of others) if (other.id !== shown.id) held.put(other);
      return this.sender.read(answer, shown.id);
    };
    const { result } = await queue.create(shown, call, (row) =>
      row ? held.put(row) : held.remove(shown.id),
    );
    return result;
  }

  private async save(
    { arg, held, send }: Site<R, Arg, Data>,
    { seen, change, key }: Kind<RowWrite<R, Create, Change>, 'save'>,
  ): Promise<RowResult<R, Change>> {
    const { result } = await this.definition.queue.edit(
      seen,
      change,
      (base) => this.sender.save(send, arg, base, change, key),
      (row) => held.putIfThere(row),
    );
    if (result.kind === 'conflict' && !result.current) held.remove(seen.id);
    return result;
  }

  private async remove(
    { arg, held, send }: Site<R, Arg, Data>,
    { row, key }: Kind<RowWrite<R, Create, Change>, 'remove'>,
    params?: RowRequest['params'],
  ): Promise<RowResult<R, Change>> {
    const { queue, url, removedIds = () => [row.id] } = this.definition;
    const call = async () => {
      const request = { url: `${url(arg)}/${row.id}`, method: 'DELETE', ...(params && { params }) };
      const answer = await send(request, key);
      return { isGone: 'data' in answer || getCode(answer) === 'NOT_FOUND', answer };
    };
    const { isGone, answer } = await queue.remove(row, call, (now) =>
      now ? held.put(now) : held.remove(row.id),
    );
    if (!isGone && 'failure' in answer) return toFailure(answer);
    const ids = 'data' in answer ? removedIds(answer.data) : [row.id];
    for (const id of ids) if (id !== row.id) held.remove(id);
    return { kind: 'saved', row, removedIds: ids };
  }

  /** The call begins when the last of the rows is free. */
  async runTogether(
    { arg, held, send }: Site<R, Arg, Data>,
    { title, create, save, remove, key }: Kind<RowWrite<R, Create, Change>, 'together'>,
  ): Promise<StepResult> {
    const { queue, preview } = this.definition;
    const bases = new Map<string, R>();
    const { arrive, result: begun } = onceAllArrived(create.length + save.length + remove.length, () => {
      const baseOf = (seen: R) => bases.get(seen.id) ?? queue.getBase(seen);
      const step = {
        title,
        create,
        save: save.map(({ seen, change }) => ({ seen: baseOf(seen), change })),
        remove: remove.map(baseOf),
      };
      return this.sender.sendTogether(send, arg, step, key);
    });
    const rowIn = async (id: string) => ({ saved: (await arrive()).rows?.get(id) });
    const jobs: Promise<unknown>[] = [];
    for (const row of remove)
      jobs.push(
        queue.remove(
          row,
          async () => ({ isGone: (await arrive()).rows?.has(row.id) === false }),
          (now) => (now ? held.put(now) : held.remove(row.id)),
        ),
      );
    for (const created of create)
      jobs.push(
        queue.create(
          preview(created, held.rows()),
          () => rowIn(created.id),
          (row) => (row ? held.put(row) : held.remove(created.id)),
        ),
      );
    for (const { seen, change } of save)
      jobs.push(
        queue.edit(
          seen,
          change,
          (base) => {
            bases.set(seen.id, base);
            return rowIn(seen.id);
          },
          (row) => held.putIfThere(row),
        ),
      );
    await Promise.all(jobs);
    const answer = await begun;
    if ('refused' in answer) return answer.refused;
    held.takeOver(answer.data, answer.sentAt);
    return { kind: 'saved' };
  }
}
