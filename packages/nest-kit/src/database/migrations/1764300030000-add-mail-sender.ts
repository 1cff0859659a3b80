import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail of an agent whose brand stands alone does not name the product as its sender. */
export class AddMailSender1764300030000 implements MigrationInterface {
  name = 'AddMailSender1764300030000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE mail_message ADD COLUMN from_alone boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE mail_message DROP COLUMN from_alone`);
  }
}
