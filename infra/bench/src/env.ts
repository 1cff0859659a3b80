import { fileURLToPath } from 'node:url';

/** What a process started here inherits. */
export const inheritedEnv = (): NodeJS.ProcessEnv => process.env;

export const benchPortBase = (): number => Number(process.env.PORT_BASE || 4500);

/** Where the report of the last run lies; never committed. */
export const resultsFolder = fileURLToPath(new URL('../test-results', import.meta.url));
