import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An agent who kept the pipeline on the client alone keeps it: the next trip takes the client's stage, unless a trip
 * stands there or further already.
 */
export class MoveStagesToTrips1764521000000 implements MigrationInterface {
  name = 'MoveStagesToTrips1764521000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      WITH ahead AS (
        SELECT c.id AS client_id, made.trip_id, c.stage,
          row_number() OVER (PARTITION BY c.id ORDER BY t.start_date, t.id) AS place,
          max(array_position(ARRAY['planning', 'quoted', 'booked', 'ready'],
            coalesce(moved.stage, CASE t.status WHEN 'booked' THEN 'booked' ELSE 'planning' END)))
            OVER (PARTITION BY c.id) AS furthest
          FROM client c JOIN agent_trip made ON made.client_id = c.id
            JOIN trip t ON t.id = made.trip_id AND t.purge_at IS NULL AND NOT t.archived
              AND t.start_date > (now() AT TIME ZONE 'America/New_York')::date
            LEFT JOIN desk_stage moved ON moved.client_id = c.id AND moved.trip_id = t.id
         WHERE c.stage IN ('quoted', 'booked'))
      INSERT INTO desk_stage (client_id, trip_id, stage)
      SELECT client_id, trip_id, stage FROM ahead
       WHERE place = 1 AND furthest < array_position(ARRAY['planning', 'quoted', 'booked'], stage)
      ON CONFLICT (client_id, trip_id) DO UPDATE SET stage = excluded.stage, updated_at = now()`);
  }

  /** The stages of the clients were left as they were. */
  async down(): Promise<void> {}
}
