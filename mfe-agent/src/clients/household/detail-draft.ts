import { formatDetail, type DetailField, type DetailFields } from '@landsea/contracts/agents';

export type DetailDraft = Record<string, string>;

const entriesOf = <Details extends object>(fields: DetailFields<Details>): [string, DetailField][] =>
  Object.entries(fields);

/** Values of a list stand on lines. */
export const makeDetailDraft = <Details extends object>(
  fields: DetailFields<Details>,
  known: Details | undefined,
): DetailDraft => {
  const values: Record<string, unknown> = { ...known };
  return Object.fromEntries(
    entriesOf(fields).map(([name, { kind }]) => {
      const value = values[name];
      return [name, kind === 'list' && Array.isArray(value) ? value.join('\n') : String(value ?? '')];
    }),
  );
};

const readLines = (typed: string): string[] =>
  typed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Only what differs from what is known; null removes. Undefined where nothing does. */
export const readDetailDraft = <Details extends object>(
  fields: DetailFields<Details>,
  draft: DetailDraft,
  known: Details | undefined,
): Partial<Details> | undefined => {
  const before = makeDetailDraft(fields, known);
  const changed = entriesOf(fields).flatMap(([name, { kind }]) => {
    const typed = draft[name]?.trim() ?? '';
    if (kind === 'consents' || typed === before[name]?.trim()) return [];
    return [[name, typed === '' ? null : kind === 'list' ? readLines(typed) : typed] as const];
  });
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Details>) : undefined;
};

export interface DetailText {
  name: string;
  label: string;
  text: string;
}

export const listDetailTexts = <Details extends object>(
  fields: DetailFields<Details>,
  known: Details | undefined,
): DetailText[] => {
  const values: Record<string, unknown> = { ...known };
  return entriesOf(fields).flatMap(([name, field]) => {
    const text = formatDetail(field, values[name]);
    return text ? [{ name, label: field.label, text }] : [];
  });
};

export const formatDetails = <Details extends object>(
  fields: DetailFields<Details>,
  known: Details | undefined,
): string =>
  listDetailTexts(fields, known)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
