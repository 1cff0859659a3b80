import { randomUUID } from 'node:crypto';
import { getRequestId, type TestService } from '@landsea/nest-kit/testing';
import type { Response } from 'supertest';
import type { QueryRunner } from 'typeorm';

interface Line {
  connection?: { stream?: { destroy: () => void } };
}

/** Statements that the service runs by itself meanwhile, and counters of calls. */
const BESIDE = new Set(['desk_work', 'desk_window', 'reminder_work', 'rate_limit_count']);
/** Their rows change while they are sent, so they are only counted. */
const SENT = new Set(['outbox_message', 'mail_message']);
/** Between two of them nothing can be half done. */
const WRITES = /\b(?:INSERT|UPDATE|DELETE)\b|^(?:START TRANSACTION|COMMIT)/;

/** Every row of every table, as one hash: the same before and after a call of which nothing stands. */
const hashRows = async ({ dataSource }: TestService): Promise<ReadonlySet<string>> => {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const parts = tables
    .filter(({ name }) => !BESIDE.has(name))
    .map(({ name }) => {
      const hash = `md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), ''))`;
      return `SELECT '${name}' AS name, ${SENT.has(name) ? 'count(*)::text' : hash} AS hash FROM "${name}" t`;
    });
  const rows = await dataSource.query<{ name: string; hash: string }[]>(parts.join(' UNION ALL '));
  return new Set(rows.map(({ name, hash }) => `${name} ${hash}`));
};

type Send = (requestId: string) => PromiseLike<Response>;

/**
 * Sends the call with the line to the database cut at this statement of it, which is what the database sees of a service
 * that is killed there. `after` cuts once the statement is on its way, so that its answer is lost.
 * @returns the statement, and undefined when the call has fewer.
 */
const cutAt = async (
  { dataSource }: TestService,
  send: Send,
  isIt: (statement: string, place: number) => boolean,
  when: 'before' | 'after',
): Promise<{ cut: string | undefined; status: number }> => {
  const requestId = randomUUID();
  const kept = dataSource.logger;
  let place = 0;
  let cut: string | undefined;
  dataSource.logger = Object.assign(Object.create(kept) as typeof kept, {
    logQuery: (statement: string, _parameters: unknown, runner?: QueryRunner) => {
      if (getRequestId() !== requestId || cut !== undefined || !WRITES.test(statement)) return;
      place += 1;
      if (!isIt(statement, place)) return;
      cut = statement;
      // TypeORM’s type leaves out the line that the runner holds.
      const { connection } = (runner as unknown as { databaseConnection: Line }).databaseConnection;
      const destroy = () => connection?.stream?.destroy();
      if (when === 'before') destroy();
      else setImmediate(destroy);
    },
    log: () => undefined,
    logQueryError: () => undefined,
  });
  try {
    const { status } = await send(requestId);
    return { cut, status };
  } finally {
    dataSource.logger = kept;
  }
};

/**
 * Kills the service at each writing statement of a call in turn, and then sends it whole.
 * @throws Error that names the first statement after which something of the call stands, or that was answered as done.
 * @returns how many statements there were.
 */
export const dieAtEachStatement = async (service: TestService, send: Send): Promise<number> => {
  const before = await hashRows(service);
  for (let wanted = 1; ; wanted += 1) {
    await service.dataSource.query('DELETE FROM rate_limit_count');
    const { cut, status } = await cutAt(service, send, (_statement, place) => place === wanted, 'before');
    if (cut === undefined) {
      if (status >= 300) throw new Error(`the whole call answered ${status}`);
      return wanted - 1;
    }
    if (status < 500) throw new Error(`answered ${status} after it died at: ${cut}`);
    const tables = [...(await hashRows(service))].filter((table) => !before.has(table));
    if (tables.length > 0) throw new Error(`${tables.join(', ')} changed by a call that died at: ${cut}`);
  }
};

/** Kills the service as it commits, so that nobody knows whether it did. */
export const dieAtCommit = async (service: TestService, send: Send): Promise<void> => {
  const { cut } = await cutAt(service, send, (statement) => statement === 'COMMIT', 'after');
  if (cut === undefined) throw new Error('the call commits nothing');
};
