import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLetterRequest1763800300000 implements MigrationInterface {
  name = 'CreateLetterRequest1763800300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE letter_request (
        key text NOT NULL,
        user_id uuid,
        email text,
        text jsonb NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        due_at timestamp with time zone NOT NULL DEFAULT now(),
        sent_at timestamp with time zone,
        CONSTRAINT pk_letter_request PRIMARY KEY (key),
        CONSTRAINT ck_letter_request_recipient CHECK (user_id IS NOT NULL OR email IS NOT NULL)
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_letter_request_due ON letter_request (due_at) WHERE sent_at IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX ix_letter_request_user_id ON letter_request (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE letter_request`);
  }
}
