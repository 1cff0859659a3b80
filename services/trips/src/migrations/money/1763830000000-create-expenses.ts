import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateExpenses1763830000000 implements MigrationInterface {
  name = 'CreateExpenses1763830000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE expense (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        category text NOT NULL,
        what text NOT NULL,
        amount_cents integer NOT NULL,
        original jsonb,
        day date NOT NULL,
        paid_by text,
        shares jsonb,
        line_id uuid,
        note text,
        series_id uuid,
        receipt_key text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        deleted_at timestamp with time zone,
        CONSTRAINT pk_expense PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_expense_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_expense_sum ON expense (trip_id, category, line_id, amount_cents) WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_expense_day ON expense (trip_id, day, created_at) WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_expense_receipt ON expense (receipt_key) WHERE receipt_key IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_expense_deleted ON expense (deleted_at) WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE expense_settlement (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        from_person text NOT NULL,
        to_person text NOT NULL,
        amount_cents integer NOT NULL,
        day date NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT pk_expense_settlement PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_expense_settlement_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE receipt_file (
        key text NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        bytes integer NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_receipt_file PRIMARY KEY (key)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE receipt_file`);
    await queryRunner.query(`DROP TABLE expense_settlement`);
    await queryRunner.query(`DROP TABLE expense`);
  }
}
