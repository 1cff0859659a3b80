import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks that send a message to the client: by hand, after a look or by themselves. */
export class SendTaskMessages1764710000000 implements MigrationInterface {
  name = 'SendTaskMessages1764710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE workflow_task
        ADD message_template text,
        ADD message_way text,
        ADD has_own_message boolean NOT NULL DEFAULT false,
        ADD message_since timestamp with time zone NOT NULL DEFAULT now(),
        ADD send_problem text,
        ADD sent_at timestamp with time zone`);
    await queryRunner.query(
      `CREATE INDEX ix_workflow_task_sending ON workflow_task (due_on, id)
         WHERE message_way = 'auto' AND sent_at IS NULL AND done_at IS NULL AND removed_at IS NULL AND send_problem IS NULL`,
    );
    await queryRunner.query(`ALTER TABLE trip_workflow ADD sending_paused_at timestamp with time zone`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE trip_workflow DROP COLUMN sending_paused_at`);
    await queryRunner.query(`
      ALTER TABLE workflow_task DROP COLUMN message_template, DROP COLUMN message_way, DROP COLUMN has_own_message,
        DROP COLUMN message_since, DROP COLUMN send_problem, DROP COLUMN sent_at`);
  }
}
