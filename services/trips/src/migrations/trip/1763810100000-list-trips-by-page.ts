import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The date of the final payment is kept by the windows; lists are read by page, since some people have thousands of trips. */
export class ListTripsByPage1763810100000 implements MigrationInterface {
  name = 'ListTripsByPage1763810100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip DROP final_payment_date`);
    await queryRunner.query(`CREATE INDEX ix_trip_owner_start ON trip (owner_id, start_date)`);
    await queryRunner.query(`CREATE INDEX ix_trip_owner_end ON trip (owner_id, end_date, id)`);
    await queryRunner.query(
      `CREATE INDEX ix_trip_owner_archived ON trip (owner_id, archived, created_at, id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX ix_trip_owner_archived, ix_trip_owner_end, ix_trip_owner_start`);
    await queryRunner.query(`ALTER TABLE trip ADD final_payment_date date`);
  }
}
