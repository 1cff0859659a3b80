import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks that come again: how often, until when, and which one each follows. */
export class RepeatWorkflowTasks1764037000000 implements MigrationInterface {
  name = 'RepeatWorkflowTasks1764037000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task ADD COLUMN repeat_every text, ADD COLUMN repeat_until date,
      ADD COLUMN repeat_from date, ADD COLUMN after_id uuid`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_workflow_task_after ON workflow_task (after_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task DROP COLUMN repeat_every, DROP COLUMN repeat_until,
      DROP COLUMN repeat_from, DROP COLUMN after_id`);
  }
}
