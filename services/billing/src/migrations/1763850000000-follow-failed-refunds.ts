import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that a bank sent back, and disputes about what a plan charged. */
export class FollowFailedRefunds1763850000000 implements MigrationInterface {
  name = 'FollowFailedRefunds1763850000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE payment ADD COLUMN refunds_failed integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`
      ALTER TABLE invoice
        ADD COLUMN refunds_failed integer NOT NULL DEFAULT 0,
        ADD COLUMN dispute_state text NOT NULL DEFAULT 'none',
        ADD COLUMN dispute_progress integer NOT NULL DEFAULT 0,
        ADD COLUMN lost_amount integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT ck_invoice_dispute_state CHECK (dispute_state IN ('none', 'open', 'won', 'lost'))`);
    await queryRunner.query(`ALTER TABLE subscription ADD COLUMN disputed boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE subscription DROP COLUMN disputed`);
    await queryRunner.query(`
      ALTER TABLE invoice
        DROP CONSTRAINT ck_invoice_dispute_state,
        DROP COLUMN refunds_failed,
        DROP COLUMN dispute_state,
        DROP COLUMN dispute_progress,
        DROP COLUMN lost_amount`);
    await queryRunner.query(`ALTER TABLE payment DROP COLUMN refunds_failed`);
  }
}
