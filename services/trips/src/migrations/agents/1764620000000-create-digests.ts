import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails of each morning, by person. */
export class CreateDigests1764620000000 implements MigrationInterface {
  name = 'CreateDigests1764620000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE digest (
        user_id uuid NOT NULL,
        is_on boolean NOT NULL DEFAULT true,
        time_zone text NOT NULL,
        next_at timestamp with time zone NOT NULL,
        sent_on date,
        token text NOT NULL,
        CONSTRAINT pk_digest PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_digest_token ON digest (token)`);
    await queryRunner.query(`CREATE INDEX ix_digest_next ON digest (next_at) WHERE is_on`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE digest`);
  }
}
