import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCalendar1763800200000 implements MigrationInterface {
  name = 'CreateCalendar1763800200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE calendar_feed (
        trip_id uuid NOT NULL,
        user_id uuid NOT NULL,
        token_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL,
        read_at timestamp with time zone,
        CONSTRAINT pk_calendar_feed PRIMARY KEY (trip_id, user_id),
        CONSTRAINT uq_calendar_feed_token UNIQUE (token_hash),
        CONSTRAINT fk_calendar_feed_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE calendar_event (
        trip_id uuid NOT NULL,
        uid text NOT NULL,
        digest text NOT NULL,
        sequence integer NOT NULL DEFAULT 0,
        modified_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_calendar_event PRIMARY KEY (trip_id, uid),
        CONSTRAINT fk_calendar_event_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE calendar_event`);
    await queryRunner.query(`DROP TABLE calendar_feed`);
  }
}
