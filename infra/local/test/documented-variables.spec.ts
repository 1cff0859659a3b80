import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/env.js';
import { makeVariablePage } from './variable-table.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const schemas = [
  'packages/nest-kit/src/env/kit-env.ts',
  'packages/nest-kit/src/files/files-env.ts',
  'services/identity/src/env.ts',
  'services/trips/src/env.ts',
  'services/billing/src/env.ts',
  'infra/gateway/src/env.ts',
].map(read);
const compose = read('docker-compose.yml');
const page = read('docs/operate.md');

const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** Names that the launcher and the release put together of a prefix and a name. */
const joined = ['IDENTITY', 'TRIPS', 'BILLING']
  .map((name) => `DATABASE_URL_${name}`)
  .concat(['BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `RELEASE_S3_${name}`));
const documented = new Set(listMatches(page, /`([A-Z][A-Z0-9_]+)(?:=[a-z]+)?`/g));

it('the page for operators names every variable that a service, the gateway or the compose file reads', () => {
  const fields = schemas.flatMap((text) => listMatches(text, /^ {2}([A-Z][A-Z0-9_]+):/gm));
  const variables = [...fields, ...listMatches(compose, /[^$]\$\{([A-Z][A-Z0-9_]+)/g)];
  expect(variables.length).toBeGreaterThan(80);
  expect([...new Set(variables)].filter((name) => !documented.has(name))).toEqual([]);
});

it('the page names no variable that nothing reads', () => {
  const launcher = readdirSync(join(root, 'infra/local/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(join('infra/local/src', path)));
  const sources = [...schemas, compose, ...launcher, ...joined].join('\n');
  expect([...documented].filter((name) => !sources.includes(name))).toEqual([]);
});

it('the table of variables is what the schemas say', async () => {
  const made = await makeVariablePage();
  expect(made.match(/^\| `/gm)?.length).toBeGreaterThan(70);
  expect(read('docs/variables.md')).toBe(made);
});
