import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking may be paid in several parts, each with a date of its own. */
export class AddLineDues1764051000000 implements MigrationInterface {
  name = 'AddLineDues1764051000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE budget_line ADD COLUMN dues jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE budget_line DROP COLUMN dues`);
  }
}
