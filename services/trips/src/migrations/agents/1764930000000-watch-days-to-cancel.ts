import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofClients = `(t.for_client OR EXISTS (SELECT FROM client_trip c WHERE c.trip_id = t.id))`;

const replaceWatch = (queryRunner: QueryRunner, matters: string): Promise<unknown> =>
  queryRunner.query(`
    CREATE OR REPLACE FUNCTION booking_moves_desk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF ${matters} THEN
        INSERT INTO desk_work (trip_id)
          SELECT t.id FROM trip t WHERE t.id = coalesce(NEW.trip_id, OLD.trip_id) AND ${ofClients};
      END IF;
      RETURN NULL;
    END $$`);

const shown =
  'trip_id, id, kind, title, status, held_until, numbers, starts, ends, total_cents, currency, payments, supplier, included';

const isCruise = `OLD.kind = 'cruise' OR NEW.kind = 'cruise'`;

/** The last day of free cancellation of every booking is a window. */
export class WatchDaysToCancel1764930000000 implements MigrationInterface {
  name = 'WatchDaysToCancel1764930000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE OR REPLACE VIEW trip_api.booking AS SELECT ${shown}, cancel_until FROM booking`,
    );
    // A canceled hotel has no day to cancel any more, although the plan keeps one.
    await replaceWatch(
      queryRunner,
      `${isCruise} OR OLD.kind = 'hotel' OR NEW.kind = 'hotel'
        OR OLD.cancel_until IS NOT NULL OR NEW.cancel_until IS NOT NULL`,
    );
    const limited = `EXISTS (SELECT FROM booking b WHERE b.trip_id = t.id AND b.cancel_until IS NOT NULL)`;
    await queryRunner.query(`INSERT INTO reminder_work (trip_id) SELECT t.id FROM trip t WHERE ${limited}`);
    await queryRunner.query(
      `INSERT INTO desk_work (trip_id) SELECT t.id FROM trip t WHERE ${limited} AND ${ofClients}`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceWatch(queryRunner, isCruise);
    await queryRunner.query(`DROP VIEW trip_api.booking`);
    await queryRunner.query(`CREATE VIEW trip_api.booking AS SELECT ${shown} FROM booking`);
  }
}
