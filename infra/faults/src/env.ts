import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const readFaultsPortBase = (): number => Number(process.env.PORT_BASE || 4400);

/** Undefined when the process is to suffer nothing. */
export const ordersFolder = (): string | undefined => process.env.LANDSEA_FAULT_ORDERS;

export const buildSufferingEnv = (folder: string): Record<string, string> => ({
  LANDSEA_FAULT_ORDERS: folder,
  NODE_OPTIONS: `--import=${new URL('./preload/obey.js', import.meta.url).href}`,
});

/** Holds the report of the last run and is never committed. */
export const resultsFolder = join(fileURLToPath(new URL('../', import.meta.url)), 'test-results');
