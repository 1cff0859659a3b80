import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The forms of agents in versions, their links, the answers of families, and what each answer proposes. */
export class CreateIntakeForms1764400000000 implements MigrationInterface {
  name = 'CreateIntakeForms1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE intake_form (
        id uuid NOT NULL,
        agent_id uuid NOT NULL,
        template text NOT NULL,
        title text NOT NULL,
        intro text NOT NULL,
        "off" jsonb NOT NULL,
        texts jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_intake_form PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_intake_form_agent ON intake_form (agent_id, template)`);
    await queryRunner.query(`
      CREATE TABLE intake_form_version (
        form_id uuid NOT NULL,
        number integer NOT NULL,
        title text NOT NULL,
        intro text NOT NULL,
        content jsonb NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_intake_form_version PRIMARY KEY (form_id, number),
        CONSTRAINT fk_intake_form_version_form FOREIGN KEY (form_id) REFERENCES intake_form (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE intake_link (
        id uuid NOT NULL,
        form_id uuid NOT NULL,
        kind text NOT NULL,
        label text NOT NULL,
        asks text NOT NULL,
        token text,
        token_hash text NOT NULL,
        client_id uuid,
        trip_id uuid,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        expires_at timestamp with time zone,
        CONSTRAINT pk_intake_link PRIMARY KEY (id),
        CONSTRAINT fk_intake_link_form FOREIGN KEY (form_id) REFERENCES intake_form (id) ON DELETE CASCADE,
        CONSTRAINT fk_intake_link_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_intake_link_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_intake_link_token ON intake_link (token_hash)`);
    await queryRunner.query(`CREATE INDEX ix_intake_link_form ON intake_link (form_id)`);
    await queryRunner.query(`CREATE INDEX ix_intake_link_client ON intake_link (client_id)`);
    await queryRunner.query(`CREATE INDEX ix_intake_link_trip ON intake_link (trip_id)`);
    await queryRunner.query(`
      CREATE TABLE intake_answer (
        id uuid NOT NULL,
        form_id uuid NOT NULL,
        form_version integer NOT NULL,
        link_id uuid,
        client_id uuid,
        trip_id uuid,
        state text NOT NULL,
        answers jsonb NOT NULL,
        consents jsonb NOT NULL DEFAULT '[]',
        source text,
        name text NOT NULL DEFAULT '',
        email text NOT NULL DEFAULT '',
        token_hash text NOT NULL,
        confirm_hash text,
        made_client boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        started_at timestamp with time zone NOT NULL DEFAULT now(),
        updated_at timestamp with time zone NOT NULL DEFAULT now(),
        sent_at timestamp with time zone,
        CONSTRAINT pk_intake_answer PRIMARY KEY (id),
        CONSTRAINT fk_intake_answer_form FOREIGN KEY (form_id) REFERENCES intake_form (id) ON DELETE CASCADE,
        CONSTRAINT fk_intake_answer_link FOREIGN KEY (link_id) REFERENCES intake_link (id) ON DELETE SET NULL,
        CONSTRAINT fk_intake_answer_client FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE,
        CONSTRAINT fk_intake_answer_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_intake_answer_token ON intake_answer (token_hash)`);
    await queryRunner.query(`CREATE UNIQUE INDEX uq_intake_answer_confirm ON intake_answer (confirm_hash)`);
    await queryRunner.query(`CREATE INDEX ix_intake_answer_form ON intake_answer (form_id, sent_at)`);
    await queryRunner.query(`CREATE INDEX ix_intake_answer_link ON intake_answer (link_id)`);
    await queryRunner.query(`CREATE INDEX ix_intake_answer_client ON intake_answer (client_id)`);
    await queryRunner.query(`CREATE INDEX ix_intake_answer_trip ON intake_answer (trip_id)`);
    await queryRunner.query(`CREATE INDEX ix_intake_answer_email ON intake_answer (email)`);
    await queryRunner.query(`
      CREATE TABLE intake_proposal (
        id uuid NOT NULL,
        answer_id uuid NOT NULL,
        position integer NOT NULL,
        field_key text NOT NULL,
        attribute text NOT NULL,
        person_id uuid,
        person_name text,
        label text NOT NULL,
        value jsonb NOT NULL,
        theirs text NOT NULL,
        base text,
        is_health boolean NOT NULL DEFAULT false,
        state text NOT NULL DEFAULT 'open',
        decided_at timestamp with time zone,
        CONSTRAINT pk_intake_proposal PRIMARY KEY (id),
        CONSTRAINT fk_intake_proposal_answer FOREIGN KEY (answer_id) REFERENCES intake_answer (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX ix_intake_proposal_answer ON intake_proposal (answer_id, position)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [
      'intake_proposal',
      'intake_answer',
      'intake_link',
      'intake_form_version',
      'intake_form',
    ])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
