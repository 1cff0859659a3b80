import type { Budget, BudgetLine } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey, findPersonRef } from '../../trip-frame/people/party';

export const NOBODY = 'everybody';
export const NO_DAY = 'none';

export interface LineFilter {
  person: string;
  day: string;
}

export const isFiltering = ({ person, day }: LineFilter): boolean => person !== '' || day !== '';

const fits = (wanted: string, none: string, value: string | null) =>
  wanted === '' || (wanted === none ? value === null : value === wanted);

/** Expenses follow the line that they pay. */
export const filterBudget = (
  budget: Budget,
  { person, day }: LineFilter,
  party: TripDetail['party'],
): Budget => {
  if (!isFiltering({ person, day })) return budget;
  const name = party.find((each) => toPersonKey(each) === person)?.name ?? person;
  const lines = budget.lines.filter(
    (line) => fits(name, NOBODY, findPersonRef(party, line)) && fits(day, NO_DAY, line.day),
  );
  const kept = new Set(lines.map(({ id }) => id));
  return { ...budget, lines, expenses: budget.expenses.filter(({ lineId }) => lineId && kept.has(lineId)) };
};

/** A line created inside a filter must not be hidden by it. */
export const getAssignment = ({ person, day }: LineFilter): Partial<Pick<BudgetLine, 'person' | 'day'>> => ({
  ...(person !== '' && person !== NOBODY ? { person } : {}),
  ...(day !== '' && day !== NO_DAY ? { day } : {}),
});
