import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBudgetLines1763700100000 implements MigrationInterface {
  name = 'CreateBudgetLines1763700100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE budget_line (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        category text NOT NULL,
        label text NOT NULL,
        note text,
        planned_cents integer NOT NULL,
        booked_cents integer NOT NULL,
        spent_cents integer NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_budget_line PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_budget_line_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE budget_line`);
  }
}
