import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks that were due before their list began were done by nobody. */
export class SkipWorkflowTasks1764520010000 implements MigrationInterface {
  name = 'SkipWorkflowTasks1764520010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task ADD COLUMN skipped boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task DROP COLUMN skipped`);
  }
}
