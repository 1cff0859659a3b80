import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The writer of a reminder names it, so that the entity and the table say the same. */
export class NameReminders1763870200000 implements MigrationInterface {
  name = 'NameReminders1763870200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder ALTER COLUMN id DROP DEFAULT`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder ALTER COLUMN id SET DEFAULT gen_random_uuid()`);
  }
}
