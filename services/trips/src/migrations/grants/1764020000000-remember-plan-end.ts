import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberPlanEnd1764020000000 implements MigrationInterface {
  name = 'RememberPlanEnd1764020000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE plan_access ADD COLUMN ended_at timestamp with time zone`);
    await queryRunner.query(`UPDATE plan_access SET ended_at = access_until`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE plan_access DROP COLUMN ended_at`);
  }
}
