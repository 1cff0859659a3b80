import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateKeptTrips1764100030000 implements MigrationInterface {
  name = 'CreateKeptTrips1764100030000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE kept_trip (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        name text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        agent_name text NOT NULL,
        content jsonb NOT NULL,
        kept_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_kept_trip PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_kept_trip_user ON kept_trip (user_id, trip_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE kept_trip`);
  }
}
