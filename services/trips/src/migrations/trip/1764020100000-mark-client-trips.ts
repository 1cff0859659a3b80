import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkClientTrips1764020100000 implements MigrationInterface {
  name = 'MarkClientTrips1764020100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip ADD COLUMN for_client boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip DROP COLUMN for_client`);
  }
}
