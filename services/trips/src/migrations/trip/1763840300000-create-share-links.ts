import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShareLinks1763840300000 implements MigrationInterface {
  name = 'CreateShareLinks1763840300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE share_link (
        id uuid NOT NULL,
        trip_id uuid NOT NULL,
        label text NOT NULL,
        sections jsonb NOT NULL,
        token_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        views integer NOT NULL DEFAULT 0,
        last_viewed_at timestamp with time zone,
        CONSTRAINT pk_share_link PRIMARY KEY (id),
        CONSTRAINT fk_share_link_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX ux_share_link_token ON share_link (token_hash)`);
    await queryRunner.query(`CREATE INDEX ix_share_link_trip ON share_link (trip_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE share_link`);
  }
}
