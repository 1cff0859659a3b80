import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A collaborator may be one of the travelers of the trip, each of them one collaborator at most. */
export class NameCollaboratorsTravelers1764040000000 implements MigrationInterface {
  name = 'NameCollaboratorsTravelers1764040000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE collaborator
        ADD COLUMN person_id uuid,
        ADD COLUMN stays_home boolean NOT NULL DEFAULT false`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_collaborator_trip_person ON collaborator (trip_id, person_id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX uq_collaborator_trip_person`);
    await queryRunner.query(`ALTER TABLE collaborator DROP COLUMN stays_home, DROP COLUMN person_id`);
  }
}
