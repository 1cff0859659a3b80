import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an answer goes, and how a mail program ends a subscription. */
export class AddMailHeaders1764000000000 implements MigrationInterface {
  name = 'AddMailHeaders1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE mail_message ADD COLUMN reply_to text, ADD COLUMN unsubscribe_url text`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE mail_message DROP COLUMN reply_to, DROP COLUMN unsubscribe_url`);
  }
}
