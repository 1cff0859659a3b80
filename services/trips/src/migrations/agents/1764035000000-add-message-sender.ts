import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address of an email that an agent put into a conversation. */
export class AddMessageSender1764035000000 implements MigrationInterface {
  name = 'AddMessageSender1764035000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE conversation_message ADD COLUMN sent_from text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE conversation_message DROP COLUMN sent_from`);
  }
}
