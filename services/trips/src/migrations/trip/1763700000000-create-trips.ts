import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTrips1763700000000 implements MigrationInterface {
  name = 'CreateTrips1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE trip (
        id uuid NOT NULL,
        owner_id uuid NOT NULL,
        name text NOT NULL,
        mode text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        status text NOT NULL DEFAULT 'planning',
        archived boolean NOT NULL DEFAULT false,
        stays jsonb NOT NULL,
        sailing jsonb,
        party jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_trip PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_trip_owner_created ON trip (owner_id, created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE trip_day (
        trip_id uuid NOT NULL,
        date date NOT NULL,
        kind text NOT NULL,
        place text,
        note text,
        CONSTRAINT pk_trip_day PRIMARY KEY (trip_id, date),
        CONSTRAINT fk_trip_day_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE entitlement (
        entitlement_id uuid NOT NULL,
        user_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        state text NOT NULL,
        starts_at timestamp with time zone NOT NULL,
        version integer NOT NULL,
        CONSTRAINT pk_entitlement PRIMARY KEY (entitlement_id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_entitlement_trip ON entitlement (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_entitlement_user ON entitlement (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE entitlement, trip_day, trip`);
  }
}
