import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody knows how the keys of before were delivered, so none of them proves an email address. */
export class AddInvitationKeyDelivery1763899000000 implements MigrationInterface {
  name = 'AddInvitationKeyDelivery1763899000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE invitation_key ADD COLUMN delivery text NOT NULL DEFAULT 'copied'`);
    await queryRunner.query(`ALTER TABLE invitation_key ALTER COLUMN delivery DROP DEFAULT`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE invitation_key DROP COLUMN delivery`);
  }
}
