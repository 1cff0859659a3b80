import type { MigrationInterface, QueryRunner } from 'typeorm';

const names = (from: string, to: string): string[] => [
  `ALTER TABLE ${from}_request RENAME TO ${to}_request`,
  `ALTER TABLE ${to}_request RENAME CONSTRAINT pk_${from}_request TO pk_${to}_request`,
  `ALTER TABLE ${to}_request RENAME CONSTRAINT ck_${from}_request_recipient TO ck_${to}_request_recipient`,
  `ALTER INDEX ix_${from}_request_due RENAME TO ix_${to}_request_due`,
  `ALTER INDEX ix_${from}_request_user_id RENAME TO ix_${to}_request_user_id`,
];

export class RenameLetterRequest1763900000000 implements MigrationInterface {
  name = 'RenameLetterRequest1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of names('letter', 'email')) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of names('email', 'letter')) await queryRunner.query(statement);
  }
}
