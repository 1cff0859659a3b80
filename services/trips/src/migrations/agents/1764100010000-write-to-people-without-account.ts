import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A conversation without an account belongs to an address, and each message of an agent leaves as an email. */
export class WriteToPeopleWithoutAccount1764100010000 implements MigrationInterface {
  name = 'WriteToPeopleWithoutAccount1764100010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE conversation ALTER COLUMN user_id DROP NOT NULL, ADD COLUMN email text`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_email ON conversation (client_id, email) WHERE user_id IS NULL AND NOT is_about_trip`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_email_trip ON conversation (client_id, email, trip_id)
         WHERE user_id IS NULL AND trip_id IS NOT NULL`,
    );
    await queryRunner.query(`ALTER TABLE conversation_mailbox ALTER COLUMN user_id DROP NOT NULL`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_mailbox_email ON conversation_mailbox (conversation_id) WHERE user_id IS NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE message_email (
        message_id uuid NOT NULL,
        due_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_message_email PRIMARY KEY (message_id),
        CONSTRAINT fk_message_email_message
          FOREIGN KEY (message_id) REFERENCES conversation_message (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_message_email_due ON message_email (due_at)`);
    await queryRunner.query(`DELETE FROM conversation_notice WHERE side = 'client'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE message_email`);
    await queryRunner.query(`DELETE FROM conversation WHERE user_id IS NULL`);
    await queryRunner.query(`DROP INDEX uq_conversation_mailbox_email`);
    await queryRunner.query(`DELETE FROM conversation_mailbox WHERE user_id IS NULL`);
    await queryRunner.query(`ALTER TABLE conversation_mailbox ALTER COLUMN user_id SET NOT NULL`);
    await queryRunner.query(`DROP INDEX uq_conversation_email_trip`);
    await queryRunner.query(`DROP INDEX uq_conversation_email`);
    await queryRunner.query(`ALTER TABLE conversation DROP COLUMN email, ALTER COLUMN user_id SET NOT NULL`);
  }
}
