import * as z from 'zod';
import { kitEnv } from '../env/kit-env.js';
import { parseEnv } from '../env/parse-env.js';

export const readDatabaseUrl = (source: NodeJS.ProcessEnv = process.env): string =>
  parseEnv(z.object({ DATABASE_URL: kitEnv.shape.DATABASE_URL }), source).DATABASE_URL;

export const readPublicOrigin = (source: NodeJS.ProcessEnv = process.env): string =>
  parseEnv(z.object({ PUBLIC_ORIGIN: kitEnv.shape.PUBLIC_ORIGIN }), source).PUBLIC_ORIGIN;
