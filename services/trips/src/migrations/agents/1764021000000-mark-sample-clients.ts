import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sample client with which an agent looks around, and which does not count as one of theirs; and when a client’s view was looked at. */
export class MarkSampleClients1764021000000 implements MigrationInterface {
  name = 'MarkSampleClients1764021000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE client ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
         ADD COLUMN previewed_at timestamp with time zone`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client DROP COLUMN previewed_at, DROP COLUMN is_sample`);
  }
}
