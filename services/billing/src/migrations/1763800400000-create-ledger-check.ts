import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLedgerCheck1763800400000 implements MigrationInterface {
  name = 'CreateLedgerCheck1763800400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE ledger_check (
        checked_at timestamp with time zone NOT NULL,
        payments integer NOT NULL,
        our_cents bigint NOT NULL,
        stripe_cents bigint NOT NULL,
        difference_cents bigint NOT NULL,
        repairs integer NOT NULL,
        CONSTRAINT pk_ledger_check PRIMARY KEY (checked_at)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE ledger_check`);
  }
}
