import { spawnSync } from 'node:child_process';
import { createPrivateKey, randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceName } from '@landsea/contracts/messages';
import { jest } from '@jest/globals';
import pg from 'pg';
import { openBackup, derivePublicKey } from '../../src/backup/backup-manifest.js';
import { runBackup, runRestore } from '../../src/backup/backup-command.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { makeBackupKey } from '../../src/backup/sealed-files.js';
import { openStoredFiles } from '../../src/backup/stored-files.js';
import { root, type LocalSettings } from '../../src/env.js';

const server = process.env['TEST_POSTGRES_URL'];
const pem = makeBackupKey();

let urls: Record<ServiceName, string>;
let home: string;

const query = async <T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
};

const migrate = (service: ServiceName, words: string[] = []): void => {
  const entry = join(root, 'services', service, 'dist/migrate.js');
  const { status, stdout } = spawnSync(process.execPath, [entry, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: urls[service] },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
};

const namesOf = async (service: ServiceName): Promise<string[]> =>
  (await query<{ name: string }>(urls[service], 'SELECT name FROM migration ORDER BY id')).map(
    ({ name }) => name,
  );

/** The number of rows of every table, and a hash of all that is in them. */
async function contentOf(service: ServiceName): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    urls[service],
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query<{ sum: string }>(
      urls[service],
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM ${name} t`,
    );
    content[name] = row?.sum ?? '';
  }
  return content;
}
const allContent = async () =>
  Object.fromEntries(
    await Promise.all(ServiceName.options.map(async (each) => [each, await contentOf(each)])),
  );

const settings = (): LocalSettings => ({
  portBase: 4300,
  home,
  env: {
    BACKUP_PRIVATE_KEY_FILE: join(home, 'key.pem'),
    BACKUP_PUBLIC_KEY_FILE: join(home, 'key.pem'),
    ...Object.fromEntries(
      ServiceName.options.map((each) => [`DATABASE_URL_${each.toUpperCase()}`, urls[each]]),
    ),
  },
  frontEnds: false,
  throwaway: true,
});
const RECEIPT = 'receipts/0f7c0a1b';
const backups = async (name: string) =>
  (await readdir(join(home, 'backups'))).filter((each) => each.startsWith(name)).sort();
const newest = async () => join(home, 'backups', (await backups('landsea')).at(-1) ?? '');

/** A payment, a message that waits, and a receipt; texts that a dump could break. */
async function makeData(): Promise<void> {
  await query(
    urls.billing,
    `INSERT INTO payment (payment_intent, user_id, trip_id, origin, amount, currency, paid_at)
     VALUES ('pi_1', $1, $1, 'demo', 3900, 'usd', '2026-11-28T10:02:30.123456Z')`,
    [randomUUID()],
  );
  for (const text of ['plain', 'two\nlines', `"quotes" \\ and 'others'`, 'Zoë 🚢'])
    for (const service of ServiceName.options)
      await query(
        urls[service],
        `INSERT INTO outbox_message (id, type, receiver, payload) VALUES ($1, 't', 'trips', $2)`,
        [randomUUID(), { text }],
      );
  await query(
    urls.billing,
    `INSERT INTO audit (action, user_id, subject, detail) VALUES ('event.replayed', NULL, 'evt_1', '{}')`,
  );
  await mkdir(join(home, 'files/receipts'), { recursive: true });
  await writeFile(
    join(home, 'files', RECEIPT),
    Buffer.concat([Buffer.from('receipt'), randomBytes(300_000)]),
  );
}

async function destroy(): Promise<void> {
  for (const service of ServiceName.options)
    await query(urls[service], 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await rm(join(home, 'files'), { recursive: true, force: true });
}

(server ? describe : describe.skip)('a backup', () => {
  const created: string[] = [];
  const run = randomBytes(4).toString('hex');
  const urlOf = (name: string) => Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).toString();
  const urlsWith = (suffix: string) =>
    Object.fromEntries(
      ServiceName.options.map((service) => [service, urlOf(`landsea_backup_${service}_${run}_${suffix}`)]),
    ) as Record<ServiceName, string>;
  const create = async (url: string, template?: string) => {
    const [name, from] = [url, template].map((each) => each && new URL(each).pathname.slice(1));
    await query(server ?? '', `CREATE DATABASE ${name} ${from ? `TEMPLATE ${from}` : ''}`);
    created.push(name ?? '');
  };
  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    urls = urlsWith('empty');
    for (const service of ServiceName.options) {
      await create(urls[service]);
      migrate(service);
    }
  }, 120_000);
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'landsea-backup-'));
    await writeFile(join(home, 'key.pem'), pem);
    const templates = urlsWith('empty');
    urls = urlsWith(String(created.length));
    for (const service of ServiceName.options) await create(urls[service], templates[service]);
    await makeData();
  }, 60_000);
  afterAll(async () => {
    for (const name of created) await query(server ?? '', `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  it('brings back every row, sum, sequence and file after all of it was destroyed', async () => {
    const before = await allContent();
    const receipt = await readFile(join(home, 'files', RECEIPT));
    await runBackup(settings());
    await destroy();
    await runRestore([await newest()], settings());
    expect(await allContent()).toEqual(before);
    expect((await readFile(join(home, 'files', RECEIPT))).equals(receipt)).toBe(true);
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      urls.billing,
      `INSERT INTO audit (action, user_id, subject, detail) VALUES ('event.replayed', NULL, 'evt_2', '{}') RETURNING id::int`,
    );
    expect(id).toBe(2);
    await expect(
      query(
        urls.billing,
        `INSERT INTO payment (payment_intent, user_id, trip_id, origin, amount, currency, paid_at)
        VALUES ('pi_1', $1, $1, 'demo', 1, 'usd', now())`,
        [randomUUID()],
      ),
    ).rejects.toThrow('duplicate key');
  }, 120_000);

  it('keeps what is there as a restore point, to which a restore returns', async () => {
    await runBackup(settings());
    await query(urls.billing, `UPDATE payment SET amount = 4200`);
    const changed = await allContent();
    await runRestore([await newest()], settings());
    expect(await query(urls.billing, 'SELECT amount::int FROM payment')).toEqual([{ amount: 3900 }]);
    const [point = ''] = await backups('before-restore');
    await runRestore([join(home, 'backups', point)], settings());
    expect(await allContent()).toEqual(changed);
  }, 120_000);

  it('of an older version is brought to the schema of this one', async () => {
    const all = await namesOf('identity');
    await query(
      urls.identity,
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA landsea_queue CASCADE',
    );
    migrate('identity', [`--only=${all.slice(0, -1).join(',')}`]);
    await runBackup(settings());
    await destroy();
    await runRestore([await newest()], settings());
    expect(await namesOf('identity')).toEqual(all);
  }, 120_000);

  it('that is damaged, not complete, or for another key restores nothing', async () => {
    await runBackup(settings());
    const before = await allContent();
    const folder = await newest();
    const other = createPrivateKey(makeBackupKey());
    await expect(openBackup(folder, other)).rejects.toThrow('made for another key');
    const content = await readFile(join(folder, 'files/0'));
    expect(content.includes('receipt')).toBe(false);
    await appendFile(join(folder, 'billing.dump'), 'x');
    await expect(runRestore([folder], settings())).rejects.toThrow('billing.dump of');
    await rm(join(folder, 'manifest'));
    await expect(runRestore([folder], settings())).rejects.toThrow('damaged or not complete');
    expect(await allContent()).toEqual(before);
  }, 120_000);

  it('leaves the newest 14', async () => {
    const source = { databaseUrls: urls, files: openStoredFiles({}, join(home, 'none')) };
    const folder = join(home, 'backups');
    for (let day = 10; day < 26; day += 1)
      await makeBackup(source, {
        ...{ folder, name: 'landsea', keep: 14, publicKey: derivePublicKey(pem) },
        now: new Date(`2026-11-${day}T02:00:00Z`),
      });
    const kept = await backups('landsea');
    expect([kept.length, kept[0]]).toEqual([14, 'landsea-2026-11-12T02-00-00-000Z']);
  }, 120_000);
});
