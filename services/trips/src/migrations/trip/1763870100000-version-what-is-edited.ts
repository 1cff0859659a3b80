import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  'savings_jar',
  'savings_contribution',
  'expense_settlement',
  'booked_meal',
  'sailing_payment',
] as const;

/** Every editable row, and every row in the list of changes, has a version. */
export class VersionWhatIsEdited1763870100000 implements MigrationInterface {
  name = 'VersionWhatIsEdited1763870100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables)
      await queryRunner.query(`ALTER TABLE ${table} ADD version integer NOT NULL DEFAULT 1`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
