import type { ConversionStep, ExperimentResults } from '@landsea/contracts/experiments';
import type { EntityManager } from 'typeorm';

export const insertConversion = async (
  manager: EntityManager,
  visitor: string,
  step: ConversionStep,
  at: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO experiment_conversion (visitor, step, reached_at)
     SELECT $1, $2, $3 WHERE EXISTS (SELECT FROM experiment_exposure WHERE visitor = $1)
     ON CONFLICT DO NOTHING`,
    [visitor, step, at],
  );
};

export const insertPersonsConversion = async (
  manager: EntityManager,
  userId: string,
  step: ConversionStep,
  at: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO experiment_conversion (visitor, step, reached_at)
     SELECT visitor, $2, $3 FROM experiment_person WHERE user_id = $1
     ON CONFLICT DO NOTHING`,
    [userId, step, at],
  );
};

export const countResults = (
  manager: EntityManager,
  experiment: string,
  version: number,
): Promise<ExperimentResults['variants']> =>
  manager.query(
    `SELECT e.variant,
            count(DISTINCT e.visitor)::int AS visitors,
            json_build_object(
              'start', count(*) FILTER (WHERE c.step = 'start'),
              'register', count(*) FILTER (WHERE c.step = 'register'),
              'create', count(*) FILTER (WHERE c.step = 'create'),
              'pay', count(*) FILTER (WHERE c.step = 'pay')) AS steps
       FROM experiment_exposure e
       LEFT JOIN experiment_conversion c ON c.visitor = e.visitor AND c.reached_at >= e.seen_at
      WHERE e.experiment = $1 AND e.version = $2
      GROUP BY e.variant ORDER BY e.variant`,
    [experiment, version],
  );

export const deleteBefore = async (manager: EntityManager, before: Date): Promise<void> => {
  await manager.query(`DELETE FROM experiment_exposure WHERE seen_at < $1`, [before]);
  await manager.query(`DELETE FROM experiment_conversion WHERE reached_at < $1`, [before]);
  await manager.query(`DELETE FROM experiment_person WHERE registered_at < $1`, [before]);
};
