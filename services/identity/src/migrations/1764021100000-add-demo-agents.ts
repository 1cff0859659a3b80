import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A private copy is that of a family or of an agent. */
export class AddDemoAgents1764021100000 implements MigrationInterface {
  name = 'AddDemoAgents1764021100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE demo_copy ADD COLUMN kind text NOT NULL DEFAULT 'family'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM demo_copy WHERE kind <> 'family'`);
    await queryRunner.query(`ALTER TABLE demo_copy DROP COLUMN kind`);
  }
}
