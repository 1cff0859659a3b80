import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTasks1763860000000 implements MigrationInterface {
  name = 'CreateTasks1763860000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE task (
        trip_id uuid NOT NULL,
        id uuid NOT NULL,
        title text NOT NULL,
        notes text,
        status text NOT NULL DEFAULT 'to-do',
        position integer NOT NULL,
        topic text,
        person text,
        due jsonb,
        window_id text,
        template_key text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_task PRIMARY KEY (trip_id, id),
        CONSTRAINT fk_task_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE task`);
  }
}
