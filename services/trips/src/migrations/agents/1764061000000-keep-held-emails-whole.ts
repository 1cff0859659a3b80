import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email that was held back is kept whole, as those are that entered a conversation. */
export class KeepHeldEmailsWhole1764061000000 implements MigrationInterface {
  name = 'KeepHeldEmailsWhole1764061000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE held_email ADD COLUMN whole_email text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE held_email DROP COLUMN whole_email');
  }
}
