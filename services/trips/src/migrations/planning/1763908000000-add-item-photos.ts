import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day item may have a photo; what receipts are stored in stores both. */
export class AddItemPhotos1763908000000 implements MigrationInterface {
  name = 'AddItemPhotos1763908000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE receipt_file RENAME TO stored_file');
    await queryRunner.query('ALTER TABLE stored_file RENAME CONSTRAINT pk_receipt_file TO pk_stored_file');
    await queryRunner.query('ALTER INDEX ix_receipt_file_uploaded_by RENAME TO ix_stored_file_uploaded_by');
    await queryRunner.query('ALTER TABLE stored_file ADD COLUMN trip_id uuid');
    await queryRunner.query('ALTER TABLE day_item ADD COLUMN photo_id uuid');
    await queryRunner.query(
      'CREATE INDEX ix_day_item_photo ON day_item (photo_id) WHERE photo_id IS NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE day_item DROP COLUMN photo_id');
    await queryRunner.query('ALTER TABLE stored_file DROP COLUMN trip_id');
    await queryRunner.query('ALTER INDEX ix_stored_file_uploaded_by RENAME TO ix_receipt_file_uploaded_by');
    await queryRunner.query('ALTER TABLE stored_file RENAME CONSTRAINT pk_stored_file TO pk_receipt_file');
    await queryRunner.query('ALTER TABLE stored_file RENAME TO receipt_file');
  }
}
