import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The itineraries that agents publish, frozen in versions, and who reads them without an account. */
export class CreateItineraries1764550000000 implements MigrationInterface {
  name = 'CreateItineraries1764550000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE itinerary (
        id uuid NOT NULL,
        trip_id uuid NOT NULL,
        title text NOT NULL,
        message text NOT NULL DEFAULT '',
        contacts text NOT NULL DEFAULT '',
        sections jsonb NOT NULL,
        day_words jsonb NOT NULL DEFAULT '{}',
        published_number integer,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_itinerary PRIMARY KEY (id),
        CONSTRAINT fk_itinerary_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_itinerary_trip ON itinerary (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE itinerary_version (
        itinerary_id uuid NOT NULL,
        number integer NOT NULL,
        view jsonb NOT NULL,
        published_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_itinerary_version PRIMARY KEY (itinerary_id, number),
        CONSTRAINT fk_itinerary_version_itinerary FOREIGN KEY (itinerary_id) REFERENCES itinerary (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE itinerary_recipient (
        id uuid NOT NULL,
        itinerary_id uuid NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        told_number integer,
        last_seen_at timestamp with time zone,
        withdrawn_at timestamp with time zone,
        code_hash text,
        code_expires_at timestamp with time zone,
        code_tries integer NOT NULL DEFAULT 0,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_itinerary_recipient PRIMARY KEY (id),
        CONSTRAINT fk_itinerary_recipient_itinerary FOREIGN KEY (itinerary_id) REFERENCES itinerary (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_itinerary_recipient_email ON itinerary_recipient (itinerary_id, email)`,
    );
    await queryRunner.query(`
      CREATE TABLE itinerary_link (
        token_hash text NOT NULL,
        recipient_id uuid NOT NULL,
        opens_numbers boolean NOT NULL DEFAULT false,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        expires_at timestamp with time zone,
        CONSTRAINT pk_itinerary_link PRIMARY KEY (token_hash),
        CONSTRAINT fk_itinerary_link_recipient FOREIGN KEY (recipient_id) REFERENCES itinerary_recipient (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_itinerary_link_recipient ON itinerary_link (recipient_id, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['itinerary_link', 'itinerary_recipient', 'itinerary_version', 'itinerary'])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
