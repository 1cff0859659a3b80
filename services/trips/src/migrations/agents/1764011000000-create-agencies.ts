import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAgencies1764011000000 implements MigrationInterface {
  name = 'CreateAgencies1764011000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agency (
        id uuid NOT NULL,
        name text NOT NULL,
        stage_names jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agency PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE TABLE agency_member (
        user_id uuid NOT NULL,
        agency_id uuid NOT NULL,
        role text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        joined_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agency_member PRIMARY KEY (user_id),
        CONSTRAINT fk_agency_member_agency FOREIGN KEY (agency_id) REFERENCES agency (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_agency_member_agency ON agency_member (agency_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE agency_member`);
    await queryRunner.query(`DROP TABLE agency`);
  }
}
