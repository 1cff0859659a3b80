import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of agents in versions, what clients sign, and the trail of each agreement, whose rows never change. */
export class CreateAgreements1764560000000 implements MigrationInterface {
  name = 'CreateAgreements1764560000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE agreement_text (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        blocks jsonb NOT NULL,
        "values" jsonb NOT NULL,
        lawyer_read_on date,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agreement_text PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_agreement_text_agent ON agreement_text (agent_id, kind)`);
    await queryRunner.query(`
      CREATE TABLE agreement_text_version (
        text_id uuid NOT NULL,
        number integer NOT NULL,
        title text NOT NULL,
        blocks jsonb NOT NULL,
        lawyer_read_on date,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_agreement_text_version PRIMARY KEY (text_id, number),
        CONSTRAINT fk_agreement_text_version_text FOREIGN KEY (text_id) REFERENCES agreement_text (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE agreement (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        client_id uuid,
        trip_id uuid,
        text_id uuid,
        text_version integer NOT NULL,
        kind text NOT NULL,
        state text NOT NULL,
        recipient_name text NOT NULL,
        recipient_email text NOT NULL,
        content jsonb NOT NULL,
        content_hash text NOT NULL,
        "values" jsonb NOT NULL,
        signature jsonb,
        reason text NOT NULL DEFAULT '',
        token_hash text,
        trail_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL,
        sent_at timestamp with time zone,
        opened_at timestamp with time zone,
        closed_at timestamp with time zone,
        expires_at timestamp with time zone,
        CONSTRAINT pk_agreement PRIMARY KEY (id),
        CONSTRAINT fk_agreement_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE SET NULL,
        CONSTRAINT fk_agreement_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE SET NULL,
        CONSTRAINT fk_agreement_text FOREIGN KEY (text_id) REFERENCES agreement_text (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_agreement_token ON agreement (token_hash)`);
    await queryRunner.query(`CREATE INDEX ix_agreement_agent ON agreement (agent_id)`);
    await queryRunner.query(`CREATE INDEX ix_agreement_client ON agreement (client_id)`);
    await queryRunner.query(`CREATE INDEX ix_agreement_trip ON agreement (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_agreement_text ON agreement (text_id)`);
    await queryRunner.query(`
      CREATE TABLE agreement_event (
        agreement_id uuid NOT NULL,
        seq integer NOT NULL,
        kind text NOT NULL,
        at timestamp with time zone NOT NULL,
        zone text NOT NULL,
        actor text NOT NULL,
        address text NOT NULL,
        network text NOT NULL,
        user_agent text NOT NULL,
        detail text NOT NULL,
        before_hash text NOT NULL,
        hash text NOT NULL,
        CONSTRAINT pk_agreement_event PRIMARY KEY (agreement_id, seq),
        CONSTRAINT fk_agreement_event_agreement FOREIGN KEY (agreement_id) REFERENCES agreement (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE FUNCTION refuse_agreement_event_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the trail of an agreement is never changed';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER agreement_event_is_kept BEFORE UPDATE ON agreement_event
        FOR EACH ROW EXECUTE FUNCTION refuse_agreement_event_update()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['agreement_event', 'agreement', 'agreement_text_version', 'agreement_text'])
      await queryRunner.query(`DROP TABLE ${table}`);
    await queryRunner.query(`DROP FUNCTION refuse_agreement_event_update`);
  }
}
