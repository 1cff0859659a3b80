import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddGoogleSignIn1763720000000 implements MigrationInterface {
  name = 'AddGoogleSignIn1763720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE user_account
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN google_sub text`);
    await queryRunner.query(`CREATE UNIQUE INDEX ux_user_account_google_sub ON user_account (google_sub)`);
    await queryRunner.query(`
      CREATE TABLE google_flow (
        state_hash text NOT NULL,
        browser_hash text NOT NULL,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        user_type text NOT NULL,
        link_user_id uuid,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_google_flow PRIMARY KEY (state_hash)
      )`);
    await queryRunner.query(`CREATE INDEX ix_google_flow_expires_at ON google_flow (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE google_flow`);
    // A hash that no password has: who signed in with Google alone has to ask for a password.
    await queryRunner.query(`UPDATE user_account SET password_hash = '' WHERE password_hash IS NULL`);
    await queryRunner.query(`
      ALTER TABLE user_account DROP COLUMN google_sub, ALTER COLUMN password_hash SET NOT NULL`);
  }
}
