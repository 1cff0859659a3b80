import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The final payment of a cruise is due once the cruise is booked, and until its booking is paid. */
export class WatchCruiseBookings1764923000000 implements MigrationInterface {
  name = 'WatchCruiseBookings1764923000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION booking_moves_desk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.kind = 'cruise' OR NEW.kind = 'cruise' THEN
          INSERT INTO desk_work (trip_id)
            SELECT t.id FROM trip t WHERE t.id = coalesce(NEW.trip_id, OLD.trip_id)
              AND (t.for_client OR EXISTS (SELECT FROM client_trip c WHERE c.trip_id = t.id));
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER booking_moves_desk AFTER INSERT OR UPDATE OR DELETE ON booking
      FOR EACH ROW EXECUTE FUNCTION booking_moves_desk()`);
    await queryRunner.query(`
      INSERT INTO desk_work (trip_id)
        SELECT t.id FROM trip t WHERE t.sailing IS NOT NULL
          AND (t.for_client OR EXISTS (SELECT FROM client_trip c WHERE c.trip_id = t.id))`);
    await queryRunner.query(`
      INSERT INTO reminder_work (trip_id) SELECT id FROM trip WHERE sailing IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER booking_moves_desk ON booking`);
    await queryRunner.query(`DROP FUNCTION booking_moves_desk()`);
  }
}
