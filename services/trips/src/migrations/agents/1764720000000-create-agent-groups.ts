import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Named sets of clients’ trips, and a view of the rooms of bookings for them. */
export class CreateAgentGroups1764720000000 implements MigrationInterface {
  name = 'CreateAgentGroups1764720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE VIEW trip_api.booking_room AS SELECT trip_id, id AS booking_id, people, staterooms FROM booking`,
    );
    await queryRunner.query(`
      CREATE TABLE agent_group (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        name text NOT NULL,
        kind text NOT NULL,
        first_date date,
        last_date date,
        note text NOT NULL DEFAULT '',
        deleted_at timestamp with time zone,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agent_group PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_agent_group_agent ON agent_group (agent_id)`);
    await queryRunner.query(`
      CREATE TABLE agent_group_trip (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        group_id uuid NOT NULL,
        added_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agent_group_trip PRIMARY KEY (client_id, trip_id),
        CONSTRAINT fk_agent_group_trip_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_agent_group_trip_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE,
        CONSTRAINT fk_agent_group_trip_group FOREIGN KEY (group_id) REFERENCES agent_group (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_agent_group_trip_trip ON agent_group_trip (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_agent_group_trip_group ON agent_group_trip (group_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE agent_group_trip`);
    await queryRunner.query(`DROP TABLE agent_group`);
    await queryRunner.query(`DROP VIEW trip_api.booking_room`);
  }
}
