import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One email a morning to a client’s household about what their agent recorded. */
export class CreateClientDigests1764810010000 implements MigrationInterface {
  name = 'CreateClientDigests1764810010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE digest ADD tells_clients boolean NOT NULL DEFAULT false, ADD clients_since timestamp with time zone`,
    );
    await queryRunner.query(`ALTER TABLE client_document ADD shared_at timestamp with time zone`);
    await queryRunner.query(`
      CREATE TABLE client_digest (
        client_id uuid NOT NULL,
        is_on boolean,
        since timestamp with time zone,
        next_at timestamp with time zone NOT NULL,
        sent_on date,
        sent_at timestamp with time zone,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT pk_client_digest PRIMARY KEY (client_id),
        CONSTRAINT fk_client_digest_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_client_digest_next ON client_digest (next_at) WHERE is_on IS NOT FALSE`,
    );
    await queryRunner.query(`
      CREATE TABLE client_digest_line (
        client_id uuid NOT NULL,
        subject text NOT NULL,
        trip_id uuid,
        text text NOT NULL,
        told_at timestamp with time zone,
        left_out_at timestamp with time zone,
        CONSTRAINT pk_client_digest_line PRIMARY KEY (client_id, subject),
        CONSTRAINT fk_client_digest_line_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_client_digest_line_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_digest_line_trip ON client_digest_line (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE client_digest_reader (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        user_id uuid,
        email text,
        token text NOT NULL,
        stopped_at timestamp with time zone,
        CONSTRAINT pk_client_digest_reader PRIMARY KEY (id),
        CONSTRAINT fk_client_digest_reader_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_client_digest_reader_token ON client_digest_reader (token)`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_client_digest_reader_account ON client_digest_reader (client_id, user_id) WHERE user_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_client_digest_reader_email ON client_digest_reader (client_id, email) WHERE email IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX ix_client_digest_reader_user ON client_digest_reader (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['client_digest_reader', 'client_digest_line', 'client_digest'])
      await queryRunner.query(`DROP TABLE ${table}`);
    await queryRunner.query(`ALTER TABLE client_document DROP COLUMN shared_at`);
    await queryRunner.query(`ALTER TABLE digest DROP COLUMN tells_clients, DROP COLUMN clients_since`);
  }
}
