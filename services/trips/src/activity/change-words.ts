import { BudgetCategory, budgetCategoryNames, type ActivityKind } from '@landsea/contracts';

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
  topic: 'topic',
  planned_cents: 'planned',
  booked_cents: 'booked',
  spent_cents: 'spent',
  day: 'day',
  vendor: 'vendor',
  due_on: 'due',
  status: 'status',
  person: 'person',
  age: 'age',
  birthDate: 'birth date',
  heightInches: 'height',
  dietaryNotes: 'dietary needs',
  loyaltyLevel: 'loyalty level',
  role: 'role',
  mode: 'kind of trip',
  startDate: 'first day',
  endDate: 'last day',
  archived: 'archived',
};

const valueWords = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  if (field.endsWith('_cents')) return dollars.format(Number(value) / 100);
  if (field === 'heightInches') return `${String(value)} in`;
  if (field === 'category') {
    const known = BudgetCategory.safeParse(value).data;
    return known ? budgetCategoryNames[known] : String(value);
  }
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : `“${String(value)}”`;
};

const plain = (text: string): string => text.replace(/^“(\d.*)”$/, '$1');

/** What is different now, field by field: `planned $100.00 → $120.00`. Nothing for what came or went as a whole. */
export const changeWords = (kind: ActivityKind, before: Values | null, after: Values | null): string[] => {
  if (kind === 'collaborator') return collaboratorWords(after);
  if (!before || !after) return [];
  return Object.entries(fields).flatMap(([field, name]) => {
    const [from, to] = [valueWords(field, before[field]), valueWords(field, after[field])];
    return from === to ? [] : [`${name} ${plain(from)} → ${plain(to)}`];
  });
};

const collaboratorWords = (after: Values | null): string[] => {
  if (after?.['joined']) return ['joined the trip'];
  if (after?.['role'] === undefined) return [];
  return [
    after['role'] === 'editor' ? 'may edit' : 'may look',
    after['seesMoney'] ? 'sees money' : 'sees no money',
  ];
};
