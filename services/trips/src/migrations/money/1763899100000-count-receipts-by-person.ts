import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The storage of one person is limited, so each file names its owner. */
export class CountReceiptsByPerson1763899100000 implements MigrationInterface {
  name = 'CountReceiptsByPerson1763899100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE receipt_file ADD COLUMN uploaded_by uuid`);
    await queryRunner.query(`CREATE INDEX ix_receipt_file_uploaded_by ON receipt_file (uploaded_by)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE receipt_file DROP COLUMN uploaded_by`);
  }
}
