import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of tasks that agents wrote; a trip keeps the tasks of the list as it was. */
export class CreateTaskLists1764620010000 implements MigrationInterface {
  name = 'CreateTaskLists1764620010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE task_list (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        author_name text NOT NULL,
        title text NOT NULL,
        tasks jsonb NOT NULL,
        is_shared boolean NOT NULL,
        replaces text,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_task_list PRIMARY KEY (user_id, id)
      )`);
    await queryRunner.query(
      `ALTER TABLE trip_workflow ADD list_id uuid, ADD list_title text, ADD list_tasks jsonb`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE trip_workflow DROP COLUMN list_id, DROP COLUMN list_title, DROP COLUMN list_tasks`,
    );
    await queryRunner.query(`DROP TABLE task_list`);
  }
}
