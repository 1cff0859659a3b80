import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deeds of a trip that stand, without what they changed: areas above tell a household's story from them. */
export class ShowTripDeeds1764700010000 implements MigrationInterface {
  name = 'ShowTripDeeds1764700010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW trip_api.deed AS
        SELECT trip_id, id, at, user_id, by_name, kind, action, what,
          before->>'status' AS was, after->>'status' AS became
        FROM activity WHERE kind IN ('booking', 'day-item') AND undone_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW trip_api.deed`);
  }
}
