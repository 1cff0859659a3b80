import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line about a thing that is gone still belongs to its day. */
export class AddDayToDigestLines1764881000000 implements MigrationInterface {
  name = 'AddDayToDigestLines1764881000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client_digest_line ADD day date`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client_digest_line DROP COLUMN day`);
  }
}
