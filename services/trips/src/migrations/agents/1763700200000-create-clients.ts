import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClients1763700200000 implements MigrationInterface {
  name = 'CreateClients1763700200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text,
        notes text,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_client PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_client_agent_email ON client (agent_id, email)`);
    await queryRunner.query(`CREATE INDEX ix_client_agent_name ON client (agent_id, last_name, first_name)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client`);
  }
}
