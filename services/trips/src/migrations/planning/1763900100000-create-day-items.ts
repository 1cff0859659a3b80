import type { MigrationInterface, QueryRunner } from 'typeorm';

const isDining = (row: string): string => `${row}.details->>'kind' = 'dining'`;

const watch = (table: string, matters: string): string => `
  CREATE FUNCTION ${table}_moves_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${matters} THEN
      INSERT INTO reminder_work (trip_id)
        SELECT id FROM trip WHERE id = coalesce(NEW.trip_id, OLD.trip_id) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ${table}_moves_reminders AFTER INSERT OR UPDATE OR DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION ${table}_moves_reminders()`;

/** Items on the days of a trip. Booked tables become items, and items feed lines of the budget. */
export class CreateDayItems1763900100000 implements MigrationInterface {
  name = 'CreateDayItems1763900100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE day_item (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        title text NOT NULL,
        date date,
        "time" text,
        day_part text,
        minutes integer,
        is_fixed boolean NOT NULL DEFAULT false,
        position double precision NOT NULL,
        people text[],
        park text,
        place text,
        catalogue_id text,
        status text NOT NULL,
        cost_cents integer,
        confirmation text,
        note text,
        details jsonb NOT NULL,
        votes jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_day_item PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_day_item_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(watch('day_item', `${isDining('OLD')} OR ${isDining('NEW')}`));
    await queryRunner.query(`
      INSERT INTO day_item (trip_id, id, title, date, "time", is_fixed, position, status, note, details, version)
      SELECT m.trip_id, m.id, m.place, m.date, m."time", true,
        1024 * row_number() OVER (PARTITION BY m.trip_id ORDER BY m.date, m."time", m.id), 'booked',
        CASE WHEN m.people <> jsonb_array_length(t.party) THEN 'Table for ' || m.people END,
        jsonb_build_object('kind', 'dining', 'prepaid', false, 'depositCents', NULL, 'freeCancelHours', NULL,
          'onDiningPlan', false, 'meal',
          CASE WHEN m."time" < '10:45' THEN 'breakfast' WHEN m."time" < '15:30' THEN 'lunch' ELSE 'dinner' END),
        m.version
      FROM booked_meal m JOIN trip t ON t.id = m.trip_id`);
    await queryRunner.query(`DROP TABLE booked_meal`);
    await queryRunner.query(`DROP FUNCTION booked_meal_moves_reminders()`);
    await queryRunner.query(`
      ALTER TABLE budget_line ADD COLUMN source text,
        ADD CONSTRAINT uq_budget_line_source UNIQUE (trip_id, source)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE budget_line DROP CONSTRAINT uq_budget_line_source, DROP COLUMN source`);
    await queryRunner.query(`
      CREATE TABLE booked_meal (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        place text NOT NULL,
        date date NOT NULL,
        "time" text NOT NULL,
        people integer NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT pk_booked_meal PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_booked_meal_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(watch('booked_meal', 'true'));
    await queryRunner.query(`
      INSERT INTO booked_meal (trip_id, id, place, date, "time", people, version)
      SELECT i.trip_id, i.id, i.title, i.date, i."time",
        greatest(1, coalesce(cardinality(i.people), jsonb_array_length(t.party))), i.version
      FROM day_item i JOIN trip t ON t.id = i.trip_id
      WHERE ${isDining('i')} AND i.status = 'booked' AND i.date IS NOT NULL AND i."time" IS NOT NULL`);
    await queryRunner.query(`DROP TABLE day_item`);
    await queryRunner.query(`DROP FUNCTION day_item_moves_reminders()`);
  }
}
