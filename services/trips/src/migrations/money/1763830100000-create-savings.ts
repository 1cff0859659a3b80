import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSavings1763830100000 implements MigrationInterface {
  name = 'CreateSavings1763830100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE savings_plan (
        trip_id uuid NOT NULL,
        first_day date NOT NULL,
        target_day date NOT NULL,
        target_cents integer,
        rhythm text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT pk_savings_plan PRIMARY KEY (trip_id),
        CONSTRAINT fk_savings_plan_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE savings_jar (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        person text,
        goal_cents integer,
        removed boolean NOT NULL DEFAULT false,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT pk_savings_jar PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_savings_jar_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE savings_contribution (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        jar_id uuid,
        by_person text,
        amount_cents integer NOT NULL,
        day date NOT NULL,
        note text,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT pk_savings_contribution PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_savings_contribution_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE savings_contribution`);
    await queryRunner.query(`DROP TABLE savings_jar`);
    await queryRunner.query(`DROP TABLE savings_plan`);
  }
}
