import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A device is known only when its cookie is newer than the account's latest password and first verification. */
export class AddDevicesValidFrom1763920000000 implements MigrationInterface {
  name = 'AddDevicesValidFrom1763920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE user_account ADD COLUMN devices_valid_from timestamp with time zone`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE user_account DROP COLUMN devices_valid_from`);
  }
}
