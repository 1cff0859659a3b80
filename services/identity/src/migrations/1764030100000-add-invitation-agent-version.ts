import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients are handed over: a message that names an earlier agent must not win over a later one. */
export class AddInvitationAgentVersion1764030100000 implements MigrationInterface {
  name = 'AddInvitationAgentVersion1764030100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE invitation ADD COLUMN agent_version integer NOT NULL DEFAULT 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE invitation DROP COLUMN agent_version`);
  }
}
