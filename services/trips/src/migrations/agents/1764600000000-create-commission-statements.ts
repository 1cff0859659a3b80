import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statements of hosts and suppliers, what they paid for bookings, and what an agent asked for or settled. */
export class CreateCommissionStatements1764600000000 implements MigrationInterface {
  name = 'CreateCommissionStatements1764600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE booking_supplier ADD COLUMN agent_share integer`);
    await queryRunner.query(`
      CREATE TABLE commission_statement (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        payer text NOT NULL,
        name text NOT NULL,
        supplier_id uuid,
        paid_on date NOT NULL,
        bank_cents integer NOT NULL,
        file_name text NOT NULL,
        is_reversed boolean NOT NULL DEFAULT false,
        sha256 text NOT NULL,
        closed_at timestamp with time zone,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_commission_statement PRIMARY KEY (id),
        CONSTRAINT fk_commission_statement_supplier FOREIGN KEY (supplier_id) REFERENCES booking_supplier (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX ux_commission_statement_file ON commission_statement (agent_id, sha256)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_commission_statement_supplier ON commission_statement (supplier_id)`,
    );
    await queryRunner.query(`
      CREATE TABLE commission_line (
        statement_id uuid NOT NULL,
        id uuid NOT NULL,
        position integer NOT NULL,
        number text NOT NULL,
        guest_name text NOT NULL,
        supplier_name text NOT NULL,
        travel_on date,
        cents integer NOT NULL,
        is_fee boolean NOT NULL DEFAULT false,
        note text NOT NULL,
        CONSTRAINT pk_commission_line PRIMARY KEY (statement_id, id),
        CONSTRAINT fk_commission_line_statement FOREIGN KEY (statement_id) REFERENCES commission_statement (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE commission_part (
        statement_id uuid NOT NULL,
        line_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        booking_id uuid NOT NULL,
        cents integer NOT NULL,
        own_cents integer NOT NULL,
        CONSTRAINT pk_commission_part PRIMARY KEY (statement_id, line_id, trip_id, booking_id),
        CONSTRAINT fk_commission_part_statement FOREIGN KEY (statement_id) REFERENCES commission_statement (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_commission_part_booking ON commission_part (trip_id, booking_id)`,
    );
    await queryRunner.query(`
      CREATE TABLE commission_mark (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        booking_id uuid NOT NULL,
        asked_on date,
        settled_note text,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_commission_mark PRIMARY KEY (client_id, trip_id, booking_id),
        CONSTRAINT fk_commission_mark_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_commission_mark_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_commission_mark_trip ON commission_mark (trip_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE commission_mark`);
    await queryRunner.query(`DROP TABLE commission_part`);
    await queryRunner.query(`DROP TABLE commission_line`);
    await queryRunner.query(`DROP TABLE commission_statement`);
    await queryRunner.query(`ALTER TABLE booking_supplier DROP COLUMN agent_share`);
  }
}
