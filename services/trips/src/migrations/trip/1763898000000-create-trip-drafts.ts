import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An unfinished trip of the wizard follows its person to another browser. */
export class CreateTripDrafts1763898000000 implements MigrationInterface {
  name = 'CreateTripDrafts1763898000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE trip_draft (
        user_id uuid NOT NULL,
        place jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        saved_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_trip_draft PRIMARY KEY (user_id)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE trip_draft`);
  }
}
