import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted offer comes back with its answers. */
export class KeepDeletedPriceOffers1764920010000 implements MigrationInterface {
  name = 'KeepDeletedPriceOffers1764920010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE price_offer ADD deleted_at timestamp with time zone`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM price_offer WHERE deleted_at IS NOT NULL`);
    await queryRunner.query(`ALTER TABLE price_offer DROP COLUMN deleted_at`);
  }
}
