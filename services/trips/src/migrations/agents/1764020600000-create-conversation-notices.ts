import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that wait for an email unless somebody reads them before, and those already mailed. */
export class CreateConversationNotices1764020600000 implements MigrationInterface {
  name = 'CreateConversationNotices1764020600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE conversation_notice (
        conversation_id uuid NOT NULL,
        side text NOT NULL,
        due_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_conversation_notice PRIMARY KEY (conversation_id, side),
        CONSTRAINT fk_conversation_notice_conversation
          FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_conversation_notice_due ON conversation_notice (due_at)`);
    await queryRunner.query(
      `ALTER TABLE conversation_reader ADD COLUMN notified_up_to bigint NOT NULL DEFAULT 0, ADD COLUMN mailed_to text`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE conversation_reader DROP COLUMN notified_up_to, DROP COLUMN mailed_to`,
    );
    await queryRunner.query(`DROP TABLE conversation_notice`);
  }
}
