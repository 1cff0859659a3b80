import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The amounts of a trip’s budget for those who see its money. */
export class ShowLineAmounts1764521100000 implements MigrationInterface {
  name = 'ShowLineAmounts1764521100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE VIEW trip_api.line_amount AS SELECT trip_id, due_on, booked_cents, spent_cents FROM budget_line`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW trip_api.line_amount`);
  }
}
