import type { MigrationInterface, QueryRunner } from 'typeorm';

const shown =
  'trip_id, id, kind, title, status, held_until, numbers, starts, ends, total_cents, currency, payments';

/** Lower prices that an agent heard of, with an answer for each booking; agents also read what a booking includes. */
export class CreatePriceOffers1764913000000 implements MigrationInterface {
  name = 'CreatePriceOffers1764913000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE OR REPLACE VIEW trip_api.booking AS SELECT ${shown}, supplier, included FROM booking`,
    );
    await queryRunner.query(`
      CREATE TABLE price_offer (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        supplier text NOT NULL,
        place text NOT NULL,
        room text NOT NULL DEFAULT '',
        travel_from date NOT NULL,
        travel_to date NOT NULL,
        book_by date NOT NULL,
        saving_percent integer,
        saving_cents integer,
        answers jsonb NOT NULL DEFAULT '[]',
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_price_offer PRIMARY KEY (user_id, id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE price_offer`);
    await queryRunner.query(`DROP VIEW trip_api.booking`);
    await queryRunner.query(`CREATE VIEW trip_api.booking AS SELECT ${shown} FROM booking`);
  }
}
