import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items that stand in the plan of each trip of a group, and a view that says whether one was edited since. */
export class CreateGroupItems1764870010000 implements MigrationInterface {
  name = 'CreateGroupItems1764870010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE VIEW trip_api.item_version AS SELECT trip_id, id, version FROM day_item`);
    await queryRunner.query(`
      CREATE TABLE agent_group_item (
        group_id uuid NOT NULL,
        id uuid NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        date date NOT NULL,
        time text,
        place text NOT NULL DEFAULT '',
        note text NOT NULL DEFAULT '',
        added_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agent_group_item PRIMARY KEY (group_id, id),
        CONSTRAINT fk_agent_group_item_group FOREIGN KEY (group_id) REFERENCES agent_group (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE agent_group_item`);
    await queryRunner.query(`DROP VIEW trip_api.item_version`);
  }
}
