import type { MigrationInterface, QueryRunner } from 'typeorm';

const sumsOf = (columns: string): string[] => [
  `DROP INDEX ix_expense_sum`,
  `CREATE INDEX ix_expense_sum ON expense (${columns}) WHERE deleted_at IS NULL`,
];

export class SumExpensesByDay1764036500000 implements MigrationInterface {
  name = 'SumExpensesByDay1764036500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of sumsOf('trip_id, category, line_id, day, amount_cents'))
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of sumsOf('trip_id, category, line_id, amount_cents'))
      await queryRunner.query(statement);
  }
}
