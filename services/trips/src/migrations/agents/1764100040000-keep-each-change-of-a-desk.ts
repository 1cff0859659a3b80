import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row for each change instead of one for each trip: a change that is not committed yet found the row of an earlier one
 * and wrote none, so that the planner took that row and never saw the change.
 */
export class KeepEachChangeOfADesk1764100040000 implements MigrationInterface {
  name = 'KeepEachChangeOfADesk1764100040000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE desk_work DROP CONSTRAINT pk_desk_work`);
    await queryRunner.query(`ALTER TABLE desk_work ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY
      CONSTRAINT pk_desk_work PRIMARY KEY`);
    await queryRunner.query(`CREATE INDEX ix_desk_work_trip ON desk_work (trip_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM desk_work a USING desk_work b WHERE a.trip_id = b.trip_id AND a.id > b.id`,
    );
    await queryRunner.query(`DROP INDEX ix_desk_work_trip`);
    await queryRunner.query(`ALTER TABLE desk_work DROP COLUMN id`);
    await queryRunner.query(`ALTER TABLE desk_work ADD CONSTRAINT pk_desk_work PRIMARY KEY (trip_id)`);
  }
}
