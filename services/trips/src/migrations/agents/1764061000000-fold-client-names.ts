import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNDER_ACCENTS = [
  ['ß', 'ss'],
  ['Æ', 'AE'],
  ['æ', 'ae'],
  ['Œ', 'OE'],
  ['œ', 'oe'],
  ['Þ', 'Th'],
  ['þ', 'th'],
] as const;

const spelledOut = UNDER_ACCENTS.reduce(
  (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
  `translate(name, 'ØøŁłĐđÐðıŦŧĦħ', 'OoLlDdDdiTtHh')`,
);

/**
 * Each client's names without accents, case and apostrophes, kept by the database itself, so that both sides of a comparison are
 * folded by one function; and the list in the order of an address book instead of that of the letters' numbers.
 */
export class FoldClientNames1764061000000 implements MigrationInterface {
  name = 'FoldClientNames1764061000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
        lower(regexp_replace(normalize(${spelledOut}, NFKD), '[\\u0300-\\u036f''’‘ʼ\`´.]', '', 'g'))`);
    await queryRunner.query(`
      ALTER TABLE client
        ADD COLUMN plain_first text GENERATED ALWAYS AS (plain_name(first_name)) STORED,
        ADD COLUMN plain_last text GENERATED ALWAYS AS (plain_name(last_name)) STORED`);
    await queryRunner.query(
      `CREATE INDEX ix_client_plain_name ON client USING gin ((plain_first || ' ' || plain_last) gin_trgm_ops)`,
    );
    await queryRunner.query(`DROP INDEX ix_client_list_name`);
    await queryRunner.query(`
      CREATE INDEX ix_client_list_name
        ON client (agent_id, ((last_name || ' ' || first_name) COLLATE "en-x-icu"), id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ix_client_list_name`);
    await queryRunner.query(
      `CREATE INDEX ix_client_list_name ON client (agent_id, (lower(last_name || ' ' || first_name)), id)`,
    );
    await queryRunner.query(`ALTER TABLE client DROP COLUMN plain_first, DROP COLUMN plain_last`);
    await queryRunner.query(`DROP FUNCTION plain_name(text)`);
  }
}
