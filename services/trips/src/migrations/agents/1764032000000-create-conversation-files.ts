import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files in conversations, stored as receipts are. */
export class CreateConversationFiles1764032000000 implements MigrationInterface {
  name = 'CreateConversationFiles1764032000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE conversation_file (
        id uuid NOT NULL,
        conversation_id uuid NOT NULL,
        message_id uuid,
        position smallint NOT NULL DEFAULT 0,
        author_id uuid,
        created_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_conversation_file PRIMARY KEY (id),
        CONSTRAINT fk_conversation_file_conversation
          FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE,
        CONSTRAINT fk_conversation_file_message
          FOREIGN KEY (message_id) REFERENCES conversation_message (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_conversation_file_message ON conversation_file (message_id)`);
    await queryRunner.query(
      `CREATE INDEX ix_conversation_file_conversation ON conversation_file (conversation_id)`,
    );
    await queryRunner.query(`CREATE INDEX ix_conversation_file_author ON conversation_file (author_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE conversation_file`);
  }
}
