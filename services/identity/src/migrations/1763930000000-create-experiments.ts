import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views and actions of an experiment's visitors; rows go after 400 days. */
export class CreateExperiments1763930000000 implements MigrationInterface {
  name = 'CreateExperiments1763930000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE experiment_exposure (
        experiment text NOT NULL,
        version integer NOT NULL,
        visitor text NOT NULL,
        variant text NOT NULL,
        seen_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_experiment_exposure PRIMARY KEY (experiment, version, visitor)
      )
    `);
    await queryRunner.query(`CREATE INDEX ix_experiment_exposure_seen_at ON experiment_exposure (seen_at)`);
    await queryRunner.query(`
      CREATE TABLE experiment_conversion (
        visitor text NOT NULL,
        step text NOT NULL,
        reached_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_experiment_conversion PRIMARY KEY (visitor, step)
      )
    `);
    await queryRunner.query(
      `CREATE INDEX ix_experiment_conversion_reached_at ON experiment_conversion (reached_at)`,
    );
    await queryRunner.query(`
      CREATE TABLE experiment_person (
        user_id uuid NOT NULL,
        visitor text NOT NULL,
        registered_at timestamp with time zone NOT NULL,
        CONSTRAINT pk_experiment_person PRIMARY KEY (user_id)
      )
    `);
    await queryRunner.query(
      `CREATE INDEX ix_experiment_person_registered_at ON experiment_person (registered_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE experiment_person`);
    await queryRunner.query(`DROP TABLE experiment_conversion`);
    await queryRunner.query(`DROP TABLE experiment_exposure`);
  }
}
