import { formatDate } from '@landsea/web-kit';
import { itemFieldLabels } from './conflict-dialogs';
import { formatClock } from '../cards/item-labels';

const labels = new Map<string, string>(Object.entries(itemFieldLabels));

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const subjectOf = (change: Record<string, unknown>): string | undefined => {
  for (const record of [
    change,
    ...['created', 'seen', 'row', 'item', 'step'].map((name) => fieldsOf(change[name])),
  ]) {
    if (typeof record.title === 'string') return record.title;
    if (typeof record.what === 'string') return record.what;
    if (typeof record.date === 'string') return dateText(record.date);
  }
  return undefined;
};

const dateText = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text);

const valueText = (name: string, value: unknown): string => {
  if (value === null || value === '') return 'nothing';
  if (name === 'time' && typeof value === 'string' && /^\d\d:\d\d$/.test(value)) return formatClock(value);
  if (typeof value === 'string') return dateText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'changed';
};

export const explainUnreadable = (stored: unknown): string => {
  const outer = fieldsOf(stored);
  const change = 'write' in outer ? fieldsOf(outer.write) : outer;
  const subject = subjectOf(change) ?? 'Something on your days';
  if (change.kind === 'create' || change.kind === 'add') return `${subject}: added`;
  if (change.kind === 'remove') return `${subject}: removed`;
  const parts = Object.entries(fieldsOf(change.change)).map(
    ([name, value]) => `${labels.get(name) ?? name} ${valueText(name, value)}`,
  );
  return parts.length > 0 ? `${subject}: ${parts.join(', ')}` : subject;
};
