import * as z from 'zod';
import { kitEnv } from '../env/kit-env.js';
import { parseEnv } from '../env/parse-env.js';

/** For processes that need only the database: `migrate.ts`, `seed.ts` and TypeORM's command line. */
export const databaseUrl = (source: NodeJS.ProcessEnv = process.env): string =>
  parseEnv(z.object({ DATABASE_URL: kitEnv.shape.DATABASE_URL }), source).DATABASE_URL;

/** For processes that write links into mail, too. */
export const publicOrigin = (source: NodeJS.ProcessEnv = process.env): string =>
  parseEnv(z.object({ PUBLIC_ORIGIN: kitEnv.shape.PUBLIC_ORIGIN }), source).PUBLIC_ORIGIN;
