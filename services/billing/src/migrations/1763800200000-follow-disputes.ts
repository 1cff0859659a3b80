import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FollowDisputes1763800200000 implements MigrationInterface {
  name = 'FollowDisputes1763800200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE payment DROP CONSTRAINT ck_payment_dispute_state`);
    await queryRunner.query(`UPDATE payment SET dispute_state = 'open' WHERE dispute_state = 'disputed'`);
    await queryRunner.query(`
      ALTER TABLE payment
        ADD COLUMN dispute_progress integer NOT NULL DEFAULT 0,
        ADD COLUMN lost_amount integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT ck_payment_dispute_state CHECK (dispute_state IN ('none', 'open', 'won', 'lost'))`);
    await queryRunner.query(`
      ALTER TABLE entitlement
        DROP CONSTRAINT ck_entitlement_state,
        ADD COLUMN resumes_as text,
        ADD CONSTRAINT ck_entitlement_state
          CHECK (state IN ('active', 'held', 'archived', 'expired', 'revoked', 'suspended')),
        ADD CONSTRAINT ck_entitlement_resumes_as CHECK ((state = 'suspended') = (resumes_as IS NOT NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE entitlement SET state = 'revoked', resumes_as = NULL WHERE state = 'suspended'`);
    await queryRunner.query(`
      ALTER TABLE entitlement
        DROP CONSTRAINT ck_entitlement_resumes_as,
        DROP COLUMN resumes_as,
        DROP CONSTRAINT ck_entitlement_state,
        ADD CONSTRAINT ck_entitlement_state CHECK (state IN ('active', 'held', 'archived', 'expired', 'revoked'))`);
    await queryRunner.query(`ALTER TABLE payment DROP CONSTRAINT ck_payment_dispute_state`);
    await queryRunner.query(`
      UPDATE payment SET dispute_state = CASE WHEN dispute_state IN ('open', 'lost') THEN 'disputed' ELSE 'none' END`);
    await queryRunner.query(`
      ALTER TABLE payment
        DROP COLUMN dispute_progress,
        DROP COLUMN lost_amount,
        ADD CONSTRAINT ck_payment_dispute_state CHECK (dispute_state IN ('none', 'disputed'))`);
  }
}
