import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A view that was saved on some day meant that day, whenever it is opened. */
export class KeepTodayInViews1764100020000 implements MigrationInterface {
  name = 'KeepTodayInViews1764100020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE client_view SET filter = filter - 'dueBy' || '{"due": "today"}' WHERE jsonb_exists(filter, 'dueBy')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE client_view SET filter = filter - 'due' || jsonb_build_object('dueBy', current_date) WHERE jsonb_exists(filter, 'due')`,
    );
  }
}
