import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWindowTables1763800000000 implements MigrationInterface {
  name = 'CreateWindowTables1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE booked_meal (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        place text NOT NULL,
        date date NOT NULL,
        time text NOT NULL,
        people integer NOT NULL,
        CONSTRAINT pk_booked_meal PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_booked_meal_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE sailing_payment (
        trip_id uuid NOT NULL,
        embarkation_date date NOT NULL,
        due_on date NOT NULL,
        CONSTRAINT pk_sailing_payment PRIMARY KEY (trip_id),
        CONSTRAINT fk_sailing_payment_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE sailing_payment`);
    await queryRunner.query(`DROP TABLE booked_meal`);
  }
}
