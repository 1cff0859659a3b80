import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddClientInvitations1763740100000 implements MigrationInterface {
  name = 'AddClientInvitations1763740100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE client
        ADD COLUMN user_id uuid,
        ADD COLUMN invited_at timestamp with time zone,
        ADD COLUMN invitation_expires_at timestamp with time zone,
        ADD COLUMN joined_at timestamp with time zone,
        ADD COLUMN invite_version integer NOT NULL DEFAULT 0,
        ADD COLUMN invitation_version integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`CREATE INDEX ix_client_user ON client (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE client
        DROP COLUMN user_id, DROP COLUMN invited_at, DROP COLUMN invitation_expires_at, DROP COLUMN joined_at,
        DROP COLUMN invite_version, DROP COLUMN invitation_version`);
  }
}
