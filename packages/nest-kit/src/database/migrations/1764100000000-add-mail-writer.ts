import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The person in whose name a mail leaves, and the thread that mail programs show it in. */
export class AddMailWriter1764100000000 implements MigrationInterface {
  name = 'AddMailWriter1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE mail_message ADD COLUMN from_name text, ADD COLUMN thread_id uuid`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE mail_message DROP COLUMN from_name, DROP COLUMN thread_id`);
  }
}
