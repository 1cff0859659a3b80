import type { IntakeCondition, IntakeScalar, IntakeTest, IntakeValue } from '@landsea/contracts/agents';

/** A hidden question has no value, whatever a draft holds of it. */
export type IntakeLookup = (field: string) => IntakeValue | undefined;

export const isAnswered = (value: IntakeValue | undefined): boolean => {
  if (value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object') return true;
  if ('people' in value) return value.people.length > 0;
  if ('wishes' in value) return value.wishes.length > 0;
  if ('chosen' in value) return value.chosen.length > 0;
  return value.dates.from !== '' && value.dates.to !== '';
};

const scalarOf = (value: IntakeValue | undefined): IntakeScalar | undefined =>
  typeof value === 'object' ? undefined : value;

const isListed = (value: IntakeValue | undefined, among: IntakeTest['value']): boolean =>
  Array.isArray(among) && typeof value === 'string' && among.includes(value);

const holds = (value: IntakeValue | undefined, part: IntakeTest['value']): boolean => {
  if (typeof part !== 'string') return false;
  if (typeof value === 'object' && 'chosen' in value) return value.chosen.includes(part);
  return typeof value === 'string' && value.toLowerCase().includes(part.toLowerCase());
};

const compare = (
  value: IntakeValue | undefined,
  to: IntakeTest['value'],
  isInOrder: (one: number, other: number) => boolean,
): boolean => typeof value === 'number' && typeof to === 'number' && isInOrder(value, to);

const passes = ({ field, op, value: to }: IntakeTest, lookUp: IntakeLookup): boolean => {
  const value = lookUp(field);
  switch (op) {
    case 'is':
      return scalarOf(value) !== undefined && scalarOf(value) === to;
    case 'isNot':
      return scalarOf(value) !== to;
    case 'in':
      return isListed(value, to);
    case 'notIn':
      return !isListed(value, to);
    case 'contains':
      return holds(value, to);
    case 'answered':
      return isAnswered(value);
    case 'gte':
      return compare(value, to, (one, other) => one >= other);
    case 'lte':
      return compare(value, to, (one, other) => one <= other);
  }
};

/** Without a condition a question is always shown. */
export const holdsCondition = (condition: IntakeCondition | undefined, lookUp: IntakeLookup): boolean => {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((test) => passes(test, lookUp));
  if ('any' in condition) return condition.any.some((test) => passes(test, lookUp));
  if ('not' in condition) return !passes(condition.not, lookUp);
  return passes(condition, lookUp);
};
