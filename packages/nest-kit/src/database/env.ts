import * as z from 'zod';
import { kitEnv } from '../env/kit-env.js';
import { parseEnv } from '../env/parse-env.js';

interface DatabaseAddresses {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
}

/** The address of Postgres itself: a pooler that shares connections by transaction can neither LISTEN nor hold a session's lock. */
export const getDirectDatabaseUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: DatabaseAddresses): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

const databaseEnv = z.object({
  DATABASE_URL: kitEnv.shape.DATABASE_URL,
  DATABASE_DIRECT_URL: kitEnv.shape.DATABASE_DIRECT_URL,
});

/** The address for commands such as `migrate`: past a pooler where there is one. */
export const readDatabaseUrl = (source: NodeJS.ProcessEnv = process.env): string =>
  getDirectDatabaseUrl(parseEnv(databaseEnv, source));

export const readPublicOrigin = (source: NodeJS.ProcessEnv = process.env): string =>
  parseEnv(z.object({ PUBLIC_ORIGIN: kitEnv.shape.PUBLIC_ORIGIN }), source).PUBLIC_ORIGIN;
