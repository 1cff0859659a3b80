import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateKitTables1763600000000 implements MigrationInterface {
  name = 'CreateKitTables1763600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outbox_message (
        id uuid NOT NULL,
        type text NOT NULL,
        receiver text NOT NULL,
        payload jsonb NOT NULL,
        request_id text,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        due_at timestamp with time zone NOT NULL DEFAULT now(),
        sent_at timestamp with time zone,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        CONSTRAINT pk_outbox_message PRIMARY KEY (id)
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_outbox_message_due ON outbox_message (due_at) WHERE sent_at IS NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE inbox_message (
        id uuid NOT NULL,
        type text NOT NULL,
        received_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_inbox_message PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_inbox_message_received_at ON inbox_message (received_at)`);
    await queryRunner.query(`
      CREATE TABLE idempotency_key (
        user_id uuid NOT NULL,
        key text NOT NULL,
        fingerprint text NOT NULL,
        status integer,
        body jsonb,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_idempotency_key PRIMARY KEY (user_id, key)
      )`);
    await queryRunner.query(`CREATE INDEX ix_idempotency_key_created_at ON idempotency_key (created_at)`);
    await queryRunner.query(`
      CREATE TABLE rate_limit (
        key text NOT NULL,
        count integer NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_rate_limit PRIMARY KEY (key)
      )`);
    await queryRunner.query(`CREATE INDEX ix_rate_limit_expires_at ON rate_limit (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE rate_limit, idempotency_key, inbox_message, outbox_message`);
  }
}
