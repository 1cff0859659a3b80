import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A choice draws from the lines that an estimate wrote, so these are marked. */
export class MarkEstimatedLines1764031200000 implements MigrationInterface {
  name = 'MarkEstimatedLines1764031200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE budget_line ADD COLUMN is_estimate boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE budget_line DROP COLUMN is_estimate`);
  }
}
