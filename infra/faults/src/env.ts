import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const faultsPortBase = (): number => Number(process.env.PORT_BASE || 4400);

/** Where a process of the product looks for what it is to suffer; undefined when it is to suffer nothing. */
export const ordersFolder = (): string | undefined => process.env.LANDSEA_FAULT_ORDERS;

/** What makes every process of the product look there. */
export const sufferingEnv = (folder: string): Record<string, string> => ({
  LANDSEA_FAULT_ORDERS: folder,
  NODE_OPTIONS: `--import=${new URL('./preload/obey.js', import.meta.url).href}`,
});

/** Where the report of the last run lies; never committed. */
export const resultsFolder = join(fileURLToPath(new URL('../', import.meta.url)), 'test-results');
