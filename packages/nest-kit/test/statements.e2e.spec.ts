import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeDataSourceOptions } from '../src/database/data-source-options.js';
import { checkStatements, describeStatements } from '../src/testing/statements/index.js';

const dataSource = (url: string) => makeDataSourceOptions({ url, entities: [], migrations: [] });
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('the SQL of nest-kit', () => {
  describeStatements({ folder: pathOf('..'), name: 'kit', dataSource }, { 'database/versioned-table.ts': 1 });
});

describe('the check of statements', () => {
  const folder = pathOf('planted-statements');

  it('finds every mistake that is planted, and nothing else', async () => {
    const { findings, unread } = await checkStatements({ folder, name: 'planted', dataSource });
    const planted = readFileSync(`${folder}/src/planted.queries.ts`, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, said] = line.match(/ \/\/ planted: (.+)$/) ?? [];
        return said ? [`planted.queries.ts:${index + 1}: ${said}`] : [];
      });
    expect(planted.length).toBeGreaterThan(10);
    expect(findings).toEqual(planted);
    expect(unread).toEqual({ 'planted.queries.ts': 1 });
  }, 120_000);
});
