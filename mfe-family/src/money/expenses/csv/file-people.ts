import { listCells, findDecimalMark, isAmountCell, splitSign } from '@landsea/web-kit/tables';
import type { DecimalMark, Table } from '@landsea/web-kit/tables';
import type { ExpenseShares } from '@landsea/contracts/money';
import type { PartyPayer } from '../form/people-of';
import { toMinorUnits } from '../form/amount-text';
import type { CsvColumns } from './expense-columns';

export type ChosenPeople = Readonly<Record<string, string>>;

/** Lower case without accents. */
export const toPersonKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

const firstName = (name: string): string => toPersonKey(name).split(' ')[0] ?? '';

/**
 * The choice comes first, then the full name, then a unique first name when one side has no more. Undefined
 * for other people.
 */
export const findPerson = (
  name: string,
  payers: readonly PartyPayer[],
  chosen: ChosenPeople = {},
): PartyPayer | undefined => {
  const choice = chosen[toPersonKey(name)];
  if (choice !== undefined) return payers.find(({ ref }) => ref === choice);
  const whole = payers.find((payer) => toPersonKey(payer.name) === toPersonKey(name));
  if (whole) return whole;
  const alike = payers.filter(
    (payer) =>
      firstName(payer.name) === firstName(name) &&
      (!toPersonKey(payer.name).includes(' ') || !toPersonKey(name).includes(' ')),
  );
  return alike.length === 1 ? alike[0] : undefined;
};

/** Signed hundredths. */
const centsIn = (cell: string, mark: DecimalMark): number => {
  const { amount, sign } = splitSign(cell);
  return (sign === '-' ? -1 : 1) * (toMinorUnits(amount, 'USD', mark) ?? 0);
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** `Dana`, `Paid for Dana`. */
export const readPersonInHeading = (heading: string): string =>
  heading.replace(/^(paid for|share of|bezahlt für|payé pour|pagado para)\s+/i, '');

/** A balance, or parts with the payer's above zero; both end in the same cents. */
const addsUp = (values: readonly number[], cost: number): boolean =>
  Math.abs(sumOf(values)) <= values.length || Math.abs(sumOf(values.map(Math.abs)) - cost) <= values.length;

/**
 * Columns without a known heading whose amounts sum to nothing in nearly every row (Splitwise's balances) or
 * to its cost (Spliit's parts).
 */
export const listPersonColumns = ({ header, rows }: Table, columns: CsvColumns): number[] => {
  const cost = columns.amount;
  const taken = new Set(Object.values(columns));
  if (cost === undefined) return [];
  const candidates = header.flatMap((name, column) => {
    const cells = listCells(rows, column).filter((cell) => cell.trim() !== '');
    const isPerson = name !== '' && !taken.has(column) && !/bal|saldo|fee|tax/i.test(name);
    return isPerson && cells.length > 0 && cells.every(isAmountCell) ? [column] : [];
  });
  const mark = findDecimalMark(listCells(rows, cost));
  const priced = rows.filter(({ cells }) => (cells[cost] ?? '').trim() !== '');
  const right = priced.filter(({ cells }) =>
    addsUp(
      candidates.map((column) => centsIn(cells[column] ?? '', mark)),
      Math.abs(centsIn(cells[cost] ?? '', mark)),
    ),
  );
  return candidates.length > 1 && right.length * 5 >= priced.length * 4 ? candidates : [];
};

export interface RowPeople {
  paidBy?: string;
  shares?: ExpenseShares;
  /** True when the party lacks a person of the file, so that the row comes without them. */
  isOpen?: boolean;
}

const sharesOf = (
  parts: readonly { person: string; cents: number }[],
  amountCents: number,
): ExpenseShares => {
  const all = parts.map(({ cents }) => cents);
  if (Math.max(...all) - Math.min(...all) <= 1)
    return { how: 'equally', people: parts.map(({ person }) => person) };
  const sum = sumOf(all);
  const exact = parts.map(({ person, cents }) => ({
    person,
    cents: Math.round((cents * amountCents) / sum),
  }));
  const rest = amountCents - sumOf(exact.map(({ cents }) => cents));
  return {
    how: 'exact',
    parts: exact.map((part, index) => (index === 0 ? { ...part, cents: part.cents + rest } : part)),
  };
};

interface PeopleKnown {
  payers: readonly PartyPayer[];
  chosen: ChosenPeople;
  payerName: string;
}

/** All parts are above zero; the payer has its own column. */
const partsOfRow = (
  parts: readonly { name: string; cents: number }[],
  amountCents: number,
  { payers, chosen, payerName }: PeopleKnown,
): RowPeople => {
  const people = parts.flatMap(({ name, cents }) => {
    const person = findPerson(name, payers, chosen)?.ref;
    return person === undefined ? [] : [{ person, cents }];
  });
  const paidBy = findPerson(payerName, payers, chosen)?.ref;
  return paidBy === undefined || people.length < parts.length
    ? { isOpen: true }
    : { paidBy, shares: sharesOf(people, amountCents) };
};

/** Returns an error text when the columns do not say it. */
export const readPeopleOfRow = (
  values: readonly { name: string; cell: string }[],
  { cost, amountCents, mark }: { cost: string; amountCents: number; mark: DecimalMark },
  known: PeopleKnown,
): RowPeople | string => {
  const { payers, chosen } = known;
  const total = Math.abs(centsIn(cost, mark));
  const named = values
    .map(({ name, cell }) => ({ name, cents: centsIn(cell, mark) }))
    .filter(({ cents }) => cents !== 0);
  const paying = named.filter(({ cents }) => cents > 0);
  if (known.payerName !== '' && amountCents > 0 && named.length > 0 && paying.length === named.length)
    return partsOfRow(named, amountCents, known);
  if (paying.length > 1) return 'Several people paid this together: add it by hand';
  const [payer] = paying;
  if (!payer || amountCents < 0) return {};
  const isBalance = Math.abs(sumOf(named.map(({ cents }) => cents))) <= named.length;
  const own = isBalance ? total - payer.cents : payer.cents;
  if (own < 0) return {};
  const people = named.map(({ name, cents }) => ({ person: findPerson(name, payers, chosen)?.ref, cents }));
  const parts = people.flatMap(({ person, cents }) =>
    person === undefined ? [] : [{ person, cents: cents > 0 ? own : -cents }],
  );
  const paidBy = findPerson(payer.name, payers, chosen)?.ref;
  if (paidBy === undefined || parts.length < people.length) return { isOpen: true };
  const sharing = parts.filter(({ cents }) => cents > 0);
  return sharing.length === 0 ? { paidBy } : { paidBy, shares: sharesOf(sharing, amountCents) };
};
