import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Details of people and clients, the id in the system they came from, and clients without an email address. */
export class CompleteHouseholds1764200000000 implements MigrationInterface {
  name = 'CompleteHouseholds1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE client ALTER COLUMN email DROP NOT NULL,
      ADD COLUMN details jsonb NOT NULL DEFAULT '{}', ADD COLUMN external_id text`);
    await queryRunner.query(`ALTER TABLE client_person
      ADD COLUMN details jsonb NOT NULL DEFAULT '{}', ADD COLUMN external_id text`);
    await queryRunner.query(`CREATE INDEX ix_client_external ON client (agent_id, external_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_person_external ON client_person (external_id)`);
  }

  /** Clients without an address get one that belongs to nobody. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ix_client_person_external`);
    await queryRunner.query(`DROP INDEX ix_client_external`);
    await queryRunner.query(`ALTER TABLE client_person DROP COLUMN external_id, DROP COLUMN details`);
    await queryRunner.query(
      `UPDATE client SET email = 'no-address-' || id || '@landsea.invalid' WHERE email IS NULL`,
    );
    await queryRunner.query(`ALTER TABLE client ALTER COLUMN email SET NOT NULL,
      DROP COLUMN external_id, DROP COLUMN details`);
  }
}
