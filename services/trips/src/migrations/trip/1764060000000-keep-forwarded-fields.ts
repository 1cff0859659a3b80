import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A forwarded email keeps the reservations that it states in fields, and the names of the files that came with it. */
export class KeepForwardedFields1764060000000 implements MigrationInterface {
  name = 'KeepForwardedFields1764060000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE forwarded_email
        ADD COLUMN reservations jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN files jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN has_no_text boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE forwarded_email DROP COLUMN has_no_text, DROP COLUMN files, DROP COLUMN reservations`);
  }
}
