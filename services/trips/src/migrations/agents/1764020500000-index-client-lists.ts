import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for each order of the list of clients, and for views and steps of several clients. */
export class IndexClientLists1764020500000 implements MigrationInterface {
  name = 'IndexClientLists1764020500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX ix_client_list_name ON client (agent_id, (lower(last_name || ' ' || first_name)), id)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_client_list_step ON client (agent_id, (coalesce(next_step_on, 'infinity'::date)), id)`,
    );
    await queryRunner.query(`CREATE INDEX ix_client_list_added ON client (agent_id, created_at, id)`);
    await queryRunner.query(`CREATE INDEX ix_client_list_changed ON client (agent_id, updated_at, id)`);
    await queryRunner.query(`
      CREATE INDEX ix_day_item_confirmation ON day_item (upper(confirmation) text_pattern_ops)
        WHERE confirmation IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE client_view (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        filter jsonb NOT NULL,
        columns jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_client_view PRIMARY KEY (user_id, id)
      )`);
    await queryRunner.query(`
      CREATE TABLE client_step (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        at timestamp with time zone NOT NULL,
        changes jsonb NOT NULL,
        undone_at timestamp with time zone,
        CONSTRAINT pk_client_step PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_client_step_user ON client_step (user_id, at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE client_step`);
    await queryRunner.query(`DROP TABLE client_view`);
    for (const index of [
      'ix_day_item_confirmation',
      'ix_client_list_changed',
      'ix_client_list_added',
      'ix_client_list_step',
      'ix_client_list_name',
    ])
      await queryRunner.query(`DROP INDEX ${index}`);
  }
}
