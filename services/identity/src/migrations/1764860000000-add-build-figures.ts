import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visitors are counted by the build of the page that they saw first, with its largest paint and its errors. */
export class AddBuildFigures1764860000000 implements MigrationInterface {
  name = 'AddBuildFigures1764860000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE experiment_exposure
        ADD COLUMN build text,
        ADD COLUMN largest_paint_ms integer,
        ADD COLUMN script_errors integer NOT NULL DEFAULT 0
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE experiment_exposure
        DROP COLUMN script_errors, DROP COLUMN largest_paint_ms, DROP COLUMN build
    `);
  }
}
