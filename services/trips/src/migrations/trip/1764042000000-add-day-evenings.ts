import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day knows whether the family has party tickets or stays for Extended Evening Hours. */
export class AddDayEvenings1764042000000 implements MigrationInterface {
  name = 'AddDayEvenings1764042000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE trip_day ADD COLUMN evening text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE trip_day DROP COLUMN evening');
  }
}
