import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMailTable1763600100000 implements MigrationInterface {
  name = 'CreateMailTable1763600100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_message (
        id uuid NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text,
        html text,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        due_at timestamp with time zone NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        sent_at timestamp with time zone,
        given_up_at timestamp with time zone,
        CONSTRAINT pk_mail_message PRIMARY KEY (id)
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_mail_message_due ON mail_message (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE mail_message`);
  }
}
