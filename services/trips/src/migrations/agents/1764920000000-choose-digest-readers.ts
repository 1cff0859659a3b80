import type { MigrationInterface, QueryRunner } from 'typeorm';

const makeTrigger = (table: string, key: string, condition: string): string => `
  CREATE TRIGGER ${table}_digest_stop_follows AFTER UPDATE OF email ON ${table} FOR EACH ROW
  WHEN (OLD.email IS NOT NULL AND lower(OLD.email) IS DISTINCT FROM lower(NEW.email)${condition})
  EXECUTE FUNCTION digest_stop_follows('${key}')`;

const isThere = ` AND coalesce(NEW.email, '') <> ''`;

const choices = {
  columns: ', person_id, left_out_at, origin_id',
  values: `, CASE WHEN coalesce(NEW.email, '') = '' THEN NEW.id END, r.left_out_at, coalesce(r.origin_id, r.id)`,
  condition: '',
  kept: `, left_out_at = coalesce(kept.left_out_at, excluded.left_out_at),
        origin_id = coalesce(kept.origin_id, excluded.origin_id)`,
};
const stopsAlone = { columns: '', values: '', condition: ' AND r.stopped_at IS NOT NULL', kept: '' };

const makeFunction = ({ columns, values, condition, kept }: typeof choices): string => `
  CREATE OR REPLACE FUNCTION digest_stop_follows() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO client_digest_reader AS kept (id, client_id, user_id, email, token, stopped_at${columns})
      SELECT gen_random_uuid(), r.client_id, NULL, nullif(lower(NEW.email), ''), 'trip-' || replace(gen_random_uuid()::text, '-', ''), r.stopped_at${values}
        FROM client_digest_reader r
       WHERE r.client_id = (to_jsonb(NEW)->>TG_ARGV[0])::uuid AND r.email = lower(OLD.email)${condition}
         AND (TG_TABLE_NAME <> 'client' OR NOT EXISTS (
           SELECT FROM client_person p
            WHERE p.client_id = r.client_id AND lower(p.email) = lower(coalesce(nullif(NEW.email, ''), OLD.email))))
    ON CONFLICT (client_id, email) WHERE email IS NOT NULL
      DO UPDATE SET stopped_at = coalesce(kept.stopped_at, excluded.stopped_at)${kept};
    RETURN NULL;
  END $$`;

const replaceTriggers = async (
  queryRunner: QueryRunner,
  conditions: Readonly<Record<'client' | 'client_person', string>>,
): Promise<void> => {
  for (const [table, key] of [
    ['client', 'id'],
    ['client_person', 'client_id'],
  ] as const) {
    await queryRunner.query(`DROP TRIGGER ${table}_digest_stop_follows ON ${table}`);
    await queryRunner.query(makeTrigger(table, key, conditions[table]));
  }
};

/**
 * An agent leaves an address out of the emails of the morning. The address of the person who leads, or of anybody in the
 * household, may be emptied: a row without an address names its person, so that it holds for nobody else who leads later.
 * Each row of a changed address names the first one, also before anything is chosen: a link of any of them stops all.
 */
export class ChooseDigestReaders1764920000000 implements MigrationInterface {
  name = 'ChooseDigestReaders1764920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE client_digest_reader ADD left_out_at timestamp with time zone, ADD person_id uuid, ADD origin_id uuid`,
    );
    await queryRunner.query(
      `UPDATE client_digest_reader r SET person_id = c.lead_id FROM client c
        WHERE c.id = r.client_id AND r.user_id IS NULL AND r.email IS NULL`,
    );
    // Copies of one stop have its moment.
    await queryRunner.query(
      `UPDATE client_digest_reader r SET origin_id = first.id
         FROM (SELECT DISTINCT ON (client_id, stopped_at) id, client_id, stopped_at FROM client_digest_reader
                WHERE user_id IS NULL AND stopped_at IS NOT NULL ORDER BY client_id, stopped_at, id) first
        WHERE r.client_id = first.client_id AND r.stopped_at = first.stopped_at AND r.user_id IS NULL AND r.id <> first.id`,
    );
    await queryRunner.query(makeFunction(choices));
    await replaceTriggers(queryRunner, { client: isThere, client_person: '' });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceTriggers(queryRunner, { client: '', client_person: isThere });
    await queryRunner.query(makeFunction(stopsAlone));
    // The release before takes a row without an address for the client.
    await queryRunner.query(
      `DELETE FROM client_digest_reader r USING client c
        WHERE c.id = r.client_id AND r.user_id IS NULL AND r.email IS NULL AND r.person_id IS NOT NULL AND r.person_id IS DISTINCT FROM c.lead_id`,
    );
    await queryRunner.query(
      `ALTER TABLE client_digest_reader DROP COLUMN left_out_at, DROP COLUMN person_id, DROP COLUMN origin_id`,
    );
  }
}
