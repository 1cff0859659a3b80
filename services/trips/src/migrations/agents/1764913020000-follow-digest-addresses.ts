import type { MigrationInterface, QueryRunner } from 'typeorm';

const makeTrigger = (table: string, key: string, condition: string): string => `
  CREATE TRIGGER ${table}_digest_stop_follows AFTER UPDATE OF email ON ${table} FOR EACH ROW
  WHEN (OLD.email IS NOT NULL AND lower(OLD.email) IS DISTINCT FROM lower(NEW.email)${condition})
  EXECUTE FUNCTION digest_stop_follows('${key}')`;

/**
 * A stop of the emails of the morning holds at a changed address, too. A client without an address is known by the row
 * that has none. The client’s address also changes with the person who leads: an address of somebody in the household
 * follows that person alone.
 */
export class FollowDigestAddresses1764913020000 implements MigrationInterface {
  name = 'FollowDigestAddresses1764913020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION digest_stop_follows() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO client_digest_reader AS kept (id, client_id, user_id, email, token, stopped_at)
          SELECT gen_random_uuid(), r.client_id, NULL, nullif(lower(NEW.email), ''), 'trip-' || replace(gen_random_uuid()::text, '-', ''), r.stopped_at
            FROM client_digest_reader r
           WHERE r.client_id = (to_jsonb(NEW)->>TG_ARGV[0])::uuid AND r.email = lower(OLD.email) AND r.stopped_at IS NOT NULL
             AND (TG_TABLE_NAME <> 'client' OR NOT EXISTS (
               SELECT FROM client_person p
                WHERE p.client_id = r.client_id AND lower(p.email) = lower(coalesce(nullif(NEW.email, ''), OLD.email))))
        ON CONFLICT (client_id, email) WHERE email IS NOT NULL
          DO UPDATE SET stopped_at = coalesce(kept.stopped_at, excluded.stopped_at);
        RETURN NULL;
      END $$`);
    await queryRunner.query(makeTrigger('client', 'id', ''));
    await queryRunner.query(makeTrigger('client_person', 'client_id', ` AND coalesce(NEW.email, '') <> ''`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['client', 'client_person'])
      await queryRunner.query(`DROP TRIGGER ${table}_digest_stop_follows ON ${table}`);
    await queryRunner.query(`DROP FUNCTION digest_stop_follows()`);
  }
}
