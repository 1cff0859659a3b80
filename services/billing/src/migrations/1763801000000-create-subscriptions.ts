import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSubscriptions1763801000000 implements MigrationInterface {
  name = 'CreateSubscriptions1763801000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNIQUE INDEX ux_checkout_attempt_open_plan ON checkout_attempt (user_id)
        WHERE kind IN ('pro', 'agent') AND status IN ('creating', 'open')`);
    await queryRunner.query(`
      CREATE TABLE stripe_customer (
        user_id uuid NOT NULL,
        stripe_id text NOT NULL,
        erased_at timestamp with time zone,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_stripe_customer PRIMARY KEY (user_id),
        CONSTRAINT uq_stripe_customer_stripe_id UNIQUE (stripe_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE subscription (
        stripe_id text NOT NULL,
        user_id uuid NOT NULL,
        plan text NOT NULL,
        attempt_id uuid NOT NULL,
        status text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        started_at timestamp with time zone NOT NULL,
        item_period_end timestamp with time zone NOT NULL,
        trial_end timestamp with time zone,
        cancel_at timestamp with time zone,
        ended_at timestamp with time zone,
        past_due_since timestamp with time zone,
        next_charge_at timestamp with time zone,
        next_charge_amount integer,
        end_reason text,
        end_state text NOT NULL DEFAULT 'none',
        end_attempts integer NOT NULL DEFAULT 0,
        end_due_at timestamp with time zone,
        fetched_at timestamp with time zone NOT NULL,
        version integer NOT NULL,
        CONSTRAINT pk_subscription PRIMARY KEY (stripe_id),
        CONSTRAINT fk_subscription_attempt FOREIGN KEY (attempt_id) REFERENCES checkout_attempt (id),
        CONSTRAINT ck_subscription_plan CHECK (plan IN ('pro', 'agent')),
        CONSTRAINT ck_subscription_end_state CHECK (end_state IN ('none', 'requested', 'done', 'failed'))
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX ux_subscription_live_plan ON subscription (user_id, plan)
        WHERE end_reason IS NULL AND status IN ('trialing', 'active', 'past_due', 'unpaid')`);
    await queryRunner.query(`CREATE INDEX ix_subscription_user_id ON subscription (user_id)`);
    await queryRunner.query(
      `CREATE INDEX ix_subscription_end_due ON subscription (end_due_at) WHERE end_state = 'requested'`,
    );
    await queryRunner.query(`
      CREATE TABLE trial (
        user_id uuid NOT NULL,
        subscription_id text NOT NULL,
        started_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_trial PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE plan_access (
        user_id uuid NOT NULL,
        plan text NOT NULL,
        access_until timestamp with time zone,
        version integer NOT NULL,
        CONSTRAINT pk_plan_access PRIMARY KEY (user_id, plan)
      )`);
    await queryRunner.query(`
      CREATE INDEX ix_plan_access_until ON plan_access (access_until) WHERE access_until IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE invoice (
        stripe_id text NOT NULL,
        subscription_id text NOT NULL,
        user_id uuid NOT NULL,
        number text,
        status text NOT NULL,
        amount_due integer NOT NULL,
        amount_paid integer NOT NULL,
        refunded_amount integer NOT NULL DEFAULT 0,
        currency text NOT NULL,
        payment_intent text,
        issued_at timestamp with time zone NOT NULL,
        url text,
        pdf_url text,
        CONSTRAINT pk_invoice PRIMARY KEY (stripe_id),
        CONSTRAINT fk_invoice_subscription FOREIGN KEY (subscription_id) REFERENCES subscription (stripe_id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_invoice_user_id ON invoice (user_id, issued_at)`);
    await queryRunner.query(`CREATE INDEX ix_invoice_subscription_id ON invoice (subscription_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE invoice, plan_access, trial, subscription, stripe_customer`);
    await queryRunner.query(`DROP INDEX ux_checkout_attempt_open_plan`);
  }
}
