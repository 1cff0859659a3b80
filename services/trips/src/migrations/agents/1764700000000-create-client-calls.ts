import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls that agents log about a household. */
export class CreateClientCalls1764700000000 implements MigrationInterface {
  name = 'CreateClientCalls1764700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_call (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        text text NOT NULL,
        with_name text,
        at timestamp with time zone NOT NULL,
        added_by uuid,
        added_by_name text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_client_call PRIMARY KEY (id),
        CONSTRAINT fk_client_call_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_call_client ON client_call (client_id, at)`);
    await queryRunner.query(`CREATE INDEX ix_client_call_added_by ON client_call (added_by)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client_call`);
  }
}
