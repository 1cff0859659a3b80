import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAccountSettings1763730000000 implements MigrationInterface {
  name = 'AddAccountSettings1763730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE user_account
        ADD COLUMN theme text,
        ADD COLUMN erases_at timestamp with time zone`);
    await queryRunner.query(
      `CREATE INDEX ix_user_account_erases_at ON user_account (erases_at) WHERE erases_at IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE notification_choices (
        user_id uuid NOT NULL,
        reminders_by_mail boolean NOT NULL,
        reminders_in_app boolean NOT NULL,
        reminder_lead_days integer NOT NULL,
        trip_activity boolean NOT NULL,
        tips_newsletter boolean NOT NULL,
        CONSTRAINT pk_notification_choices PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE email_change (
        user_id uuid NOT NULL,
        new_email text NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_email_change PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE data_export (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        state text NOT NULL,
        parts_done integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamp with time zone NOT NULL,
        document jsonb,
        created_at timestamp with time zone NOT NULL,
        expires_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_data_export PRIMARY KEY (id),
        CONSTRAINT uq_data_export_user_id UNIQUE (user_id)
      )`);
    await queryRunner.query(`CREATE INDEX ix_data_export_expires_at ON data_export (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE data_export, email_change, notification_choices`);
    await queryRunner.query(`ALTER TABLE user_account DROP COLUMN erases_at, DROP COLUMN theme`);
  }
}
