import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That clients were deleted for good; `seq` is of the sequence of client_change, so that an audit lists both in one order. */
export class CreateClientDeletions1764036000000 implements MigrationInterface {
  name = 'CreateClientDeletions1764036000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_deletion (
        client_id uuid NOT NULL,
        seq bigint NOT NULL,
        at timestamp with time zone NOT NULL,
        user_id uuid,
        by_name text NOT NULL,
        agent_id uuid NOT NULL,
        agency_id uuid,
        CONSTRAINT pk_client_deletion PRIMARY KEY (client_id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_deletion_agency ON client_deletion (agency_id, seq)`);
    await queryRunner.query(`CREATE INDEX ix_client_deletion_agent ON client_deletion (agent_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_deletion_user ON client_deletion (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client_deletion`);
  }
}
