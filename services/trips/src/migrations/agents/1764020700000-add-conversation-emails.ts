import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that come by email: where they are sent to, what was held back, and the whole of each. */
export class AddConversationEmails1764020700000 implements MigrationInterface {
  name = 'AddConversationEmails1764020700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE conversation_message ADD COLUMN whole_email text`);
    await queryRunner.query(`
      CREATE TABLE conversation_mailbox (
        id text NOT NULL,
        conversation_id uuid NOT NULL,
        user_id uuid NOT NULL,
        CONSTRAINT pk_conversation_mailbox PRIMARY KEY (id),
        CONSTRAINT fk_conversation_mailbox_conversation
          FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_mailbox_person ON conversation_mailbox (conversation_id, user_id)`,
    );
    await queryRunner.query(`CREATE INDEX ix_conversation_mailbox_user ON conversation_mailbox (user_id)`);
    await queryRunner.query(`
      CREATE TABLE held_email (
        id uuid NOT NULL,
        conversation_id uuid NOT NULL,
        sender text NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        reason text NOT NULL,
        received_at timestamp with time zone NOT NULL,
        dismissed_at timestamp with time zone,
        CONSTRAINT pk_held_email PRIMARY KEY (id),
        CONSTRAINT fk_held_email_conversation
          FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_held_email_conversation ON held_email (conversation_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE held_email`);
    await queryRunner.query(`DROP TABLE conversation_mailbox`);
    await queryRunner.query(`ALTER TABLE conversation_message DROP COLUMN whole_email`);
  }
}
