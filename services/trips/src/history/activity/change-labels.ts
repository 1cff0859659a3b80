import { formatDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { listColumns } from '@landsea/nest-kit';
import { quoteText, type FieldLabel, type NameOf } from '../../trip/activity-log/field-labels.js';
import type { LoggedActivity } from '../../trip/activity-log/logged-activity.js';
import type { LoggedKind } from '../../trip/activity-log/logged-table.js';

type Values = Record<string, unknown>;

export interface LabelReader {
  nameOf: NameOf;
  seesMoney: boolean;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const isMoney = (field: string): boolean => field.endsWith('Cents');

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d(:00)?$/;

const textWords = (text: string): string => {
  if (DATE.test(text)) return `${formatDate(text)}, ${text.slice(0, 4)}`;
  return CLOCK_TIME.test(text) ? formatTimeOfDay(toMinute(text.slice(0, 5))) : quoteText(text);
};

const valueWords = (field: string, label: FieldLabel, value: unknown, nameOf: NameOf): string => {
  const { words, none = 'none' } = typeof label === 'string' ? {} : label;
  if (value === null || value === undefined || value === '') return none;
  if (isMoney(field)) return dollars.format(Number(value) / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return words?.(value, nameOf) ?? textWords(String(value));
};

const plain = (text: string): string => text.replace(/^“(\d.*)”$/, '$1');

/** Rows of tables were logged by column. */
const byField = (kind: LoggedKind, logged: Values): Values => {
  if (!('entity' in kind)) return logged;
  const columns = listColumns(kind.entity as new () => object);
  return Object.fromEntries(columns.map(({ propertyName, name }) => [propertyName, logged[name]]));
};

/** As in `planned $100.00 → $120.00`; empty for an addition or a removal. */
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
