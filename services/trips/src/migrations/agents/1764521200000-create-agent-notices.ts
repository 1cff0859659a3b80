import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans that ended before stay without an email. */
export class CreateAgentNotices1764521200000 implements MigrationInterface {
  name = 'CreateAgentNotices1764521200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agent_notice (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        kind text NOT NULL,
        subject text NOT NULL,
        name text NOT NULL,
        at timestamp with time zone NOT NULL,
        is_done boolean NOT NULL DEFAULT false,
        CONSTRAINT pk_agent_notice PRIMARY KEY (id)
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_agent_notice_subject ON agent_notice (agent_id, kind, subject)`,
    );
    await queryRunner.query(`CREATE INDEX ix_agent_notice_open ON agent_notice (at) WHERE NOT is_done`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE agent_notice`);
  }
}
