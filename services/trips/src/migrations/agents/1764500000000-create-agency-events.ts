import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events without a client’s row: the team itself, exports, looks as a client; `seq` is of the sequence of client_change. */
export class CreateAgencyEvents1764500000000 implements MigrationInterface {
  name = 'CreateAgencyEvents1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agency_event (
        id uuid NOT NULL,
        seq bigint NOT NULL,
        at timestamp with time zone NOT NULL,
        agency_id uuid NOT NULL,
        user_id uuid,
        by_name text NOT NULL,
        event text NOT NULL,
        what text NOT NULL,
        subject_id uuid,
        client_id uuid,
        CONSTRAINT pk_agency_event PRIMARY KEY (id),
        CONSTRAINT fk_agency_event_agency FOREIGN KEY (agency_id) REFERENCES agency (id) ON DELETE CASCADE,
        CONSTRAINT fk_agency_event_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_agency_event_agency ON agency_event (agency_id, seq)`);
    await queryRunner.query(`CREATE INDEX ix_agency_event_user ON agency_event (user_id)`);
    await queryRunner.query(`CREATE INDEX ix_agency_event_subject ON agency_event (subject_id)`);
    await queryRunner.query(`CREATE INDEX ix_agency_event_client ON agency_event (client_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE agency_event`);
  }
}
