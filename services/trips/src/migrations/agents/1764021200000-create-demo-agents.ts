import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agents whose clients are invented, so that everything goes with the account. */
export class CreateDemoAgents1764021200000 implements MigrationInterface {
  name = 'CreateDemoAgents1764021200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE demo_agent (user_id uuid NOT NULL, CONSTRAINT pk_demo_agent PRIMARY KEY (user_id))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE demo_agent`);
  }
}
