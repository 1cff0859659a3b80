import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tasks of agents and clients for a trip, and the template they came from. */
export class CreateWorkflows1764033000000 implements MigrationInterface {
  name = 'CreateWorkflows1764033000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE trip_workflow (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        template text NOT NULL,
        booked_on date NOT NULL,
        applied_on date NOT NULL,
        CONSTRAINT pk_trip_workflow PRIMARY KEY (client_id, trip_id),
        CONSTRAINT fk_trip_workflow_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_trip_workflow_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_trip_workflow_trip ON trip_workflow (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE workflow_task (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        key text,
        title text NOT NULL,
        reason text,
        rule text,
        note text NOT NULL DEFAULT '',
        due_on date,
        has_own_date boolean NOT NULL DEFAULT false,
        moved_from date,
        who text NOT NULL,
        position integer NOT NULL DEFAULT 1000,
        assignee_id uuid,
        done_at timestamp with time zone,
        done_by uuid,
        done_by_name text,
        removed_at timestamp with time zone,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_workflow_task PRIMARY KEY (id),
        CONSTRAINT fk_workflow_task_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_workflow_task_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX uq_workflow_task_key ON workflow_task (client_id, trip_id, key)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_workflow_task_due ON workflow_task (client_id, due_on) WHERE done_at IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX ix_workflow_task_trip ON workflow_task (trip_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE workflow_task`);
    await queryRunner.query(`DROP TABLE trip_workflow`);
  }
}
