import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day knows when the family comes to its parks and leaves them. */
export class AddArrivals1763990000000 implements MigrationInterface {
  name = 'AddArrivals1763990000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE trip_day ADD COLUMN arrives_at text, ADD COLUMN leaves_at text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE trip_day DROP COLUMN arrives_at, DROP COLUMN leaves_at');
  }
}
