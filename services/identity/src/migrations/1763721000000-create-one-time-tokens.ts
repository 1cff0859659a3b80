import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOneTimeTokens1763721000000 implements MigrationInterface {
  name = 'CreateOneTimeTokens1763721000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE one_time_token (
        token_hash text NOT NULL,
        kind text NOT NULL,
        user_id uuid NOT NULL,
        email text NOT NULL,
        payload jsonb NOT NULL DEFAULT '{}',
        expires_at timestamp with time zone NOT NULL,
        used_at timestamp with time zone,
        CONSTRAINT pk_one_time_token PRIMARY KEY (token_hash)
      )`);
    await queryRunner.query(`CREATE INDEX ix_one_time_token_user_id ON one_time_token (user_id)`);
    await queryRunner.query(`CREATE INDEX ix_one_time_token_expires_at ON one_time_token (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE one_time_token`);
  }
}
