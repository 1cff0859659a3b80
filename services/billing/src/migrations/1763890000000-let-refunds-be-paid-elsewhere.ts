import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (states: string): string =>
  `ALTER TABLE payment DROP CONSTRAINT ck_payment_refund_state,
     ADD CONSTRAINT ck_payment_refund_state CHECK (refund_state IN (${states}))`;

const before = `'none', 'requested', 'partial', 'refunded', 'failed'`;

/** A refund that Stripe cannot make is paid another way, and a person says so. */
export class LetRefundsBePaidElsewhere1763890000000 implements MigrationInterface {
  name = 'LetRefundsBePaidElsewhere1763890000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(allow(`${before}, 'elsewhere'`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE payment SET refund_state = 'failed' WHERE refund_state = 'elsewhere'`);
    await queryRunner.query(allow(before));
  }
}
