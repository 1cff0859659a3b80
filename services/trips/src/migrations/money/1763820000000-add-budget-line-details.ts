import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBudgetLineDetails1763820000000 implements MigrationInterface {
  name = 'AddBudgetLineDetails1763820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE budget_line
        ADD COLUMN person text,
        ADD COLUMN day date,
        ADD COLUMN vendor text,
        ADD COLUMN due_on date,
        ADD COLUMN due_kind text,
        ADD COLUMN status text NOT NULL DEFAULT 'planned'`);
    await queryRunner.query(`
      UPDATE budget_line SET status = CASE
        WHEN spent_cents > 0 AND spent_cents >= CASE WHEN booked_cents > 0 THEN booked_cents ELSE planned_cents END
          THEN 'paid'
        WHEN booked_cents > 0 THEN 'booked'
        ELSE 'planned' END`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE budget_line
        DROP COLUMN person, DROP COLUMN day, DROP COLUMN vendor, DROP COLUMN due_on, DROP COLUMN due_kind,
        DROP COLUMN status`);
  }
}
