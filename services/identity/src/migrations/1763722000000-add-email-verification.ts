import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEmailVerification1763722000000 implements MigrationInterface {
  name = 'AddEmailVerification1763722000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE user_account ADD COLUMN email_verified_at timestamp with time zone`);
    // Google had vouched for the address of each account that it opened.
    await queryRunner.query(
      `UPDATE user_account SET email_verified_at = created_at WHERE google_sub IS NOT NULL AND password_hash IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE user_account DROP COLUMN email_verified_at`);
  }
}
