import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row for each change instead of one for each trip: a change that is not committed yet found the row of an earlier one
 * and wrote none, so that the planner took that row and never saw the change.
 */
export class KeepEachChangeOfReminders1764100050000 implements MigrationInterface {
  name = 'KeepEachChangeOfReminders1764100050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder_work DROP CONSTRAINT pk_reminder_work`);
    await queryRunner.query(`ALTER TABLE reminder_work ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY
      CONSTRAINT pk_reminder_work PRIMARY KEY`);
    await queryRunner.query(`CREATE INDEX ix_reminder_work_trip ON reminder_work (trip_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM reminder_work a USING reminder_work b WHERE a.trip_id = b.trip_id AND a.id > b.id`,
    );
    await queryRunner.query(`DROP INDEX ix_reminder_work_trip`);
    await queryRunner.query(`ALTER TABLE reminder_work DROP COLUMN id`);
    await queryRunner.query(
      `ALTER TABLE reminder_work ADD CONSTRAINT pk_reminder_work PRIMARY KEY (trip_id)`,
    );
  }
}
