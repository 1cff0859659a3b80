import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents of clients. The table starts empty: earlier clients have chosen nothing yet, so nothing is shown. */
export class CreateClientTrips1763899000000 implements MigrationInterface {
  name = 'CreateClientTrips1763899000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_trip (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        sees_money boolean NOT NULL,
        sees_documents boolean NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_client_trip PRIMARY KEY (client_id, trip_id),
        CONSTRAINT fk_client_trip_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_client_trip_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_trip_trip ON client_trip (trip_id)`);
    await queryRunner.query(`ALTER TABLE client ADD COLUMN left_at timestamp with time zone`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client DROP COLUMN left_at`);
    await queryRunner.query(`DROP TABLE client_trip`);
  }
}
