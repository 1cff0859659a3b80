import { kitEnv, parseEnv, readDatabaseUrl, type KitEnv } from '@landsea/nest-kit';

/** Everything that trips reads from its environment. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): KitEnv => parseEnv(kitEnv, source);

/** For `migrate.ts`, `seed.ts` and TypeORM's command line, which need only the database. */
export const databaseUrl = (): string => readDatabaseUrl(process.env);
