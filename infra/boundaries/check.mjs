// The rules of imports, of tables in SQL and of migrations hold on the tree, and each catches the violation planted for it.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { findContractions, listMistakenLines } from './expand-only.mjs';
import { oneConnection } from './one-connection.mjs';
import { commentSubject, verbFirst } from './plain-words.mjs';
import { allSources, productSources, textOf } from './sources.mjs';
import { findMistakes, findTables, listUnneeded } from './sql-tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const config = join(root, '.dependency-cruiser.cjs');
const require = createRequire(import.meta.url);
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['shell', 'mfe-family', 'mfe-agent', 'mfe-marketing', 'services', 'packages', 'infra'];

/** @returns {{ rule: { name: string }, from: string, to: string }[]} */
function violations(cwd, where) {
  const args = [cruiser, '--config', config, '--output-type', 'json', ...where];
  const output = execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const { summary } = JSON.parse(output);
  if (summary.totalCruised === 0) throw new Error(`nothing to check in ${cwd}`);
  return summary.violations;
}

/** The lines of a planted file whose violation these rules of eslint.config.js do not see, or see where none is. */
async function mistakenLines(path, rules) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { own: { rules } },
        rules: Object.fromEntries(Object.keys(rules).map((name) => [`own/${name}`, 'error'])),
      },
    ],
  });
  const text = textOf(path);
  const [{ messages }] = await eslint.lintText(text, { filePath: path });
  const seen = new Set(messages.map(({ line }) => line));
  return text
    .split('\n')
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line, at }) => line.endsWith('// planted') !== seen.has(at))
    .map(({ line, at }) => `${Object.keys(rules).join(', ')}: wrong about ${path}:${at}: ${line.trim()}`);
}

const plantedFolder = 'infra/boundaries/planted';
const mistaken = [
  ...(await mistakenLines(`${plantedFolder}/services/trips/src/planning/days/items.service.ts`, {
    'one-connection': oneConnection,
  })),
  ...(await mistakenLines(`${plantedFolder}/packages/rules/src/words/words.ts`, {
    'comment-subject': commentSubject,
    'verb-first': verbFirst,
  })),
];
const planted = new Set(violations(join(here, 'planted'), ['.']).map(({ rule }) => rule.name));
const blind = require(config).forbidden.filter(({ name }) => !planted.has(name));
const found = violations(root, folders);

const plantedTables = `${plantedFolder}/services/trips/src/agents/clients/clients.queries.ts`;
const withSql = productSources().filter(({ path }) =>
  /^(services\/trips|packages\/nest-kit)\/src\//.test(path),
);
const sql = findTables(withSql);
const sqlFindings = [
  ...sql.foreign.map(
    ({ path, line, area, table, owner }) => `${path}:${line}: ${area} names ${table} of ${owner}`,
  ),
  ...listUnneeded(sql.allowed).map((table) => `allowed without need: ${table}`),
  ...findMistakes(withSql, textOf(plantedTables)).map(
    ({ line, at }) => `the check of tables is wrong about ${plantedTables}:${at}: ${line.trim()}`,
  ),
];

const plantedMigration =
  'infra/boundaries/planted/services/trips/src/migrations/trip/1700000000000-rename-trip-name.ts';
const migrations = allSources().filter(({ path }) => /\/src\/(database\/)?migrations\//.test(path));
if (migrations.length === 0) throw new Error('no migrations found');
const schemaFindings = [
  ...findContractions(migrations),
  ...listMistakenLines(textOf(plantedMigration)).map(
    ({ line, at }) => `the check of migrations is wrong about ${plantedMigration}:${at}: ${line.trim()}`,
  ),
];

for (const { name } of blind) console.error(`rule ${name} did not see the violation planted for it`);
for (const { rule, from, to } of found) console.error(`${rule.name}: ${from} → ${to}`);
for (const finding of [...mistaken, ...sqlFindings, ...schemaFindings]) console.error(finding);
if (blind.length + found.length + mistaken.length + sqlFindings.length + schemaFindings.length > 0)
  process.exit(1);
console.log(
  `${planted.size} import rules hold, transactions keep to one connection, functions begin with a verb and comments with a subject; each rule was seen to fail on its planted violation.`,
);
console.log(
  `SQL of trips: ${sql.tables} tables have an owner; ${sql.own} times an area names its own, ${sql.views} times a view, ${sql.allowed.length} times a table that it may, 0 times another.`,
);
console.log(`${migrations.length} migrations take nothing away that the release before uses.`);
