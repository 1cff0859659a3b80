import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links that stop the emails of the morning go on working when a reader of two merged clients becomes one. */
export class KeepMergedDigestLinks1764931000000 implements MigrationInterface {
  name = 'KeepMergedDigestLinks1764931000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client_digest_reader ADD former_tokens text[]`);
    await queryRunner.query(
      `CREATE INDEX ix_client_digest_reader_former_tokens ON client_digest_reader USING gin (former_tokens)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client_digest_reader DROP COLUMN former_tokens`);
  }
}
