import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvitations1763740000000 implements MigrationInterface {
  name = 'CreateInvitations1763740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE user_account ADD COLUMN is_client boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`
      CREATE TABLE invitation (
        client_id uuid NOT NULL,
        agent_id uuid NOT NULL,
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        sent_at timestamp with time zone NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        accepted_at timestamp with time zone,
        accepted_by uuid,
        revoked_at timestamp with time zone,
        asked_version integer NOT NULL,
        version integer NOT NULL,
        CONSTRAINT pk_invitation PRIMARY KEY (client_id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_invitation_accepted_by ON invitation (accepted_by)`);
    await queryRunner.query(`
      CREATE TABLE invitation_key (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        token_hash text NOT NULL,
        code_hash text NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_invitation_key PRIMARY KEY (id),
        CONSTRAINT fk_invitation_key_invitation FOREIGN KEY (client_id)
          REFERENCES invitation (client_id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX ux_invitation_key_token ON invitation_key (token_hash)`);
    await queryRunner.query(`CREATE UNIQUE INDEX ux_invitation_key_code ON invitation_key (code_hash)`);
    await queryRunner.query(`CREATE INDEX ix_invitation_key_client ON invitation_key (client_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE invitation_key, invitation`);
    await queryRunner.query(`ALTER TABLE user_account DROP COLUMN is_client`);
  }
}
