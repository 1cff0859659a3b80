import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstPhoneKey, firstSearchText } from './first-client-keys.js';

interface Known {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** A client becomes a household: who they were so far is its first person, who leads it. */
export class MakeClientsHouseholds1764010000000 implements MigrationInterface {
  name = 'MakeClientsHouseholds1764010000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await queryRunner.query(`
      ALTER TABLE client
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN lead_id uuid,
        ADD COLUMN stage text NOT NULL DEFAULT 'lead',
        ADD COLUMN source text,
        ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
        ADD COLUMN next_step text,
        ADD COLUMN next_step_on date,
        ADD COLUMN archived_at timestamp with time zone,
        ADD COLUMN search_text text NOT NULL DEFAULT '',
        ADD COLUMN updated_at timestamp with time zone NOT NULL DEFAULT now()`);
    await queryRunner.query(`
      CREATE TABLE client_person (
        client_id uuid NOT NULL,
        id uuid NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        birth_date date,
        email text,
        phone text,
        phone_key text,
        loyalties jsonb NOT NULL DEFAULT '[]',
        height_inches integer,
        dietary_notes text,
        passport_expires_on date,
        notes text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_client_person PRIMARY KEY (client_id, id),
        CONSTRAINT fk_client_person_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_person_email ON client_person (email)`);
    await queryRunner.query(`CREATE INDEX ix_client_person_phone ON client_person (phone_key)`);
    await queryRunner.query(`
      CREATE TABLE client_connection (
        client_id uuid NOT NULL,
        other_id uuid NOT NULL,
        relation text NOT NULL,
        CONSTRAINT pk_client_connection PRIMARY KEY (client_id, other_id),
        CONSTRAINT fk_client_connection_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_client_connection_other FOREIGN KEY (other_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_connection_other ON client_connection (other_id)`);
    await queryRunner.query(`
      CREATE TABLE client_change (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        at timestamp with time zone NOT NULL,
        user_id uuid,
        by_name text NOT NULL,
        kind text NOT NULL,
        subject_id text NOT NULL,
        action text NOT NULL,
        what text NOT NULL,
        before jsonb,
        after jsonb,
        undone_at timestamp with time zone,
        CONSTRAINT pk_client_change PRIMARY KEY (id),
        CONSTRAINT fk_client_change_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_change_client_seq ON client_change (client_id, seq)`);
    await queryRunner.query(`CREATE INDEX ix_client_change_user ON client_change (user_id)`);
    await this.addLeads(queryRunner);
    await queryRunner.query(`CREATE INDEX ix_client_search ON client USING gin (search_text gin_trgm_ops)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['client_change', 'client_connection', 'client_person'])
      await queryRunner.query(`DROP TABLE ${table}`);
    await queryRunner.query(`
      ALTER TABLE client
        DROP COLUMN version, DROP COLUMN lead_id, DROP COLUMN stage, DROP COLUMN source, DROP COLUMN tags,
        DROP COLUMN next_step, DROP COLUMN next_step_on, DROP COLUMN archived_at, DROP COLUMN search_text,
        DROP COLUMN updated_at`);
    await queryRunner.query(`DROP EXTENSION pg_trgm`);
  }

  private async addLeads(queryRunner: QueryRunner): Promise<void> {
    const known = (await queryRunner.query(
      `SELECT id, first_name AS "firstName", last_name AS "lastName", email, phone FROM client`,
    )) as Known[];
    const read = known.map((client) => ({
      id: client.id,
      phoneKey: firstPhoneKey(client.phone),
      searchText: firstSearchText(client),
    }));
    await queryRunner.query(
      `WITH read AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, "phoneKey" text, "searchText" text)),
         led AS (UPDATE client SET lead_id = gen_random_uuid(), search_text = read."searchText"
           FROM read WHERE read.id = client.id
           RETURNING client.id, lead_id, first_name, last_name, email, phone, read."phoneKey" AS phone_key)
       INSERT INTO client_person (client_id, id, first_name, last_name, email, phone, phone_key)
         SELECT id, lead_id, first_name, last_name, email, phone, phone_key FROM led`,
      [JSON.stringify(read)],
    );
  }
}
