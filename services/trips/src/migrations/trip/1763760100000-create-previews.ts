import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePreviews1763760100000 implements MigrationInterface {
  name = 'CreatePreviews1763760100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE preview (
        id uuid NOT NULL,
        name text NOT NULL,
        mode text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        stays jsonb NOT NULL,
        sailing jsonb,
        adults integer NOT NULL,
        children integer NOT NULL,
        child_ages jsonb,
        estimated_cents integer,
        made_by text NOT NULL,
        created_at timestamp with time zone NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        keep_until timestamp with time zone NOT NULL,
        CONSTRAINT pk_preview PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_preview_keep_until ON preview (keep_until)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE preview`);
  }
}
