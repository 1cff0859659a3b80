import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers of clients, with every version of their file. */
export class CreateClientDocuments1764300020000 implements MigrationInterface {
  name = 'CreateClientDocuments1764300020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_document (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        trip_id uuid,
        kind text NOT NULL,
        title text NOT NULL,
        person_id uuid,
        expires_on date,
        shared_with text NOT NULL DEFAULT 'nobody',
        shared_person_id uuid,
        added_by uuid,
        added_by_name text NOT NULL,
        added_at timestamp with time zone NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_client_document PRIMARY KEY (id),
        CONSTRAINT fk_client_document_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_client_document_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_document_client ON client_document (client_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_document_trip ON client_document (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_document_added_by ON client_document (added_by)`);
    await queryRunner.query(`
      CREATE TABLE client_document_file (
        id uuid NOT NULL,
        document_id uuid NOT NULL,
        number integer NOT NULL,
        added_by uuid,
        added_by_name text NOT NULL,
        added_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_client_document_file PRIMARY KEY (id),
        CONSTRAINT fk_client_document_file_document
          FOREIGN KEY (document_id) REFERENCES client_document (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_client_document_file_number ON client_document_file (document_id, number)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_client_document_file_added_by ON client_document_file (added_by)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client_document_file`);
    await queryRunner.query(`DROP TABLE client_document`);
  }
}
