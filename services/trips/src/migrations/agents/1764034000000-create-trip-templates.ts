import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips with whose plans an agency begins new ones. */
export class CreateTripTemplates1764034000000 implements MigrationInterface {
  name = 'CreateTripTemplates1764034000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE trip_template (
        trip_id uuid NOT NULL,
        name text NOT NULL,
        saved_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_trip_template PRIMARY KEY (trip_id),
        CONSTRAINT fk_trip_template_agent_trip FOREIGN KEY (trip_id) REFERENCES agent_trip (trip_id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE trip_template`);
  }
}
