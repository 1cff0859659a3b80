import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An agent’s side of bookings, the payments that a client reports, and an agency’s suppliers. */
export class CreateAgentBookings1764530000000 implements MigrationInterface {
  name = 'CreateAgentBookings1764530000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW trip_api.booking AS
        SELECT trip_id, id, kind, title, status, held_until, numbers, starts, ends, total_cents, currency, payments FROM booking`);
    await queryRunner.query(`
      CREATE TABLE booking_supplier (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        name text NOT NULL,
        kinds jsonb NOT NULL DEFAULT '[]',
        rate integer,
        pays_after_days integer,
        host_code text,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_booking_supplier PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_booking_supplier_agent ON booking_supplier (agent_id)`);
    await queryRunner.query(`
      CREATE TABLE booking_work (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        booking_id uuid NOT NULL,
        booked_by text NOT NULL DEFAULT 'agent',
        supplier_id uuid,
        numbers jsonb NOT NULL DEFAULT '[]',
        rooms jsonb NOT NULL DEFAULT '[]',
        tax_cents integer,
        commissionable_cents integer,
        rate integer,
        how_to_pay text,
        number_checked_on date,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_booking_work PRIMARY KEY (client_id, trip_id, booking_id),
        CONSTRAINT fk_booking_work_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_booking_work_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE,
        CONSTRAINT fk_booking_work_supplier FOREIGN KEY (supplier_id) REFERENCES booking_supplier (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE INDEX ix_booking_work_trip ON booking_work (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_booking_work_supplier ON booking_work (supplier_id)`);
    await queryRunner.query(`
      CREATE TABLE told_payment (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        booking_id uuid NOT NULL,
        payment_id uuid NOT NULL,
        user_id uuid,
        by_name text NOT NULL,
        at timestamp with time zone NOT NULL,
        CONSTRAINT pk_told_payment PRIMARY KEY (client_id, trip_id, booking_id, payment_id),
        CONSTRAINT fk_told_payment_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_told_payment_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_told_payment_trip ON told_payment (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_told_payment_user ON told_payment (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE told_payment`);
    await queryRunner.query(`DROP TABLE booking_work`);
    await queryRunner.query(`DROP TABLE booking_supplier`);
    await queryRunner.query(`DROP VIEW trip_api.booking`);
  }
}
