import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People of a household who each have a link of their own to a version of a quote. */
export class CreateQuoteRecipients1764730010000 implements MigrationInterface {
  name = 'CreateQuoteRecipients1764730010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE quote_recipient (
        id uuid NOT NULL,
        quote_id uuid NOT NULL,
        number integer NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        token_hash text NOT NULL,
        last_seen_at timestamp with time zone,
        answered_at timestamp with time zone,
        withdrawn_at timestamp with time zone,
        CONSTRAINT pk_quote_recipient PRIMARY KEY (id),
        CONSTRAINT fk_quote_recipient_quote FOREIGN KEY (quote_id) REFERENCES quote (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_quote_recipient_token ON quote_recipient (token_hash)`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_quote_recipient_email ON quote_recipient (quote_id, number, email)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE quote_recipient`);
  }
}
