import type { ImportedHousehold } from '@landsea/contracts/agents/imports';
import { takeSecrets } from '@landsea/rules/agents/imports';

/** Numbers of other systems and phones may look like those of cards. */
const KEPT = new Set([
  'key',
  'ownId',
  'externalId',
  'agentId',
  'phone',
  'otherPhones',
  'email',
  'otherEmails',
]);

const clear = (value: unknown): unknown => {
  if (typeof value === 'string') return takeSecrets(value).text;
  if (Array.isArray(value)) return value.map(clear);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      KEPT.has(name) ? each : clear(each),
    ]),
  );
};

/** The page takes them out, too, and lists them; what reaches the service otherwise is not kept either. */
export const clearSecrets = (household: ImportedHousehold): ImportedHousehold =>
  clear(household) as ImportedHousehold;
