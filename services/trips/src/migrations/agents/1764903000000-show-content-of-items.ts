import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The view of items shows what a household may have written, so that a move alone is no edit. */
export class ShowContentOfItems1764903000000 implements MigrationInterface {
  name = 'ShowContentOfItems1764903000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW trip_api.item_version AS
      SELECT trip_id, id, version, title, date, time, place, note, details,
        (status NOT IN ('planned', 'wish') OR cost_cents IS NOT NULL OR confirmation IS NOT NULL OR people IS NOT NULL
          OR minutes IS NOT NULL OR is_fixed OR park IS NOT NULL OR catalogue_id IS NOT NULL OR photo_id IS NOT NULL) AS is_arranged
      FROM day_item`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW trip_api.item_version`);
    await queryRunner.query(`CREATE VIEW trip_api.item_version AS SELECT trip_id, id, version FROM day_item`);
  }
}
