import type { IntakeColumn, IntakeField, IntakeScalar, IntakeValue } from '@landsea/contracts/agents';
import { CalendarDate, formatDateRange } from '@landsea/contracts/core';

const CENTS = 100;
const dateWords = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `Mar 14, 2027`; other text as it is. */
export const formatIntakeDate = (date: string): string =>
  CalendarDate.safeParse(date).success ? dateWords.format(new Date(`${date}T12:00:00Z`)) : date;

const formatScalar = ({ type, options = [] }: IntakeField | IntakeColumn, value: IntakeScalar): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return type === 'money' ? `$${(value / CENTS).toLocaleString('en-US')}` : String(value);
  if (type === 'date') return formatIntakeDate(value);
  return options.find((option) => option.value === value)?.label ?? value.trim();
};

/** An answer in words; empty for travelers, whose answers are proposed one by one. */
export const formatIntakeValue = (field: IntakeField | IntakeColumn, value: IntakeValue): string => {
  if (typeof value !== 'object') return formatScalar(field, value);
  if ('dates' in value) return formatDateRange(value.dates.from, value.dates.to);
  if ('chosen' in value) return value.chosen.map((each) => formatScalar(field, each)).join(', ');
  if ('wishes' in value) return value.wishes.map(({ name }, index) => `${index + 1}. ${name}`).join('; ');
  return '';
};
