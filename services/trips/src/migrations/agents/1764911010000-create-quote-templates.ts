import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Options of a quote without a client and dates, from which agents begin another one. */
export class CreateQuoteTemplates1764911010000 implements MigrationInterface {
  name = 'CreateQuoteTemplates1764911010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE quote_template (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        author_name text NOT NULL,
        title text NOT NULL,
        options jsonb NOT NULL,
        is_shared boolean NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_quote_template PRIMARY KEY (user_id, id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE quote_template`);
  }
}
