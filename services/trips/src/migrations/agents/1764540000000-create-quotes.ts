import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers of agents in versions that never change once a client has them, and what happened to each. */
export class CreateQuotes1764540000000 implements MigrationInterface {
  name = 'CreateQuotes1764540000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE quote (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        trip_id uuid,
        desk_id uuid NOT NULL,
        number integer NOT NULL,
        state text NOT NULL,
        title text NOT NULL DEFAULT '',
        message text NOT NULL DEFAULT '',
        people integer NOT NULL,
        expires_at timestamp with time zone,
        zone text NOT NULL,
        options jsonb NOT NULL,
        sent_version integer NOT NULL DEFAULT 0,
        sent_at timestamp with time zone,
        ends_at timestamp with time zone,
        last_seen_at timestamp with time zone,
        answered_at timestamp with time zone,
        accepted_option_id uuid,
        accepted_addon_ids jsonb NOT NULL DEFAULT '[]',
        booking_ids jsonb NOT NULL DEFAULT '[]',
        task_id uuid,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_quote PRIMARY KEY (id),
        CONSTRAINT fk_quote_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_quote_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_quote_number ON quote (desk_id, number)`);
    await queryRunner.query(`CREATE INDEX ix_quote_client ON quote (client_id, updated_at)`);
    await queryRunner.query(`CREATE INDEX ix_quote_trip ON quote (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE quote_version (
        quote_id uuid NOT NULL,
        number integer NOT NULL,
        content text NOT NULL,
        sha256 text NOT NULL,
        token_hash text NOT NULL,
        sent_at timestamp with time zone NOT NULL,
        sent_by uuid,
        sent_by_name text NOT NULL,
        CONSTRAINT pk_quote_version PRIMARY KEY (quote_id, number),
        CONSTRAINT fk_quote_version_quote FOREIGN KEY (quote_id) REFERENCES quote (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_quote_version_token ON quote_version (token_hash)`);
    await queryRunner.query(`
      CREATE TABLE quote_event (
        id uuid NOT NULL,
        quote_id uuid NOT NULL,
        kind text NOT NULL,
        at timestamp with time zone NOT NULL,
        by_name text NOT NULL,
        number integer NOT NULL,
        option_title text,
        text text NOT NULL DEFAULT '',
        device text,
        CONSTRAINT pk_quote_event PRIMARY KEY (id),
        CONSTRAINT fk_quote_event_quote FOREIGN KEY (quote_id) REFERENCES quote (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_quote_event_quote ON quote_event (quote_id, at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['quote_event', 'quote_version', 'quote'])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
