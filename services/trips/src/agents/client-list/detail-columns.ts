import {
  clientDetailFields,
  formatDetail,
  personDetailFields,
  type DetailField,
} from '@landsea/contracts/agents';
import type { ExportedPerson } from './client-list.queries.js';

const all = [clientDetailFields, personDetailFields].flatMap((fields) => Object.values<DetailField>(fields));

/** A column for each detail; an import of the file knows them by these headings. */
export const detailColumns: readonly string[] = all.map(({ label }) => label);

/** The words of a consent are kept whole, as JSON; dates are those of a calendar, which an import reads. */
const formatCell = (field: DetailField, value: unknown): string => {
  if (field.kind === 'consents') return value === undefined ? '' : JSON.stringify(value);
  if (field.kind === 'date') return value === undefined ? '' : String(value);
  return field.kind === 'list' && Array.isArray(value) ? value.join('; ') : formatDetail(field, value);
};

const columnsOf = (
  fields: Readonly<Record<string, DetailField>>,
  details: Readonly<Record<string, unknown>>,
) => Object.entries(fields).map(([name, field]) => [field.label, formatCell(field, details[name])] as const);

export const withDetailColumns = ({
  personDetails,
  clientDetails,
  ...row
}: ExportedPerson): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries([
    ...columnsOf(clientDetailFields, { ...clientDetails }),
    ...columnsOf(personDetailFields, { ...personDetails }),
  ]),
});
