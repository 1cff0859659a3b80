import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of bookings of a trip that stand, for areas above. */
export class ShowBookingStates1764521110000 implements MigrationInterface {
  name = 'ShowBookingStates1764521110000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE VIEW trip_api.booking_state AS SELECT trip_id, kind, status FROM booking`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW trip_api.booking_state`);
  }
}
