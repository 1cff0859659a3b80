import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenameReminderToldAt1763906000000 implements MigrationInterface {
  name = 'RenameReminderToldAt1763906000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder RENAME COLUMN told_at TO sent_at`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder RENAME COLUMN sent_at TO told_at`);
  }
}
