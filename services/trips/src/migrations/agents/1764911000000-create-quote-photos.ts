import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of the options of a quote; their files stay while a version that was sent names them. */
export class CreateQuotePhotos1764911000000 implements MigrationInterface {
  name = 'CreateQuotePhotos1764911000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE quote_photo (
        id uuid NOT NULL,
        quote_id uuid NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_quote_photo PRIMARY KEY (id),
        CONSTRAINT fk_quote_photo_quote FOREIGN KEY (quote_id) REFERENCES quote (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_quote_photo_quote ON quote_photo (quote_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE quote_photo`);
  }
}
