import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTripChanges1763810000000 implements MigrationInterface {
  name = 'AddTripChanges1763810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trip ADD final_payment_date date, ADD purge_at timestamp with time zone`);
    await queryRunner.query(`CREATE INDEX ix_trip_purge_at ON trip (purge_at) WHERE purge_at IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE trip_change (
        trip_id uuid NOT NULL,
        version integer NOT NULL,
        before jsonb NOT NULL,
        changed_by uuid NOT NULL,
        changed_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_trip_change PRIMARY KEY (trip_id, version),
        CONSTRAINT fk_trip_change_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE trip_change`);
    await queryRunner.query(`ALTER TABLE trip DROP purge_at, DROP final_payment_date`);
  }
}
