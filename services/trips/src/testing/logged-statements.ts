import type { TestService } from '@landsea/nest-kit/testing';

/** The SQL statements that a service sends while `work` runs, but for what begins and ends transactions. */
export const loggedStatements = async (
  { dataSource }: TestService,
  work: () => Promise<unknown>,
): Promise<string[]> => {
  const statements: string[] = [];
  const kept = dataSource.logger;
  dataSource.logger = Object.assign(Object.create(kept) as typeof kept, {
    logQuery: (statement: string) => {
      if (!/^(START TRANSACTION|BEGIN|COMMIT|ROLLBACK)/i.test(statement)) statements.push(statement);
    },
  });
  try {
    await work();
  } finally {
    dataSource.logger = kept;
  }
  return statements;
};
