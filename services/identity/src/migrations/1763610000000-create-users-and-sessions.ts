import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsersAndSessions1763610000000 implements MigrationInterface {
  name = 'CreateUsersAndSessions1763610000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE user_account (
        id uuid NOT NULL,
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        user_type text NOT NULL,
        is_demo boolean NOT NULL DEFAULT false,
        password_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_user_account PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX ux_user_account_email ON user_account (lower(email))`);
    await queryRunner.query(`
      CREATE TABLE session (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        token_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL,
        last_seen_at timestamp with time zone NOT NULL,
        user_agent text NOT NULL,
        CONSTRAINT pk_session PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX ux_session_token_hash ON session (token_hash)`);
    await queryRunner.query(`CREATE INDEX ix_session_user_id ON session (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE session, user_account`);
  }
}
