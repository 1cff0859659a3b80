import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to the operator, and the newsletter's list. */
export class CreateOutreach1764000000000 implements MigrationInterface {
  name = 'CreateOutreach1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outreach_message (
        id uuid NOT NULL,
        kind text NOT NULL,
        topic text NOT NULL,
        name text,
        email text,
        message text NOT NULL,
        user_id uuid,
        request_key text,
        looks_automated boolean NOT NULL,
        created_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_outreach_message PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_outreach_message_created_at ON outreach_message (created_at)`);
    await queryRunner.query(
      `CREATE INDEX ix_outreach_message_user_id ON outreach_message (user_id) WHERE user_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX ux_outreach_message_request_key ON outreach_message (request_key) WHERE request_key IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE newsletter_subscription (
        id uuid NOT NULL,
        email text NOT NULL,
        requested_at timestamp with time zone NOT NULL,
        confirmed_at timestamp with time zone,
        CONSTRAINT pk_newsletter_subscription PRIMARY KEY (id)
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX ux_newsletter_subscription_email ON newsletter_subscription (email)`,
    );
    await queryRunner.query(`
      CREATE TABLE newsletter_link (
        token_hash text NOT NULL,
        purpose text NOT NULL,
        subscription_id uuid,
        user_id uuid,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_newsletter_link PRIMARY KEY (token_hash)
      )`);
    await queryRunner.query(`CREATE INDEX ix_newsletter_link_expires_at ON newsletter_link (expires_at)`);
    await queryRunner.query(
      `CREATE INDEX ix_newsletter_link_user_id ON newsletter_link (user_id) WHERE user_id IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE newsletter_issue (
        text_hash text NOT NULL,
        subject text NOT NULL,
        readers integer NOT NULL,
        queued_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_newsletter_issue PRIMARY KEY (text_hash)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [
      'newsletter_issue',
      'newsletter_link',
      'newsletter_subscription',
      'outreach_message',
    ])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
