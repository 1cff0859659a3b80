import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddHourWorth1763907000000 implements MigrationInterface {
  name = 'AddHourWorth1763907000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip ADD COLUMN hour_cents integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip DROP COLUMN hour_cents`);
  }
}
