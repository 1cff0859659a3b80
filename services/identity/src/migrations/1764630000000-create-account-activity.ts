import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Security events of an account, as its owner reads them; `is_mailed` marks those that also went out as an email. */
export class CreateAccountActivity1764630000000 implements MigrationInterface {
  name = 'CreateAccountActivity1764630000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE account_activity (
         id uuid CONSTRAINT pk_account_activity PRIMARY KEY,
         user_id uuid NOT NULL,
         kind text NOT NULL,
         device text,
         is_mailed boolean NOT NULL,
         at timestamp with time zone NOT NULL)`,
    );
    await queryRunner.query(`CREATE INDEX ix_account_activity_user_id_at ON account_activity (user_id, at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE account_activity`);
  }
}
