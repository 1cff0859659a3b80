import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An agent's own payment page, which a new fee begins with. */
export class AddPayLinkToBrands1764870000000 implements MigrationInterface {
  name = 'AddPayLinkToBrands1764870000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE agent_brand ADD COLUMN pay_link text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE agent_brand DROP COLUMN pay_link`);
  }
}
