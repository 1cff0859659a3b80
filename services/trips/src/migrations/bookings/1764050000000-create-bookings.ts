import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings of a family. A line of the budget that a booking feeds has the booking's id, so that a trip has several of them. */
export class CreateBookings1764050000000 implements MigrationInterface {
  name = 'CreateBookings1764050000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE booking (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        kind text NOT NULL,
        supplier text,
        title text NOT NULL,
        status text NOT NULL DEFAULT 'booked',
        held_until timestamp with time zone,
        numbers jsonb NOT NULL DEFAULT '[]',
        people jsonb,
        starts jsonb NOT NULL,
        ends jsonb,
        staterooms jsonb NOT NULL DEFAULT '[]',
        included text,
        note text,
        total_cents integer,
        currency text NOT NULL DEFAULT 'USD',
        dollar_cents integer,
        payments jsonb NOT NULL DEFAULT '[]',
        refund_cents integer,
        cancel_until timestamp with time zone,
        source text NOT NULL DEFAULT 'typed',
        supplier_id uuid,
        commissionable_cents integer,
        booked_by jsonb,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_booking PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_booking_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE FUNCTION booking_moves_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO reminder_work (trip_id)
          SELECT id FROM trip WHERE id = coalesce(NEW.trip_id, OLD.trip_id) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER booking_moves_reminders AFTER INSERT OR UPDATE OR DELETE ON booking
      FOR EACH ROW EXECUTE FUNCTION booking_moves_reminders()`);
    await queryRunner.query(`ALTER TABLE budget_line DROP CONSTRAINT uq_budget_line_source`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_budget_line_source ON budget_line (trip_id, source) WHERE source <> 'bookings'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM budget_line WHERE source = 'bookings'`);
    await queryRunner.query(`DROP INDEX uq_budget_line_source`);
    await queryRunner.query(
      `ALTER TABLE budget_line ADD CONSTRAINT uq_budget_line_source UNIQUE (trip_id, source)`,
    );
    await queryRunner.query(`DROP TABLE booking`);
    await queryRunner.query(`DROP FUNCTION booking_moves_reminders()`);
  }
}
