import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Headers for the address of answers, and for ending a subscription from a mail program. */
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
