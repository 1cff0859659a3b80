import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { fillSecrets, makeEnvExample, runSecrets } from '../src/env-file.js';
import { root } from '../src/env.js';
import { readKeys } from '../src/release/release-keys.js';

const read = (path: string) => readFile(join(root, path), 'utf8');
const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => said.mockRestore());

it('.env.example has what docker compose reads', async () => {
  expect(await read('.env.example')).toBe(makeEnvExample(await read('docker-compose.yml')));
});

it('makes each secret of our own once, and leaves what is set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-env-'));
  const file = join(folder, '.env');
  await runSecrets(folder);
  const first = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(first).toMatch(/^SERVICE_TOKEN_SECRET=[\w-]{43}$/m);
  const keys = readKeys(/^RELEASE_KEYS="([^"]+)"$/m.exec(first)?.[1] ?? '');
  expect(keys).toHaveLength(1);
  expect(first).toContain(`\nRELEASE_PUBLIC_KEYS="${keys[0]?.publicKey}"\n`);
  expect(first).toMatch(/^STRIPE_SECRET_KEY=$/m);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('still needs'));
  const secrets = first.match(/^[A-Z_]+=[\w-]{43}$/gm) ?? [];
  expect(new Set(secrets.map((line) => line.split('=')[1])).size).toBe(6);
  await writeFile(file, first.replace(/^(STRIPE\w+|SMTP_URL)=$/gm, '$1=x'));
  await runSecrets(folder);
  expect(await readFile(file, 'utf8')).toBe(first.replace(/^(STRIPE\w+|SMTP_URL)=$/gm, '$1=x'));
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('has all that is required'));
});

it('makes no secret of others', () => {
  expect(fillSecrets('STRIPE_SECRET_KEY=\nPOSTGRES_PASSWORD=mine\n')).toBe(
    'STRIPE_SECRET_KEY=\nPOSTGRES_PASSWORD=mine\n',
  );
});
