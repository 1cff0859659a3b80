import { formatDateWithYear } from '../core/date-labels.js';

/** A form asks for a detail by this, and page and history write it so. */
export type DetailField =
  | { label: string; kind: 'text'; most: number; isLong?: true }
  | { label: string; kind: 'choice'; names: Readonly<Record<string, string>> }
  | { label: string; kind: 'date' }
  | { label: string; kind: 'list'; of: 'email' | 'phone' }
  | { label: string; kind: 'consents' };

export type DetailFields<Details> = Readonly<Record<keyof Details & string, DetailField>>;

const formatConsent = (consent: unknown): string => {
  if (typeof consent !== 'object' || consent === null) return '';
  const { about, on, version } = consent as Record<string, unknown>;
  const name = about === 'news' ? 'News by email' : 'Data notice';
  return `${name}, ${formatDateWithYear(String(on))} (version ${version})`;
};

/** Empty for a value that is not there. */
export const formatDetail = (field: DetailField, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (field.kind === 'consents') return Array.isArray(value) ? value.map(formatConsent).join('; ') : '';
  if (field.kind === 'date') return formatDateWithYear(String(value));
  if (Array.isArray(value)) return value.join(', ');
  return field.kind === 'choice' ? (field.names[String(value)] ?? String(value)) : String(value);
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The details after a change; null, an empty text and an empty list remove one. */
export const applyDetails = <Details extends object>(
  known: Details,
  change: Partial<Details> = {},
): Details =>
  Object.fromEntries(
    Object.entries({ ...known, ...change }).filter(([, value]) => !isEmpty(value)),
  ) as Details;
