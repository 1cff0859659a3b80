import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a person chose the repetition of a task, so that the template leaves it. */
export class RepeatTemplateTasks1764039000000 implements MigrationInterface {
  name = 'RepeatTemplateTasks1764039000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE workflow_task ADD COLUMN has_own_repeat boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query(`UPDATE workflow_task SET has_own_repeat = true WHERE repeat_every IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task DROP COLUMN has_own_repeat`);
  }
}
