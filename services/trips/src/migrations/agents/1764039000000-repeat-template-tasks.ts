import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks repetitions that a person chose, so that the template keeps them. */
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
