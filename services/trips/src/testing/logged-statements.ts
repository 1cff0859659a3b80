import { randomUUID } from 'node:crypto';
import { getRequestId, type TestService } from '@landsea/nest-kit/testing';

/**
 * The SQL statements that a service sends for the request that `send` makes with this id, but for what begins and ends
 * transactions. What the service does by itself meanwhile is left out.
 */
export const loggedStatements = async (
  { dataSource }: TestService,
  send: (requestId: string) => Promise<unknown>,
): Promise<string[]> => {
  const requestId = randomUUID();
  const statements: string[] = [];
  const kept = dataSource.logger;
  dataSource.logger = Object.assign(Object.create(kept) as typeof kept, {
    logQuery: (statement: string) => {
      if (getRequestId() !== requestId) return;
      if (!/^(START TRANSACTION|BEGIN|COMMIT|ROLLBACK)/i.test(statement)) statements.push(statement);
    },
  });
  try {
    await send(requestId);
  } finally {
    dataSource.logger = kept;
  }
  return statements;
};
