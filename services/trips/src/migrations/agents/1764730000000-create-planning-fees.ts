import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fees that clients pay to their agents directly. A received fee stays in the year’s books without its trip. */
export class CreatePlanningFees1764730000000 implements MigrationInterface {
  name = 'CreatePlanningFees1764730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE planning_fee (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        trip_id uuid,
        name text NOT NULL,
        cents integer NOT NULL,
        due_on date,
        pay_link text,
        note text NOT NULL DEFAULT '',
        told_at timestamp with time zone,
        told_user_id uuid,
        told_by_name text,
        received_on date,
        waived_reason text,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_planning_fee PRIMARY KEY (id),
        CONSTRAINT fk_planning_fee_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_planning_fee_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE INDEX ix_planning_fee_client ON planning_fee (client_id)`);
    await queryRunner.query(`CREATE INDEX ix_planning_fee_trip ON planning_fee (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_planning_fee_user ON planning_fee (told_user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE planning_fee`);
  }
}
