import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlanAccess1763745000000 implements MigrationInterface {
  name = 'CreatePlanAccess1763745000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE plan_access (
        user_id uuid NOT NULL,
        plan text NOT NULL,
        access_until timestamp with time zone,
        version integer NOT NULL,
        CONSTRAINT pk_plan_access PRIMARY KEY (user_id, plan)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE plan_access`);
  }
}
