import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to an agency, hand-overs of clients, and in which agency a change of a client was made. */
export class CreateAgencyTeams1764030200000 implements MigrationInterface {
  name = 'CreateAgencyTeams1764030200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agency_invitation (
        id uuid NOT NULL,
        agency_id uuid NOT NULL,
        email text NOT NULL,
        role text NOT NULL,
        token_hash text NOT NULL,
        invited_at timestamp with time zone NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        used_by uuid,
        CONSTRAINT pk_agency_invitation PRIMARY KEY (id),
        CONSTRAINT fk_agency_invitation_agency FOREIGN KEY (agency_id) REFERENCES agency (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_agency_invitation_email ON agency_invitation (agency_id, email)`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX ux_agency_invitation_token ON agency_invitation (token_hash)`,
    );
    await queryRunner.query(`CREATE INDEX ix_agency_invitation_used ON agency_invitation (used_by)`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_agency_member_owner ON agency_member (agency_id) WHERE role = 'owner'`,
    );
    await queryRunner.query(`ALTER TABLE client ADD COLUMN agent_version integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`
      CREATE TABLE client_hand_over (
        id uuid NOT NULL,
        agency_id uuid NOT NULL,
        user_id uuid NOT NULL,
        to_agent_id uuid NOT NULL,
        at timestamp with time zone NOT NULL,
        clients jsonb NOT NULL,
        undone_at timestamp with time zone,
        CONSTRAINT pk_client_hand_over PRIMARY KEY (id),
        CONSTRAINT fk_client_hand_over_agency FOREIGN KEY (agency_id) REFERENCES agency (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_hand_over_agency ON client_hand_over (agency_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_hand_over_user ON client_hand_over (user_id, at)`);
    await queryRunner.query(`ALTER TABLE client_change ADD COLUMN agency_id uuid`);
    await queryRunner.query(`CREATE INDEX ix_client_change_agency ON client_change (agency_id, seq)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ix_client_change_agency`);
    await queryRunner.query(`ALTER TABLE client_change DROP COLUMN agency_id`);
    await queryRunner.query(`DROP TABLE client_hand_over`);
    await queryRunner.query(`ALTER TABLE client DROP COLUMN agent_version`);
    await queryRunner.query(`DROP INDEX uq_agency_member_owner`);
    await queryRunner.query(`DROP TABLE agency_invitation`);
  }
}
