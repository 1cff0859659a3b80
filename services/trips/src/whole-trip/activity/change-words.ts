import * as z from 'zod/mini';
import { Id } from '@landsea/contracts/core';
import { BudgetCategory, budgetCategoryNames } from '@landsea/contracts/money';
import { ParkId, parkNames } from '@landsea/contracts/catalogue';
import {
  ItemStatus,
  TaskDue,
  TaskStatus,
  taskStatusNames,
  TaskTopic,
  taskTopicNames,
} from '@landsea/contracts/planning';
import { dayKindNames, TripDay, type ActivityKind } from '@landsea/contracts/trip';

type Values = Record<string, unknown>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** How a field is called, and how its values read; a field that is not named here is nobody's business. */
const fields: Record<string, string> = {
  label: 'name',
  title: 'title',
  name: 'name',
  category: 'category',
  note: 'note',
  notes: 'notes',
  due: 'due date',
  topic: 'topic',
  planned_cents: 'planned',
  booked_cents: 'booked',
  spent_cents: 'spent',
  day: 'day',
  vendor: 'vendor',
  due_on: 'due',
  status: 'status',
  what: 'name',
  amount_cents: 'amount',
  paid_by: 'who paid',
  by_person: 'from',
  from_person: 'from',
  to_person: 'to',
  goal_cents: 'goal',
  target_cents: 'target',
  first_day: 'first pay day',
  target_day: 'saved by',
  rhythm: 'how often',
  removed: 'put away',
  receipt_key: 'receipt',
  photo_id: 'photo',
  cost_cents: 'cost',
  place: 'place',
  date: 'day',
  time: 'time',
  minutes: 'minutes',
  parks: 'parks',
  kind: 'kind of day',
  confirmation: 'confirmation number',
  people: 'people',
  person: 'person',
  age: 'age',
  birthDate: 'birth date',
  heightInches: 'height',
  dietaryNotes: 'dietary needs',
  loyaltyLevel: 'loyalty level',
  pace: 'pace',
  role: 'role',
  mode: 'kind of trip',
  startDate: 'first day',
  endDate: 'last day',
  archived: 'archived',
};

interface Change {
  kind: ActivityKind;
  before: Values | null;
  after: Values | null;
}

/** Who is meant by an id of the party. */
type NameOf = (ref: string) => string | undefined;

const WORDS_SHOWN = 120;
const quoted = (text: string): string =>
  `“${text.length > WORDS_SHOWN ? `${text.slice(0, WORDS_SHOWN).trimEnd()}…` : text}”`;

const anchors = { start: 'the first day', end: 'the last day', embarkation: 'embarkation' };
const dueWords = (value: unknown): string => {
  const due = TaskDue.safeParse(value).data;
  if (!due) return 'none';
  if (due.from === 'window') return 'with its window';
  if (due.from === 'date') return due.on;
  const days = Math.abs(due.days);
  if (days === 0) return `on ${anchors[due.from]}`;
  return `${String(days)} ${days === 1 ? 'day' : 'days'} ${due.days < 0 ? 'before' : 'after'} ${anchors[due.from]}`;
};

const personWords = (value: unknown, nameOf: NameOf): string => {
  const name = nameOf(String(value));
  return name === undefined && Id.safeParse(value).success ? 'somebody' : quoted(name ?? String(value));
};

const known: Record<string, (value: unknown, nameOf: NameOf) => string | undefined> = {
  heightInches: (value) => `${String(value)} in`,
  category: (value) => {
    const category = BudgetCategory.safeParse(value).data;
    return category && budgetCategoryNames[category];
  },
  status: (value) => {
    const status = TaskStatus.safeParse(value).data;
    return status ? taskStatusNames[status] : ItemStatus.safeParse(value).data;
  },
  topic: (value) => {
    const topic = TaskTopic.safeParse(value).data;
    return topic && taskTopicNames[topic];
  },
  due: dueWords,
  person: personWords,
  people: (value, nameOf) =>
    Array.isArray(value) ? value.map((each) => personWords(each, nameOf)).join(', ') : undefined,
  parks: (value) =>
    z
      .array(ParkId)
      .safeParse(value)
      .data?.map((park) => parkNames[park])
      .join(' + ') || 'none',
  kind: (value) => {
    const kind = TripDay.shape.kind.safeParse(value).data;
    return kind && dayKindNames[kind];
  },
  paid_by: personWords,
  by_person: personWords,
  from_person: personWords,
  to_person: personWords,
  receipt_key: () => 'a file',
  photo_id: () => 'a picture',
};

const valueWords = (field: string, value: unknown, nameOf: NameOf): string => {
  if (field === 'people' && value === null) return 'everyone';
  if (value === null || value === undefined || value === '') return 'none';
  if (field.endsWith('_cents')) return dollars.format(Number(value) / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return known[field]?.(value, nameOf) ?? quoted(String(value));
};

const plain = (text: string): string => text.replace(/^“(\d.*)”$/, '$1');

/** What is different now, field by field: `planned $100.00 → $120.00`. Nothing for what came or went as a whole. */
export const changeWords = (
  { kind, before, after }: Change,
  { nameOf, seesMoney }: { nameOf: NameOf; seesMoney: boolean },
): string[] => {
  if (kind === 'collaborator') return collaboratorWords(after);
  if (kind === 'items') return itemsWords(after);
  if (!before || !after) return [];
  return Object.entries(fields).flatMap(([field, name]) => {
    if (field.endsWith('_cents') && !seesMoney) return [];
    const [from, to] = [before, after].map((values) => valueWords(field, values[field], nameOf));
    return from === to ? [] : [`${name} ${plain(from ?? '')} → ${plain(to ?? '')}`];
  });
};

/** How many of several came, changed and went. */
const itemsWords = (after: Values | null): string[] => {
  const rows = Array.isArray(after?.['rows']) ? (after['rows'] as Partial<Values>[]) : [];
  const counts = {
    added: rows.filter(({ before }) => before === null).length,
    removed: rows.filter((row) => row['after'] === null).length,
  };
  const changed = rows.length - counts.added - counts.removed;
  return Object.entries({ ...counts, changed }).flatMap(([what, count]) =>
    count > 0 ? [`${String(count)} ${what}`] : [],
  );
};

const collaboratorWords = (after: Values | null): string[] => {
  if (after?.['joined']) return ['joined the trip'];
  if (after?.['role'] === undefined) return [];
  return [
    after['role'] === 'editor' ? 'may edit' : 'may look',
    after['seesMoney'] ? 'sees money' : 'sees no money',
  ];
};
