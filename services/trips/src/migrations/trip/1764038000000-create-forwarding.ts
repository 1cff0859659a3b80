import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmations that people forward by email: the address of each trip, and what waits to be checked. */
export class CreateForwarding1764038000000 implements MigrationInterface {
  name = 'CreateForwarding1764038000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE forwarding_address (
        trip_id uuid NOT NULL,
        seed text NOT NULL,
        address_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_forwarding_address PRIMARY KEY (trip_id),
        CONSTRAINT fk_forwarding_address_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX ux_forwarding_address_hash ON forwarding_address (address_hash)`,
    );
    await queryRunner.query(`
      CREATE TABLE forwarded_email (
        id uuid NOT NULL,
        trip_id uuid NOT NULL,
        sender text NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        received_at timestamp with time zone NOT NULL,
        done_at timestamp with time zone,
        CONSTRAINT pk_forwarded_email PRIMARY KEY (id),
        CONSTRAINT fk_forwarded_email_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_forwarded_email_trip ON forwarded_email (trip_id, received_at)`);
    await queryRunner.query(`CREATE INDEX ix_forwarded_email_received ON forwarded_email (received_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE forwarded_email`);
    await queryRunner.query(`DROP TABLE forwarding_address`);
  }
}
