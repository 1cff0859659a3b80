import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { getTableName, listColumns, selectJsonColumns } from '../../database/json-columns.js';
import { createTestDatabase } from '../test-database.js';
import { DescribingDatabase } from './described-statement.js';
import { ParameterTypes } from './parameter-mismatch.js';
import type { KnownFunctions } from './read-expression.js';
import { RowTypes } from './row-mismatch.js';
import { Sources } from './sources.js';
import { listStatementCalls, type StatementCall } from './statement-calls.js';

export interface StatementsSubject {
  /** Absolute path of a service or package with `tsconfig.json` and `src`. */
  folder: string;
  name: string;
  dataSource: (url: string) => DataSourceOptions;
}

export interface StatementsReport {
  /** Places that send SQL. */
  calls: number;
  /** `fees/fees.queries.ts:12: note may be null, but its type is string` */
  findings: string[];
  /** By file, the places whose SQL is known only while the service runs. */
  unread: Record<string, number>;
}

type Entity = new () => object;

/** Functions that read the entities, which the sources name by their classes. */
const listKnown = ({ entities }: DataSourceOptions): KnownFunctions => {
  const classes = new Map(
    (Array.isArray(entities) ? entities : [])
      .filter((each): each is Entity => typeof each === 'function')
      .map((each) => [each.name, each]),
  );
  const entityOf = (name: unknown): Entity => {
    const entity = classes.get(String(name));
    if (!entity) throw new Error(`${String(name)} is no entity`);
    return entity;
  };
  return {
    getTableName: (name) => getTableName(entityOf(name)),
    listColumns: (name) => listColumns(entityOf(name)),
    selectJsonColumns: (name, alias, without) =>
      selectJsonColumns(entityOf(name), String(alias), without as readonly never[]),
  };
};

const check = async (
  database: DescribingDatabase,
  { checker }: Sources,
  { texts, answer, given }: StatementCall,
): Promise<Set<string>> => {
  const said = new Set<string>();
  for (const text of texts) {
    try {
      const described = await database.describe(text);
      if (answer)
        new RowTypes(checker).compare(text, described.columns, answer).forEach((each) => said.add(each));
      new ParameterTypes(checker).compare(described, given).forEach((each) => said.add(each));
    } catch (error) {
      said.add(error instanceof Error ? error.message : String(error));
    }
  }
  return said;
};

/** Lets a migrated Postgres parse every statement of the sources, without running any, and compares the types of its rows and values with the code's. */
export async function checkStatements({
  folder,
  name,
  dataSource,
}: StatementsSubject): Promise<StatementsReport> {
  const sources = new Sources(folder);
  const migrated = await createTestDatabase(name, dataSource);
  const client = new pg.Client({ connectionString: migrated.url });
  const report: StatementsReport = { calls: 0, findings: [], unread: {} };
  try {
    await client.connect();
    const database = await DescribingDatabase.open(client);
    for (const call of listStatementCalls(sources, listKnown(dataSource(migrated.url)))) {
      report.calls += 1;
      if (!call.isRead) report.unread[call.path] = (report.unread[call.path] ?? 0) + 1;
      for (const each of await check(database, sources, call))
        report.findings.push(`${call.path}:${call.line}: ${each}`);
    }
  } finally {
    await client.end();
    await migrated.drop();
  }
  return report;
}
