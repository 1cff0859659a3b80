import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trip of a sample family counts for no limit. */
export class MarkSampleTrips1764521300000 implements MigrationInterface {
  name = 'MarkSampleTrips1764521300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sample_trip (
        trip_id uuid NOT NULL,
        CONSTRAINT pk_sample_trip PRIMARY KEY (trip_id),
        CONSTRAINT fk_sample_trip_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE VIEW trip_api.sample_trip AS SELECT trip_id FROM sample_trip`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW trip_api.sample_trip`);
    await queryRunner.query(`DROP TABLE sample_trip`);
  }
}
