import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBillingTables1763700000000 implements MigrationInterface {
  name = 'CreateBillingTables1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_trip (
        trip_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        name text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        archived boolean NOT NULL,
        deleted boolean NOT NULL,
        version integer NOT NULL,
        CONSTRAINT pk_known_trip PRIMARY KEY (trip_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE checkout_attempt (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        kind text NOT NULL,
        trip_id uuid,
        params jsonb NOT NULL,
        idem_key text NOT NULL,
        try integer NOT NULL DEFAULT 1,
        status text NOT NULL,
        session_id text,
        url text,
        expires_at timestamp with time zone NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        price_id text NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_checkout_attempt PRIMARY KEY (id),
        CONSTRAINT uq_checkout_attempt_idem_key UNIQUE (idem_key),
        CONSTRAINT uq_checkout_attempt_session_id UNIQUE (session_id),
        CONSTRAINT ck_checkout_attempt_kind CHECK (kind IN ('trip', 'pro', 'agent')),
        CONSTRAINT ck_checkout_attempt_trip CHECK (kind <> 'trip' OR trip_id IS NOT NULL),
        CONSTRAINT ck_checkout_attempt_status
          CHECK (status IN ('creating', 'open', 'complete', 'expired', 'failed'))
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX ux_checkout_attempt_open_trip ON checkout_attempt (user_id)
        WHERE kind = 'trip' AND status IN ('creating', 'open')`);
    await queryRunner.query(`
      CREATE TABLE payment (
        payment_intent text NOT NULL,
        session_id text,
        attempt_id uuid,
        user_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        origin text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        paid_at timestamp with time zone NOT NULL,
        fulfilled_at timestamp with time zone,
        refunded_amount integer NOT NULL DEFAULT 0,
        refund_state text NOT NULL DEFAULT 'none',
        refund_attempts integer NOT NULL DEFAULT 0,
        refund_due_at timestamp with time zone,
        dispute_state text NOT NULL DEFAULT 'none',
        hold_reason text,
        CONSTRAINT pk_payment PRIMARY KEY (payment_intent),
        CONSTRAINT uq_payment_session_id UNIQUE (session_id),
        CONSTRAINT fk_payment_attempt FOREIGN KEY (attempt_id) REFERENCES checkout_attempt (id),
        CONSTRAINT ck_payment_origin CHECK (
          origin = 'demo' OR (origin = 'stripe' AND session_id IS NOT NULL AND attempt_id IS NOT NULL)),
        CONSTRAINT ck_payment_refund_state
          CHECK (refund_state IN ('none', 'requested', 'partial', 'refunded', 'failed')),
        CONSTRAINT ck_payment_dispute_state CHECK (dispute_state IN ('none', 'disputed'))
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_payment_refund_due ON payment (refund_due_at) WHERE refund_state = 'requested'`,
    );
    await queryRunner.query(`
      CREATE TABLE entitlement (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        payment_intent text NOT NULL,
        state text NOT NULL,
        starts_at timestamp with time zone NOT NULL,
        ends_at timestamp with time zone NOT NULL,
        version integer NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_entitlement PRIMARY KEY (id),
        CONSTRAINT uq_entitlement_payment_intent UNIQUE (payment_intent),
        CONSTRAINT fk_entitlement_payment FOREIGN KEY (payment_intent) REFERENCES payment (payment_intent),
        CONSTRAINT ck_entitlement_state CHECK (state IN ('active', 'held', 'archived', 'expired', 'revoked'))
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX ux_entitlement_active_user ON entitlement (user_id) WHERE state = 'active'`,
    );
    await queryRunner.query(`CREATE INDEX ix_entitlement_user_id ON entitlement (user_id)`);
    await queryRunner.query(
      `CREATE INDEX ix_entitlement_ends_at ON entitlement (ends_at) WHERE state IN ('active', 'held', 'archived')`,
    );
    await queryRunner.query(`
      CREATE TABLE stripe_event (
        id text NOT NULL,
        type text NOT NULL,
        api_version text,
        livemode boolean NOT NULL,
        payload jsonb NOT NULL,
        state text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        received_at timestamp with time zone NOT NULL DEFAULT now(),
        due_at timestamp with time zone NOT NULL DEFAULT now(),
        last_error text,
        CONSTRAINT pk_stripe_event PRIMARY KEY (id),
        CONSTRAINT ck_stripe_event_state CHECK (state IN ('pending', 'done', 'ignored', 'dead'))
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_stripe_event_due ON stripe_event (due_at) WHERE state = 'pending'`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_stripe_event_dead ON stripe_event (received_at) WHERE state = 'dead'`,
    );
    await queryRunner.query(`
      CREATE TABLE stripe_cursor (
        name text NOT NULL,
        reached_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_stripe_cursor PRIMARY KEY (name)
      )`);
    await queryRunner.query(`
      CREATE TABLE audit (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        at timestamp with time zone NOT NULL DEFAULT now(),
        action text NOT NULL,
        user_id uuid,
        subject text NOT NULL,
        detail jsonb NOT NULL,
        CONSTRAINT pk_audit PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the audit table is insert-only'; END $$`);
    await queryRunner.query(`
      CREATE TRIGGER audit_is_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DROP TABLE audit, stripe_cursor, stripe_event, entitlement, payment, checkout_attempt, known_trip`,
    );
    await queryRunner.query(`DROP FUNCTION refuse_audit_change()`);
  }
}
