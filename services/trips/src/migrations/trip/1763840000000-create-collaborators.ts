import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCollaborators1763840000000 implements MigrationInterface {
  name = 'CreateCollaborators1763840000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE collaborator (
        id uuid NOT NULL,
        trip_id uuid NOT NULL,
        email text NOT NULL,
        role text NOT NULL,
        sees_money boolean NOT NULL,
        user_id uuid,
        first_name text,
        token_hash text,
        invited_at timestamp with time zone NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        joined_at timestamp with time zone,
        CONSTRAINT pk_collaborator PRIMARY KEY (id),
        CONSTRAINT fk_collaborator_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_collaborator_trip_email ON collaborator (trip_id, email)`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_collaborator_trip_user ON collaborator (trip_id, user_id)`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX ux_collaborator_token ON collaborator (token_hash)`);
    await queryRunner.query(`CREATE INDEX ix_collaborator_user ON collaborator (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE collaborator`);
  }
}
