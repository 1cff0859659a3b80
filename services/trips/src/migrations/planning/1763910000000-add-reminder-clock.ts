import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddReminderClock1763910000000 implements MigrationInterface {
  name = 'AddReminderClock1763910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder ADD clock jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder DROP COLUMN clock`);
  }
}
