import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of clients, and what each did to a household. */
export class CreateClientImports1764200100000 implements MigrationInterface {
  name = 'CreateClientImports1764200100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_import (
        id uuid NOT NULL,
        user_id uuid,
        agency_id uuid,
        by_name text NOT NULL,
        file_name text NOT NULL,
        sha256 text NOT NULL,
        system text NOT NULL,
        signature text NOT NULL,
        mapping jsonb NOT NULL,
        rows integer NOT NULL,
        at timestamp with time zone NOT NULL,
        undone_at timestamp with time zone,
        CONSTRAINT pk_client_import PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_import_user ON client_import (user_id, at)`);
    await queryRunner.query(`CREATE INDEX ix_client_import_agency ON client_import (agency_id, at)`);
    await queryRunner.query(`
      CREATE TABLE client_import_household (
        import_id uuid NOT NULL,
        key text NOT NULL,
        client_id uuid NOT NULL,
        result text NOT NULL,
        trips jsonb NOT NULL DEFAULT '[]',
        before jsonb,
        after jsonb,
        CONSTRAINT pk_client_import_household PRIMARY KEY (import_id, key),
        CONSTRAINT fk_client_import_household_import FOREIGN KEY (import_id) REFERENCES client_import (id) ON DELETE CASCADE,
        CONSTRAINT fk_client_import_household_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_client_import_household_client ON client_import_household (client_id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client_import_household`);
    await queryRunner.query(`DROP TABLE client_import`);
  }
}
