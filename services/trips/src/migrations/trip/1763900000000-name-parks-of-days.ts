import type { MigrationInterface, QueryRunner } from 'typeorm';

const park = (place: string): string => `CASE regexp_replace(lower(${place}), '^disney.?s ', '')
  WHEN 'magic kingdom' THEN 'magic-kingdom' WHEN 'epcot' THEN 'epcot'
  WHEN 'hollywood studios' THEN 'hollywood-studios' WHEN 'animal kingdom' THEN 'animal-kingdom' END`;

const parkName = (id: string): string => `CASE ${id}
  WHEN 'magic-kingdom' THEN 'Magic Kingdom' WHEN 'epcot' THEN 'EPCOT'
  WHEN 'hollywood-studios' THEN 'Hollywood Studios' WHEN 'animal-kingdom' THEN 'Animal Kingdom' END`;

/** Park days name one or two parks by id instead of a place, and each day has a version; remembered changes too. */
export class NameParksOfDays1763900000000 implements MigrationInterface {
  name = 'NameParksOfDays1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trip_day ADD COLUMN parks text[] NOT NULL DEFAULT '{}',
        ADD COLUMN version integer NOT NULL DEFAULT 1`);
    await queryRunner.query(`
      UPDATE trip_day SET parks = ARRAY[${park('place')}], place = NULL
       WHERE kind = 'park' AND ${park('place')} IS NOT NULL`);
    await queryRunner.query(`
      UPDATE trip_change SET before = jsonb_set(before, '{days}', (
        SELECT coalesce(jsonb_agg(day || '{"version": 1}' || CASE
            WHEN day->>'kind' = 'park' AND ${park(`day->>'place'`)} IS NOT NULL
            THEN jsonb_build_object('place', NULL, 'parks', jsonb_build_array(${park(`day->>'place'`)}))
            ELSE '{"parks": []}' END ORDER BY nr), '[]')
          FROM jsonb_array_elements(before->'days') WITH ORDINALITY AS of_trip (day, nr)))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE trip_change SET before = jsonb_set(before, '{days}', (
        SELECT coalesce(jsonb_agg(day - 'parks' - 'version' || CASE
            WHEN jsonb_array_length(day->'parks') > 0
            THEN jsonb_build_object('place', ${parkName(`day->'parks'->>0`)}) ELSE '{}' END ORDER BY nr), '[]')
          FROM jsonb_array_elements(before->'days') WITH ORDINALITY AS of_trip (day, nr)))`);
    await queryRunner.query(
      `UPDATE trip_day SET place = ${parkName('parks[1]')} WHERE cardinality(parks) > 0`,
    );
    await queryRunner.query(`ALTER TABLE trip_day DROP COLUMN parks, DROP COLUMN version`);
  }
}
