import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a task that a booking finished from one that somebody ticked. */
export class AddFollowedAtToTasks1764913010000 implements MigrationInterface {
  name = 'AddFollowedAtToTasks1764913010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task ADD COLUMN followed_at timestamp with time zone`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE workflow_task DROP COLUMN followed_at`);
  }
}
