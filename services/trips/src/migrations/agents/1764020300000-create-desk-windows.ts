import type { MigrationInterface, QueryRunner } from 'typeorm';

const tripOf = (column: string) => `coalesce(NEW.${column}, OLD.${column})`;

/** A change of these can move a window; of a budget line or an expense only where something falls due. */
const watched = [
  ['trip', 'INSERT OR UPDATE', 'NEW.id', 'true'],
  ['trip_day', 'UPDATE OF kind, parks, place OR DELETE', tripOf('trip_id'), 'true'],
  ['sailing_payment', 'INSERT OR UPDATE OR DELETE', tripOf('trip_id'), 'true'],
  [
    'day_item',
    'INSERT OR UPDATE OR DELETE',
    tripOf('trip_id'),
    `OLD.details->>'kind' = 'dining' OR NEW.details->>'kind' = 'dining'`,
  ],
  [
    'budget_line',
    'INSERT OR UPDATE OR DELETE',
    tripOf('trip_id'),
    'OLD.due_on IS NOT NULL OR NEW.due_on IS NOT NULL',
  ],
  [
    'expense',
    'INSERT OR UPDATE OR DELETE',
    tripOf('trip_id'),
    `EXISTS (SELECT FROM budget_line l WHERE l.trip_id = ${tripOf('trip_id')}
       AND l.id IN (OLD.line_id, NEW.line_id) AND l.due_on IS NOT NULL)`,
  ],
  ['agent_trip', 'INSERT', 'NEW.trip_id', 'true'],
  ['client_trip', 'INSERT OR UPDATE OR DELETE', tripOf('trip_id'), 'true'],
] as const;

/** The windows of the trips over which agents watch, reckoned anew after each change, so that a morning over all of them is one read. */
export class CreateDeskWindows1764020300000 implements MigrationInterface {
  name = 'CreateDeskWindows1764020300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE desk_window (
        agent_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        window_id text NOT NULL,
        kind text NOT NULL,
        type text NOT NULL,
        title text NOT NULL,
        rule text NOT NULL,
        warning text,
        opens_at timestamp with time zone NOT NULL,
        closes_at timestamp with time zone NOT NULL,
        often_from timestamp with time zone,
        covers_from date,
        covers_to date,
        CONSTRAINT pk_desk_window PRIMARY KEY (agent_id, trip_id, window_id),
        CONSTRAINT fk_desk_window_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_desk_window_opens ON desk_window (agent_id, opens_at)`);
    await queryRunner.query(`CREATE INDEX ix_desk_window_trip ON desk_window (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE desk_outcome (
        trip_id uuid NOT NULL,
        window_id text NOT NULL,
        opens_at timestamp with time zone NOT NULL,
        outcome text NOT NULL,
        later_at timestamp with time zone,
        user_id uuid,
        by_name text NOT NULL,
        at timestamp with time zone NOT NULL,
        CONSTRAINT pk_desk_outcome PRIMARY KEY (trip_id, window_id, opens_at),
        CONSTRAINT fk_desk_outcome_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_desk_outcome_user ON desk_outcome (user_id)`);
    await queryRunner.query(`
      CREATE TABLE desk_work (
        trip_id uuid NOT NULL,
        CONSTRAINT pk_desk_work PRIMARY KEY (trip_id),
        CONSTRAINT fk_desk_work_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    for (const [table, events, trip, matters] of watched) {
      await queryRunner.query(`
        CREATE FUNCTION ${table}_moves_desk() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF ${matters} THEN
            INSERT INTO desk_work (trip_id)
              SELECT t.id FROM trip t WHERE t.id = ${trip}
                AND (t.for_client OR EXISTS (SELECT FROM client_trip c WHERE c.trip_id = t.id))
              ON CONFLICT DO NOTHING;
          END IF;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`
        CREATE TRIGGER ${table}_moves_desk AFTER ${events} ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${table}_moves_desk()`);
    }
    await queryRunner.query(
      `INSERT INTO desk_work (trip_id) SELECT trip_id FROM client_trip ON CONFLICT DO NOTHING`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table] of watched) {
      await queryRunner.query(`DROP TRIGGER ${table}_moves_desk ON ${table}`);
      await queryRunner.query(`DROP FUNCTION ${table}_moves_desk()`);
    }
    for (const table of ['desk_work', 'desk_outcome', 'desk_window'])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
