import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients that were merged, with what an undo needs, and pairs that somebody said are not the same. */
export class CreateClientMerges1764031000000 implements MigrationInterface {
  name = 'CreateClientMerges1764031000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_merge (
        id uuid NOT NULL,
        kept_id uuid NOT NULL,
        merged_id uuid NOT NULL,
        user_id uuid,
        by_name text NOT NULL,
        at timestamp with time zone NOT NULL,
        snapshot jsonb NOT NULL,
        undone_at timestamp with time zone,
        CONSTRAINT pk_client_merge PRIMARY KEY (id),
        CONSTRAINT fk_client_merge_kept FOREIGN KEY (kept_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_merge_kept ON client_merge (kept_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_merge_user ON client_merge (user_id)`);
    await queryRunner.query(`CREATE INDEX ix_client_merge_at ON client_merge (at)`);
    await queryRunner.query(`
      CREATE TABLE client_apart (
        client_id uuid NOT NULL,
        other_id uuid NOT NULL,
        CONSTRAINT pk_client_apart PRIMARY KEY (client_id, other_id),
        CONSTRAINT fk_client_apart_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_client_apart_other FOREIGN KEY (other_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_apart_other ON client_apart (other_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client_apart`);
    await queryRunner.query(`DROP TABLE client_merge`);
  }
}
