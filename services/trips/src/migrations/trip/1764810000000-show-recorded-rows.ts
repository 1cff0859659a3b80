import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIELDS = ['title', 'status', 'date', 'time', 'confirmation', 'starts', 'ends', 'numbers', 'staterooms'];

const told = (row: string): string =>
  `jsonb_build_array(${FIELDS.map((name) => `${row}->'${name}'`).join(', ')}, ${row}->'details'->'returnUntil')`;

const payments = (row: string): string =>
  `jsonb_array_elements(CASE WHEN jsonb_typeof(${row}->'payments') = 'array' THEN ${row}->'payments' ELSE '[]' END)`;

/**
 * Bookings and plans of a day that somebody wrote and that were not undone, row by row, without what they hold:
 * the status before, whether a reader would notice, and which payments were confirmed.
 */
export class ShowRecordedRows1764810000000 implements MigrationInterface {
  name = 'ShowRecordedRows1764810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW trip_api.recorded AS
        SELECT a.trip_id, a.seq, a.at, a.user_id,
          CASE WHEN a.kind IN ('booking', 'bookings') THEN 'booking' ELSE 'item' END AS kind, w.id AS row_id,
          w.before->>'status' AS was, ${told('w.before')} IS DISTINCT FROM ${told('w.after')} AS is_noticed,
          ARRAY(SELECT p->>'id' FROM ${payments('w.after')} p WHERE p->>'paidOn' IS NOT NULL
            AND NOT EXISTS (SELECT FROM ${payments('w.before')} q WHERE q->>'id' = p->>'id' AND q->>'paidOn' IS NOT NULL)) AS paid
        FROM activity a CROSS JOIN LATERAL (
          SELECT a.subject_id AS id, a.before, a.after WHERE a.kind IN ('booking', 'day-item')
          UNION ALL
          SELECT r->>'id', nullif(r->'before', 'null'), nullif(r->'after', 'null')
            FROM jsonb_array_elements(CASE WHEN a.kind IN ('bookings', 'items') THEN a.after->'rows' ELSE '[]' END) r) w
        WHERE a.kind IN ('booking', 'day-item', 'bookings', 'items') AND a.undone_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW trip_api.recorded`);
  }
}
