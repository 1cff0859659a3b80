import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePreviewSales1763760200000 implements MigrationInterface {
  name = 'CreatePreviewSales1763760200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE checkout_attempt
        ALTER COLUMN user_id DROP NOT NULL,
        ADD COLUMN buyer_hash text,
        DROP CONSTRAINT ck_checkout_attempt_kind,
        DROP CONSTRAINT ck_checkout_attempt_trip,
        ADD CONSTRAINT ck_checkout_attempt_kind CHECK (kind IN ('trip', 'pro', 'agent', 'preview')),
        ADD CONSTRAINT ck_checkout_attempt_trip CHECK (kind NOT IN ('trip', 'preview') OR trip_id IS NOT NULL),
        ADD CONSTRAINT ck_checkout_attempt_user CHECK (kind = 'preview' OR user_id IS NOT NULL),
        ADD CONSTRAINT ck_checkout_attempt_buyer CHECK (kind <> 'preview' OR buyer_hash IS NOT NULL)`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX ux_checkout_attempt_open_preview ON checkout_attempt (trip_id, buyer_hash)
        WHERE kind = 'preview' AND status IN ('creating', 'open')`);
    await queryRunner.query(`ALTER TABLE payment ALTER COLUMN user_id DROP NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE preview_sale (
        attempt_id uuid NOT NULL,
        preview_id uuid NOT NULL,
        trip_name text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        buyer_email text,
        mailed_hashes text[] NOT NULL DEFAULT '{}',
        mails integer NOT NULL DEFAULT 0,
        payment_intent text,
        paid_at timestamp with time zone,
        settled_at timestamp with time zone,
        CONSTRAINT pk_preview_sale PRIMARY KEY (attempt_id),
        CONSTRAINT uq_preview_sale_payment_intent UNIQUE (payment_intent),
        CONSTRAINT fk_preview_sale_attempt FOREIGN KEY (attempt_id) REFERENCES checkout_attempt (id),
        CONSTRAINT fk_preview_sale_payment FOREIGN KEY (payment_intent) REFERENCES payment (payment_intent)
      )`);
    await queryRunner.query(`CREATE INDEX ix_preview_sale_preview_id ON preview_sale (preview_id)`);
    await queryRunner.query(
      `CREATE INDEX ix_preview_sale_waiting ON preview_sale (paid_at) WHERE paid_at IS NOT NULL AND settled_at IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE preview_sale`);
    await queryRunner.query(`ALTER TABLE payment ALTER COLUMN user_id SET NOT NULL`);
    await queryRunner.query(`DROP INDEX ux_checkout_attempt_open_preview`);
    await queryRunner.query(`
      ALTER TABLE checkout_attempt
        DROP CONSTRAINT ck_checkout_attempt_buyer,
        DROP CONSTRAINT ck_checkout_attempt_user,
        DROP CONSTRAINT ck_checkout_attempt_trip,
        DROP CONSTRAINT ck_checkout_attempt_kind,
        ADD CONSTRAINT ck_checkout_attempt_kind CHECK (kind IN ('trip', 'pro', 'agent')),
        ADD CONSTRAINT ck_checkout_attempt_trip CHECK (kind <> 'trip' OR trip_id IS NOT NULL),
        DROP COLUMN buyer_hash,
        ALTER COLUMN user_id SET NOT NULL`);
  }
}
