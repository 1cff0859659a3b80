import { fileURLToPath } from 'node:url';

export const readInheritedEnv = (): NodeJS.ProcessEnv => process.env;

export const readBenchPortBase = (): number => Number(process.env.PORT_BASE || 4500);

/** Lies behind the ports of the product that Lighthouse measures. */
export const readLighthousePort = (): number => readBenchPortBase() + 30;

/** The only pages to audit, separated by commas; undefined for all that are public. */
export const readAuditedPages = (): string[] | undefined => process.env.LIGHTHOUSE_PAGES?.split(',');

export const resultsFolder = fileURLToPath(new URL('../test-results', import.meta.url));
