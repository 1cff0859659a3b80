import type { MigrationInterface, QueryRunner } from 'typeorm';

const values = `
        name text,
        color text,
        logo_id uuid,
        photo_id uuid,
        agent_name text,
        phone text,
        hours text,
        signature text,
        reply_to text,
        legal_lines text,
        powered_by boolean,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),`;

/** Brands of agencies, and of agents in place of their agency's. */
export class CreateBrands1764300000000 implements MigrationInterface {
  name = 'CreateBrands1764300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agency_brand (
        agency_id uuid NOT NULL,${values}
        CONSTRAINT pk_agency_brand PRIMARY KEY (agency_id),
        CONSTRAINT fk_agency_brand_agency FOREIGN KEY (agency_id) REFERENCES agency (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE agent_brand (
        agent_id uuid NOT NULL,${values}
        CONSTRAINT pk_agent_brand PRIMARY KEY (agent_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE agent_brand`);
    await queryRunner.query(`DROP TABLE agency_brand`);
  }
}
