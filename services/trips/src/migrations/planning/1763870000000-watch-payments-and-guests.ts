import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of these can make another reminder due; of a budget line or an expense only where something falls due. */
const watched = [
  ['budget_line', `OLD.due_on IS NOT NULL OR NEW.due_on IS NOT NULL`],
  [
    'expense',
    `EXISTS (SELECT FROM budget_line l WHERE l.trip_id = coalesce(NEW.trip_id, OLD.trip_id)
       AND l.id IN (OLD.line_id, NEW.line_id) AND l.due_on IS NOT NULL)`,
  ],
  ['collaborator', 'true'],
] as const;

export class WatchPaymentsAndGuests1763870000000 implements MigrationInterface {
  name = 'WatchPaymentsAndGuests1763870000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, matters] of watched) {
      await queryRunner.query(`
        CREATE FUNCTION ${table}_moves_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF ${matters} THEN
            INSERT INTO reminder_work (trip_id)
              SELECT id FROM trip WHERE id = coalesce(NEW.trip_id, OLD.trip_id) ON CONFLICT DO NOTHING;
          END IF;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`
        CREATE TRIGGER ${table}_moves_reminders AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${table}_moves_reminders()`);
    }
    await queryRunner.query(`
      INSERT INTO reminder_work (trip_id)
        SELECT trip_id FROM budget_line WHERE due_on IS NOT NULL UNION SELECT trip_id FROM collaborator
        ON CONFLICT DO NOTHING`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table] of watched) {
      await queryRunner.query(`DROP TRIGGER ${table}_moves_reminders ON ${table}`);
      await queryRunner.query(`DROP FUNCTION ${table}_moves_reminders()`);
    }
  }
}
