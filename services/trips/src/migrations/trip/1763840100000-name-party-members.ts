import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each person of a party gets an id and a version of their own, so that lines, plans and edits can name them. */
export class NamePartyMembers1763840100000 implements MigrationInterface {
  name = 'NamePartyMembers1763840100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE trip SET party = (
        SELECT coalesce(jsonb_agg(
                 jsonb_build_object('id', gen_random_uuid(), 'version', 1) || person ORDER BY place), '[]')
          FROM jsonb_array_elements(party) WITH ORDINALITY AS members (person, place))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE trip SET party = (
        SELECT coalesce(jsonb_agg(person - 'id' - 'version' - 'birthDate' ORDER BY place), '[]')
          FROM jsonb_array_elements(party) WITH ORDINALITY AS members (person, place))`);
  }
}
