import type { Budget, BudgetLine } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { personKey, personOf } from '../../trip-page/rules/party';

/** `NOBODY` and `NO_DAY` stand for the lines that name none. */
export const NOBODY = 'everybody';
export const NO_DAY = 'none';

export interface LineFilter {
  person: string;
  day: string;
}

export const isFiltering = ({ person, day }: LineFilter): boolean => person !== '' || day !== '';

const fits = (wanted: string, none: string, value: string | null) =>
  wanted === '' || (wanted === none ? value === null : value === wanted);

/** The part of a budget that is for a person and a day; expenses count with the line that they pay. */
export const filteredBudget = (
  budget: Budget,
  { person, day }: LineFilter,
  party: TripDetail['party'],
): Budget => {
  if (!isFiltering({ person, day })) return budget;
  const name = party.find((each) => personKey(each) === person)?.name ?? person;
  const lines = budget.lines.filter(
    (line) => fits(name, NOBODY, personOf(party, line)) && fits(day, NO_DAY, line.day),
  );
  const kept = new Set(lines.map(({ id }) => id));
  return { ...budget, lines, expenses: budget.expenses.filter(({ lineId }) => lineId && kept.has(lineId)) };
};

/** For whom and for which day a line created inside a filter is, so that the filter does not hide it. */
export const assignmentFor = ({ person, day }: LineFilter): Partial<Pick<BudgetLine, 'person' | 'day'>> => ({
  ...(person !== '' && person !== NOBODY ? { person } : {}),
  ...(day !== '' && day !== NO_DAY ? { day } : {}),
});
