import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateConversations1764020400000 implements MigrationInterface {
  name = 'CreateConversations1764020400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE conversation (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        user_id uuid NOT NULL,
        trip_id uuid,
        is_about_trip boolean NOT NULL,
        waiting_since timestamp with time zone,
        last_message_at timestamp with time zone,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_conversation PRIMARY KEY (id),
        CONSTRAINT fk_conversation_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_conversation_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_general ON conversation (client_id, user_id) WHERE NOT is_about_trip`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_trip ON conversation (client_id, user_id, trip_id) WHERE trip_id IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX ix_conversation_user ON conversation (user_id)`);
    await queryRunner.query(`CREATE INDEX ix_conversation_trip ON conversation (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE conversation_message (
        id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        conversation_id uuid NOT NULL,
        author_id uuid,
        side text NOT NULL,
        author_name text NOT NULL,
        body text NOT NULL,
        via text NOT NULL DEFAULT 'app',
        sent_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_conversation_message PRIMARY KEY (id),
        CONSTRAINT fk_conversation_message_conversation
          FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_conversation_message_number ON conversation_message (conversation_id, number)`,
    );
    await queryRunner.query(`
      CREATE TABLE conversation_reader (
        conversation_id uuid NOT NULL,
        user_id uuid NOT NULL,
        side text NOT NULL,
        name text NOT NULL,
        read_up_to bigint NOT NULL DEFAULT 0,
        CONSTRAINT pk_conversation_reader PRIMARY KEY (conversation_id, user_id),
        CONSTRAINT fk_conversation_reader_conversation
          FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_conversation_reader_user ON conversation_reader (user_id)`);
    await queryRunner.query(
      `CREATE INDEX ix_conversation_message_author ON conversation_message (author_id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE conversation_reader`);
    await queryRunner.query(`DROP TABLE conversation_message`);
    await queryRunner.query(`DROP TABLE conversation`);
  }
}
