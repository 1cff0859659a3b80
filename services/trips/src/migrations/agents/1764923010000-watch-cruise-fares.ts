import type { MigrationInterface, QueryRunner } from 'typeorm';

const works = { reminders: 'reminder_work', desk: 'desk_work' };

const ofAgents = ' AND (t.for_client OR EXISTS (SELECT FROM client_trip c WHERE c.trip_id = t.id))';

const linesBefore = 'OLD.due_on IS NOT NULL OR NEW.due_on IS NOT NULL';
const expensesBefore = `EXISTS (SELECT FROM budget_line l WHERE l.trip_id = coalesce(NEW.trip_id, OLD.trip_id)
  AND l.id IN (OLD.line_id, NEW.line_id) AND l.due_on IS NOT NULL)`;
const isFare = `OLD.category = 'cruise-fare' OR NEW.category = 'cruise-fare'`;
const isOfFare = `EXISTS (SELECT FROM budget_line l WHERE l.trip_id = coalesce(NEW.trip_id, OLD.trip_id)
  AND l.id IN (OLD.line_id, NEW.line_id) AND l.category = 'cruise-fare')`;

const replaceWatch = async (queryRunner: QueryRunner, table: string, matters: string): Promise<void> => {
  for (const [name, work] of Object.entries(works))
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION ${table}_moves_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF ${matters} THEN
          INSERT INTO ${work} (trip_id)
            SELECT t.id FROM trip t WHERE t.id = coalesce(NEW.trip_id, OLD.trip_id)${name === 'desk' ? ofAgents : ''}
            ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$`);
};

/** A fare that the budget has as booked makes the final payment due, although the line itself has no date. */
export class WatchCruiseFares1764923010000 implements MigrationInterface {
  name = 'WatchCruiseFares1764923010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceWatch(queryRunner, 'budget_line', `${linesBefore} OR ${isFare}`);
    await replaceWatch(queryRunner, 'expense', `${expensesBefore} OR ${isFare} OR ${isOfFare}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceWatch(queryRunner, 'budget_line', linesBefore);
    await replaceWatch(queryRunner, 'expense', expensesBefore);
  }
}
