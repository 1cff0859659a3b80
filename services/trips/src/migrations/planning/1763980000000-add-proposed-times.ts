import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day item knows the time that a best order wrote; any other time was chosen by a person. */
export class AddProposedTimes1763980000000 implements MigrationInterface {
  name = 'AddProposedTimes1763980000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE day_item ADD COLUMN proposed_time text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE day_item DROP COLUMN proposed_time');
  }
}
