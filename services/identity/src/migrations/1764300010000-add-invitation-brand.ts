import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The agent's brand on the page of an invitation, as it was when they sent it. */
export class AddInvitationBrand1764300010000 implements MigrationInterface {
  name = 'AddInvitationBrand1764300010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE invitation ADD COLUMN brand jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE invitation DROP COLUMN brand`);
  }
}
