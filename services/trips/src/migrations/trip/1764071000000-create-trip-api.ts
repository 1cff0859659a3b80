import type { MigrationInterface, QueryRunner } from 'typeorm';

const views = {
  trip: `SELECT id, owner_id, name, mode, start_date, end_date, status, archived, stays, party, for_client, purge_at FROM trip`,
  day: `SELECT trip_id, date, kind, parks FROM trip_day`,
  item: `SELECT trip_id, id, date, status, confirmation, details FROM day_item`,
  line: `SELECT trip_id, due_on, spent_cents FROM budget_line`,
  task: `SELECT trip_id, id FROM task`,
  file: `SELECT key, name, type, bytes FROM stored_file`,
};

/** The columns of a trip that areas above it read. Postgres reads the tables themselves, so a view costs nothing. */
export class CreateTripApi1764071000000 implements MigrationInterface {
  name = 'CreateTripApi1764071000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE SCHEMA trip_api');
    for (const [view, select] of Object.entries(views))
      await queryRunner.query(`CREATE VIEW trip_api.${view} AS ${select}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const view of Object.keys(views)) await queryRunner.query(`DROP VIEW trip_api.${view}`);
    await queryRunner.query('DROP SCHEMA trip_api');
  }
}
