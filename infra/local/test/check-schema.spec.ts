import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { ServiceName } from '@landsea/contracts/messages';
import pg from 'pg';
import { checkSchema, runCheckSchema } from '../src/check-schema.js';
import { root } from '../src/env.js';

const onPostgres = process.env['TEST_POSTGRES_URL'] ? it : it.skip;

/** The migrations of this checkout, and one more. */
const migrateWith = (sql: string) => async (service: ServiceName, url: string) => {
  execFileSync(process.execPath, [join(root, 'services', service, 'dist/migrate.js')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

describe('the services of a former release on the schema of this checkout', () => {
  onPostgres(
    'fit what a migration adds, and are named with each statement that misses what one takes away',
    async () => {
      const migrate = migrateWith(
        'ALTER TABLE payment ADD COLUMN planted text; ALTER TABLE payment RENAME COLUMN hold_reason TO reason',
      );
      const { message } = await checkSchema({ release: 'HEAD', services: ['billing'], migrate }).then(
        () => new Error('nothing was found'),
        (error: Error) => error,
      );
      expect(message).toMatch(/^billing of HEAD does not fit the new schema:/);
      const found = [...message.matchAll(/\S+\.ts:\d+: column .* does not exist/g)].map(([each]) => each);
      expect(found.length).toBeGreaterThan(0);
      for (const each of found) expect(each).toMatch(/payment\.queries\.ts:\d+: column .*hold_reason/);
    },
    900_000,
  );

  it.each([[[]], [['v1', 'v2']]])('need a release: %j', async (words) => {
    await expect(runCheckSchema(words)).rejects.toThrow('Name the release that runs now');
  });

  it.each(['v0-no-such-release', '--output=here'])('are not looked for in %s', async (release) => {
    await expect(runCheckSchema([release])).rejects.toThrow(
      `${release} is no tag, branch or commit of this repository.`,
    );
  });
});
