import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day item knows the account that added it; those that are there already are nobody's. */
export class NameWhoAddedItems1764041000000 implements MigrationInterface {
  name = 'NameWhoAddedItems1764041000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE day_item ADD COLUMN added_by jsonb');
    await queryRunner.query(
      `CREATE INDEX ix_day_item_added_by ON day_item ((added_by->>'userId')) WHERE added_by IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE day_item DROP COLUMN added_by');
  }
}
