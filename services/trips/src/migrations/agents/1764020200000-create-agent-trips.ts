import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips that agents make for clients. Such a trip belongs to the client's agent, so it goes along when the client is handed over. */
export class CreateAgentTrips1764020200000 implements MigrationInterface {
  name = 'CreateAgentTrips1764020200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agent_trip (
        trip_id uuid NOT NULL,
        client_id uuid NOT NULL,
        client_may text NOT NULL DEFAULT 'wishes',
        client_sees_money boolean NOT NULL DEFAULT false,
        client_sees_documents boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agent_trip PRIMARY KEY (trip_id),
        CONSTRAINT fk_agent_trip_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE,
        CONSTRAINT fk_agent_trip_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_agent_trip_client ON agent_trip (client_id)`);
    await queryRunner.query(`
      CREATE TABLE desk_stage (
        client_id uuid NOT NULL,
        trip_id uuid NOT NULL,
        stage text NOT NULL,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_desk_stage PRIMARY KEY (client_id, trip_id),
        CONSTRAINT fk_desk_stage_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_desk_stage_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_desk_stage_trip ON desk_stage (trip_id)`);
    await queryRunner.query(`
      CREATE FUNCTION client_moves_trips() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE trip SET owner_id = NEW.agent_id, version = version + 1
          WHERE for_client AND id IN (SELECT trip_id FROM agent_trip WHERE client_id = NEW.id);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER client_moves_trips AFTER UPDATE OF agent_id ON client FOR EACH ROW
      WHEN (OLD.agent_id <> NEW.agent_id) EXECUTE FUNCTION client_moves_trips()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER client_moves_trips ON client`);
    await queryRunner.query(`DROP FUNCTION client_moves_trips()`);
    await queryRunner.query(`DROP TABLE desk_stage`);
    await queryRunner.query(`DROP TABLE agent_trip`);
  }
}
