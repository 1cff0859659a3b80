import type { MigrationInterface, QueryRunner } from 'typeorm';

const watched = [
  ['trip', 'INSERT OR UPDATE', 'id'],
  ['trip_day', 'UPDATE OF kind OR DELETE', 'trip_id'],
  ['booked_meal', 'INSERT OR UPDATE OR DELETE', 'trip_id'],
  ['sailing_payment', 'INSERT OR UPDATE OR DELETE', 'trip_id'],
] as const;

export class CreateReminders1763800100000 implements MigrationInterface {
  name = 'CreateReminders1763800100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE reminder (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        window_id text NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        rule text NOT NULL,
        opens_at timestamp with time zone NOT NULL,
        closes_at timestamp with time zone NOT NULL,
        remind_at timestamp with time zone NOT NULL,
        told_at timestamp with time zone,
        in_app boolean NOT NULL DEFAULT false,
        CONSTRAINT pk_reminder PRIMARY KEY (id),
        CONSTRAINT uq_reminder_window UNIQUE (user_id, trip_id, window_id, opens_at),
        CONSTRAINT fk_reminder_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_reminder_trip ON reminder (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_reminder_due ON reminder (remind_at) WHERE told_at IS NULL`);
    await queryRunner.query(`
      CREATE TABLE reminder_person (
        user_id uuid NOT NULL,
        leads jsonb,
        mailed_to text,
        CONSTRAINT pk_reminder_person PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE reminder_work (
        trip_id uuid NOT NULL,
        CONSTRAINT pk_reminder_work PRIMARY KEY (trip_id),
        CONSTRAINT fk_reminder_work_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    for (const [table, events, column] of watched) {
      const changed = events.includes('DELETE')
        ? `CASE TG_OP WHEN 'DELETE' THEN OLD.${column} ELSE NEW.${column} END`
        : `NEW.${column}`;
      await queryRunner.query(`
        CREATE FUNCTION ${table}_moves_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO reminder_work (trip_id) SELECT id FROM trip WHERE id = ${changed} ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`
        CREATE TRIGGER ${table}_moves_reminders AFTER ${events} ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${table}_moves_reminders()`);
    }
    await queryRunner.query(`INSERT INTO reminder_work (trip_id) SELECT id FROM trip`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table] of watched) {
      await queryRunner.query(`DROP TRIGGER ${table}_moves_reminders ON ${table}`);
      await queryRunner.query(`DROP FUNCTION ${table}_moves_reminders()`);
    }
    await queryRunner.query(`DROP TABLE reminder_work`);
    await queryRunner.query(`DROP TABLE reminder_person`);
    await queryRunner.query(`DROP TABLE reminder`);
  }
}
