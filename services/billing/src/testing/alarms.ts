import type { Billing } from './app.js';

/** Collects the alarms that the service writes into its log from now on. */
export function hearAlarms(billing: Billing): string[] {
  const alarms: string[] = [];
  const hear = (entry: unknown): void => {
    if (typeof entry === 'object' && entry !== null && 'alarm' in entry) alarms.push(String(entry.alarm));
  };
  const quiet = (): void => undefined;
  billing.app.useLogger({ error: hear, warn: quiet, log: quiet });
  return alarms;
}
