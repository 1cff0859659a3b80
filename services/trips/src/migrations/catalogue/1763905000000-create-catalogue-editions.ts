import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts of the catalog that an operator imported while the services run. */
export class CreateCatalogueEditions1763905000000 implements MigrationInterface {
  name = 'CreateCatalogueEditions1763905000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE catalogue_edition (
        kind text NOT NULL,
        entries jsonb NOT NULL,
        imported_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT pk_catalogue_edition PRIMARY KEY (kind)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE catalogue_edition`);
  }
}
