import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trip that has begun is not given back, though its dates are moved ahead before it is deleted. */
export class RememberBegunTrips1763850100000 implements MigrationInterface {
  name = 'RememberBegunTrips1763850100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE known_trip ADD COLUMN begun boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE known_trip DROP COLUMN begun`);
  }
}
