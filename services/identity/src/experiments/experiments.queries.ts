import type {
  BuildFigures,
  ConversionStep,
  ExperimentResults,
  RecordPageFigures,
} from '@landsea/contracts/experiments';
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

/** Errors of later visits are added, up to 99; the build of another visit changes nothing. */
export const addPageFigures = async (
  manager: EntityManager,
  visitor: string,
  { experiment, version, build, largestPaintMs, scriptErrors }: RecordPageFigures,
): Promise<void> => {
  await manager.query(
    `UPDATE experiment_exposure
        SET largest_paint_ms = coalesce(largest_paint_ms, $5),
            script_errors = least(99, script_errors + $6)
      WHERE experiment = $1 AND version = $2 AND visitor = $3 AND build = $4`,
    [experiment, version, visitor, build, largestPaintMs ?? null, scriptErrors],
  );
};

const MOST_BUILDS = 60;

export const countBuilds = (
  manager: EntityManager,
  experiment: string,
  version: number,
): Promise<BuildFigures[]> =>
  manager.query(
    `SELECT e.build, e.variant,
            count(*)::int AS visitors,
            to_char(min(e.seen_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "firstSeenAt",
            json_build_object(
              'start', count(c.start), 'register', count(c.register),
              'create', count(c.create), 'pay', count(c.pay)) AS steps,
            count(*) FILTER (WHERE e.script_errors > 0)::int AS "withErrors",
            count(e.largest_paint_ms)::int AS measured,
            percentile_disc(0.75) WITHIN GROUP (ORDER BY e.largest_paint_ms) AS "largestPaintMs"
       FROM experiment_exposure e
       LEFT JOIN LATERAL (
         SELECT min(reached_at) FILTER (WHERE step = 'start') AS start,
                min(reached_at) FILTER (WHERE step = 'register') AS register,
                min(reached_at) FILTER (WHERE step = 'create') AS create,
                min(reached_at) FILTER (WHERE step = 'pay') AS pay
           FROM experiment_conversion
          WHERE visitor = e.visitor AND reached_at >= e.seen_at
       ) c ON true
      WHERE e.experiment = $1 AND e.version = $2
      GROUP BY e.build, e.variant
      ORDER BY min(e.seen_at) DESC, e.variant LIMIT $3`,
    [experiment, version, MOST_BUILDS],
  );

export const listVersions = async (manager: EntityManager, experiment: string): Promise<number[]> => {
  const rows: { version: number }[] = await manager.query(
    `SELECT DISTINCT version FROM experiment_exposure WHERE experiment = $1 ORDER BY version DESC LIMIT 50`,
    [experiment],
  );
  return rows.map(({ version }) => version);
};

export const deleteBefore = async (manager: EntityManager, before: Date): Promise<void> => {
  await manager.query(`DELETE FROM experiment_exposure WHERE seen_at < $1`, [before]);
  await manager.query(`DELETE FROM experiment_conversion WHERE reached_at < $1`, [before]);
  await manager.query(`DELETE FROM experiment_person WHERE registered_at < $1`, [before]);
};
