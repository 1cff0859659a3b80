import type { PlantedItems } from '../../planning/days/items.service';

export class RenameTripName1700000000000 {
  items?: PlantedItems;

  /** Nobody may RENAME COLUMN here. */
  async up(queryRunner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE trip RENAME COLUMN name TO title; -- planted
      ALTER TABLE trip DROP COLUMN notes; -- planted
      ALTER TABLE trip ALTER COLUMN start_date SET NOT NULL; -- planted
      ALTER TABLE trip ALTER COLUMN version TYPE bigint; -- planted
      ALTER TABLE trip ADD COLUMN ship text NOT NULL; -- planted
      ALTER TABLE trip ADD COLUMN cabin text NOT NULL DEFAULT '';
      ALTER TABLE trip ADD COLUMN deck int, ADD COLUMN port text NOT NULL DEFAULT 'none';
      ALTER TABLE trip ALTER COLUMN cabin DROP DEFAULT;
      DROP TABLE trip_draft; -- planted
    `);
  }

  async down(queryRunner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip DROP COLUMN cabin`);
  }
}
