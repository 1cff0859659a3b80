import type { Row } from './row';

/** The defaults suit changes that name the row's own fields, with null for nothing. */
export interface RowRules<R extends Row, Change extends object> {
  apply: (row: R, change: Change) => R;
  /** Such as an amount and its currency. */
  together: readonly (readonly (keyof Change & string)[])[];
}

const applyFields = <R extends Row>(row: R, change: object): R => ({
  ...row,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

export const completeRules = <R extends Row, Change extends object>(
  rules: Partial<RowRules<R, Change>>,
): RowRules<R, Change> => ({ apply: applyFields, together: [], ...rules });

const valueIn = (record: object, field: string): unknown => {
  const value: unknown = Object.entries(record).find(([name]) => name === field)?.[1];
  return value === undefined || value === '' ? null : value;
};

const isSame = (a: object, b: object, field: string): boolean =>
  JSON.stringify(valueIn(a, field)) === JSON.stringify(valueIn(b, field));

const fieldsIn = <Change extends object>(change: Change): (keyof Change & string)[] =>
  (Object.keys(change) as (keyof Change & string)[]).filter((field) => change[field] !== undefined);

/** Fields that belong together conflict together. Null, '' and a missing field are equal. */
export const listConflictingFields = <R extends Row, Change extends object>(
  { apply, together }: RowRules<R, Change>,
  seen: R,
  current: R,
  change: Change,
): (keyof Change & string)[] => {
  const mine = apply(seen, change);
  return fieldsIn(change).filter((field) => {
    const group = together.find((fields) => fields.includes(field)) ?? [field];
    return group.some((each) => !isSame(seen, current, each) && !isSame(current, mine, each));
  });
};

/**
 * Adds the fields that belong together, as the person saw them: 15 dollars stay dollars when somebody else
 * chose another currency.
 */
export const completeChange = <R extends Row, Change extends object>(
  { together }: RowRules<R, Change>,
  seen: R,
  current: R,
  change: Change,
): Change => {
  const fields = fieldsIn(change);
  const belonging = together
    .filter((group) => group.some((field) => fields.includes(field)))
    .flat()
    .filter((field) => !fields.includes(field) && !isSame(seen, current, field));
  const asSeen = Object.fromEntries(belonging.map((field) => [field, valueIn(seen, field)]));
  return { ...change, ...asSeen };
};

export const isDone = <R extends Row, Change extends object>(
  { apply }: RowRules<R, Change>,
  row: R,
  change: Change,
): boolean => {
  const wanted = apply(row, change);
  return Object.keys({ ...row, ...wanted }).every((field) => isSame(row, wanted, field));
};

export const omitFields = <Change extends object>(change: Change, fields: readonly string[]): Change =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field))) as Change;
