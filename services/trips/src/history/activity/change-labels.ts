import { columnsOf } from '@landsea/nest-kit';
import { quoted, type FieldLabel, type NameOf } from '../../trip/activity-log/field-labels.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import type { LoggedKind } from '../../trip/activity-log/logged-table.js';

type Values = Record<string, unknown>;

/** Who reads the words. */
export interface LabelReader {
  nameOf: NameOf;
  seesMoney: boolean;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const isMoney = (field: string): boolean => field.endsWith('Cents');

const valueWords = (field: string, label: FieldLabel, value: unknown, nameOf: NameOf): string => {
  const { words, none = 'none' } = typeof label === 'string' ? {} : label;
  if (value === null || value === undefined || value === '') return none;
  if (isMoney(field)) return dollars.format(Number(value) / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return words?.(value, nameOf) ?? quoted(String(value));
};

/** Dates, times and numbers stand without quotes. */
const plain = (text: string): string => text.replace(/^“(\d.*)”$/, '$1');

/** What was logged, by field: rows of a table were logged by column. */
const byField = (kind: LoggedKind, logged: Values): Values => {
  if (!('entity' in kind)) return logged;
  const columns = columnsOf(kind.entity as new () => object);
  return Object.fromEntries(columns.map(({ propertyName, name }) => [propertyName, logged[name]]));
};

/** What is different now, field by field: `planned $100.00 → $120.00`. Nothing for what came or went as a whole. */
export const changeLabels = (
  kind: LoggedKind,
  { before, after }: Pick<LoggedActivity, 'before' | 'after'>,
  { nameOf, seesMoney }: LabelReader,
): string[] => {
  if (kind.details) return kind.details(after);
  if (!before || !after) return [];
  const [was, is] = [byField(kind, before), byField(kind, after)];
  return Object.entries(kind.labels).flatMap(([field, label]) => {
    if (label === null || (isMoney(field) && !seesMoney)) return [];
    const [from = '', to = ''] = [was, is].map((values) => valueWords(field, label, values[field], nameOf));
    const name = typeof label === 'string' ? label : label.name;
    return from === to ? [] : [`${name} ${plain(from)} → ${plain(to)}`];
  });
};
