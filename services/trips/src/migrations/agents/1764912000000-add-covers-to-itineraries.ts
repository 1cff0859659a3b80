import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A cover of the draft, the photo of the published version, and whether the packing list is shown. */
export class AddCoversToItineraries1764912000000 implements MigrationInterface {
  name = 'AddCoversToItineraries1764912000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE itinerary
        ADD COLUMN cover_drawing text,
        ADD COLUMN cover_photo_id uuid,
        ADD COLUMN cover_alt text,
        ADD COLUMN published_cover_id uuid,
        ADD COLUMN shows_packing boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE itinerary
        DROP COLUMN cover_drawing,
        DROP COLUMN cover_photo_id,
        DROP COLUMN cover_alt,
        DROP COLUMN published_cover_id,
        DROP COLUMN shows_packing`);
  }
}
