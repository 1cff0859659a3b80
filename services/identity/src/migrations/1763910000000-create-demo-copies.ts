import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each visitor of the demo gets a user of their own. The shared account is erased like any other that is due. */
export class CreateDemoCopies1763910000000 implements MigrationInterface {
  name = 'CreateDemoCopies1763910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE demo_copy (
        user_id uuid NOT NULL,
        made_at timestamp with time zone NOT NULL,
        ready_at timestamp with time zone,
        taken_at timestamp with time zone,
        CONSTRAINT pk_demo_copy PRIMARY KEY (user_id),
        CONSTRAINT fk_demo_copy_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      )
    `);
    await queryRunner.query(`CREATE INDEX ix_demo_copy_free ON demo_copy (made_at) WHERE taken_at IS NULL`);
    await queryRunner.query(`
      UPDATE user_account
         SET email = 'demo+' || id || '@landsea.example', password_hash = NULL, erases_at = now()
       WHERE is_demo
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE demo_copy`);
  }
}
