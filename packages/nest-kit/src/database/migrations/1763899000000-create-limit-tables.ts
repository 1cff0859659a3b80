import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `rate_limit` stays until the next release: copies of the one before still count in it while this one is rolled out. */
export class CreateLimitTables1763899000000 implements MigrationInterface {
  name = 'CreateLimitTables1763899000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The library writes its columns in this order, without naming them.
    await queryRunner.query(`
      CREATE TABLE rate_limit_count (
        key text NOT NULL,
        points integer NOT NULL,
        expire bigint,
        CONSTRAINT pk_rate_limit_count PRIMARY KEY (key)
      )`);
    await queryRunner.query(`CREATE INDEX ix_rate_limit_count_expire ON rate_limit_count (expire)`);
    await queryRunner.query(`
      CREATE TABLE held_slot (
        id uuid NOT NULL,
        key text NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_held_slot PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_held_slot_key ON held_slot (key, expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE held_slot, rate_limit_count`);
  }
}
