import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateActivities1763840200000 implements MigrationInterface {
  name = 'CreateActivities1763840200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE activity (
        id uuid NOT NULL,
        trip_id uuid NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        at timestamp with time zone NOT NULL,
        user_id uuid,
        by_name text NOT NULL,
        kind text NOT NULL,
        subject_id text NOT NULL,
        action text NOT NULL,
        what text NOT NULL,
        before jsonb,
        after jsonb,
        undone_at timestamp with time zone,
        CONSTRAINT pk_activity PRIMARY KEY (id),
        CONSTRAINT fk_activity_trip FOREIGN KEY (trip_id) REFERENCES trip (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ix_activity_trip_seq ON activity (trip_id, seq)`);
    await queryRunner.query(`CREATE INDEX ix_activity_user ON activity (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE activity`);
  }
}
