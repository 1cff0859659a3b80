import {
  ClientEmail,
  type IntakeColumn,
  type IntakeField,
  type IntakeScalar,
  type IntakeValue,
} from '@landsea/contracts/agents';
import { CalendarDate, defineShortName } from '@landsea/contracts/core';
import { isAnswered } from './intake-conditions.js';
import { findSecretNumber } from '../secret-numbers.js';
import type { IntakeContext, ShownField, ShownIntake, ShownPerson } from './shown-intake.js';

export interface IntakeIssue {
  /** `dates`, or `people.<id>.height`. */
  path: string;
  message: string;
}

type Question = IntakeField | IntakeColumn;

const AGAIN = 'Please answer this one again';
const LEAST_DIGITS = 7;
const MOST_NUMBER = 1000;
const MOST_CENTS = 1_000_000_000;
const SHORT_TEXT = 200;
const LONGEST_TRIP_DAYS = 366;
const Name = defineShortName('The name', 80);

const checkText = (question: Question, text: string): string | undefined => {
  const secret = findSecretNumber(text);
  if (secret) return secret;
  const { type, max = SHORT_TEXT } = question;
  if (type === 'text' && text.length > max) return `Use ${max} characters at most`;
  if (question.format === 'email' && !ClientEmail.safeParse(text).success) return 'Enter an email address';
  if (question.format === 'phone' && text.replace(/\D/g, '').length < LEAST_DIGITS)
    return 'Enter a phone number with its area code';
  if (question.format === 'name' || question.format === 'full-name') {
    const name = Name.safeParse(text);
    if (!name.success) return name.error.issues[0]?.message ?? AGAIN;
    if (question.format === 'full-name' && !/\S\s+\S/.test(text)) return 'Enter your first and last name';
  }
  return undefined;
};

const checkNumber = ({ min = 0, max = MOST_NUMBER }: Question, value: number): string | undefined =>
  Number.isInteger(value) && value >= min && value <= max
    ? undefined
    : `Enter a whole number from ${min} to ${max}`;

const checkDate = ({ proposes }: Question, text: string, today: string): string | undefined => {
  if (!CalendarDate.safeParse(text).success) return 'Enter a date';
  if (proposes === 'traveler.birthDate' && text > today) return 'A birth date cannot be in the future';
  return undefined;
};

const checkScalar = (
  question: Question,
  value: IntakeScalar,
  { today }: IntakeContext,
): string | undefined => {
  const { type, options = [] } = question;
  if (type === 'yes-no') return typeof value === 'boolean' ? undefined : AGAIN;
  if (type === 'number') return typeof value === 'number' ? checkNumber(question, value) : AGAIN;
  if (type === 'money')
    return typeof value === 'number'
      ? Number.isInteger(value) && value >= 0 && value <= MOST_CENTS
        ? undefined
        : 'Enter an amount'
      : AGAIN;
  if (typeof value !== 'string') return AGAIN;
  if (type === 'choice') return options.some((option) => option.value === value) ? undefined : AGAIN;
  if (type === 'date') return checkDate(question, value, today);
  return checkText(question, value);
};

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const checkList = (
  { type, options = [], max }: IntakeField,
  value: Exclude<IntakeValue, IntakeScalar>,
  { today }: IntakeContext,
): string | undefined => {
  if ('dates' in value) {
    const { from, to } = value.dates;
    if (type !== 'date-range' || !CalendarDate.safeParse(from).success || !CalendarDate.safeParse(to).success)
      return 'Enter the first and the last day';
    if (to < from) return 'The last day comes before the first one';
    if (from < today) return 'The first day is in the past';
    return countDays(from, to) > LONGEST_TRIP_DAYS ? 'That is longer than a year' : undefined;
  }
  if ('chosen' in value) {
    if (type !== 'multi' || !value.chosen.every((each) => options.some((option) => option.value === each)))
      return AGAIN;
    return max !== undefined && value.chosen.length > max ? `Pick up to ${max}` : undefined;
  }
  if ('wishes' in value) {
    if (type !== 'wishes' || new Set(value.wishes.map(({ id }) => id)).size < value.wishes.length)
      return AGAIN;
    return max !== undefined && value.wishes.length > max ? `Pick up to ${max}` : undefined;
  }
  if (type !== 'people') return AGAIN;
  return max !== undefined && value.people.length > max ? `At most ${max} travelers` : undefined;
};

const checkPerson = (
  field: IntakeField,
  { person, known, columns }: ShownPerson,
  context: IntakeContext,
): IntakeIssue[] =>
  columns.flatMap((column) => {
    const path = `${field.key}.${person.id}.${column.key}`;
    const value = person.values[column.key];
    if (value === undefined || !isAnswered(value))
      return column.required && !known?.columns.includes(column.key)
        ? [{ path, message: 'Please fill this in' }]
        : [];
    const message = checkScalar(column, value, context);
    return message === undefined ? [] : [{ path, message }];
  });

/** All that is wrong with one question; its people included. */
export const checkIntakeField = (
  { field, value, people }: ShownField,
  context: IntakeContext,
): IntakeIssue[] => {
  const path = field.key;
  if (value === undefined || !isAnswered(value)) {
    const isNeeded = field.required && !context.known.fields.includes(field.key);
    return isNeeded ? [{ path, message: 'Please answer this one' }] : [];
  }
  if (field.mustBe && value !== true)
    return [{ path, message: 'Your agent needs your yes to work with these answers' }];
  const message =
    typeof value === 'object' ? checkList(field, value, context) : checkScalar(field, value, context);
  if (message !== undefined) return [{ path, message }];
  return people.flatMap((person) => checkPerson(field, person, context));
};

/** Hidden questions are neither required nor checked. */
export const checkIntake = ({ fields }: ShownIntake, context: IntakeContext): IntakeIssue[] =>
  fields.flatMap((shown) => checkIntakeField(shown, context));
