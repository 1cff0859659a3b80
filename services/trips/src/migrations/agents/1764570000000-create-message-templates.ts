import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that agents wrote to use again. */
export class CreateMessageTemplates1764570000000 implements MigrationInterface {
  name = 'CreateMessageTemplates1764570000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE message_template (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        author_name text NOT NULL,
        title text NOT NULL,
        body text NOT NULL,
        is_shared boolean NOT NULL,
        replaces text,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_message_template PRIMARY KEY (user_id, id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE message_template`);
  }
}
