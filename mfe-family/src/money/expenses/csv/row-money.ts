import { currencyCodes, getUsdCents, type CurrencyCode } from '@landsea/contracts/core';
import type { OriginalAmount } from '@landsea/contracts/money';
import { splitSign } from '@landsea/web-kit/tables';
import { listCurrenciesNamed, toMinorUnits } from '../form/amount-text';
import type { CsvMapping } from './csv-mapping';
import type { CsvField } from './expense-columns';
import { readDirection, namesRefund } from './money-words';
import { findColumnUnder } from './programs';

export type CellOf = (field: CsvField) => string;

const isZero = (text: string): boolean => !/[1-9]/.test(text);

interface SignedCell {
  written: string;
  isSpent: boolean;
}

export const readMoneyCell = (cell: CellOf, mapping: CsvMapping): SignedCell | undefined => {
  const { columns, spent } = mapping;
  if (columns.out !== undefined && columns.in !== undefined) {
    const [out, back] = [cell('out'), cell('in')];
    if (!isZero(out)) return { written: out, isSpent: splitSign(out).sign === spent };
    if (!isZero(back)) return { written: back, isSpent: false };
  }
  const written = cell('amount') || cell('original');
  if (written === '') return undefined;
  const direction = readDirection(cell('indicator'));
  return {
    written,
    isSpent: direction === undefined ? splitSign(written).sign === spent : direction === 'out',
  };
};

const currencyNamed = (text: string): readonly string[] => {
  const code = text.toUpperCase();
  return currencyCodes.some((each) => each === code) ? [code] : (listCurrenciesNamed(text) ?? [code]);
};

export const readCurrencyOfRow = (
  cell: CellOf,
  { currency: usual }: CsvMapping,
): CurrencyCode | { problem: string } => {
  const written = cell('currency') || splitSign(cell('amount') || cell('out') || cell('in')).amount;
  const named = cell('currency') ? currencyNamed(written) : (listCurrenciesNamed(written) ?? [usual]);
  // A bare $ means the file's dollars.
  if (named.length > 1 && named.includes(usual)) return usual;
  const [currency, other] = currencyCodes.filter((code) => named.includes(code));
  if (!currency) return { problem: `“${written}” isn’t a currency Landsea knows: use a code like EUR` };
  return currency !== 'USD' && other
    ? { problem: `“${written}” can be ${currency} or ${other}: add a column with the currency` }
    : currency;
};

/**
 * True when a row names its currency itself: the amount in that currency and its rate to dollars stand beside
 * it. A currency in a heading means something else.
 */
export const namesCurrency = (cell: CellOf): boolean =>
  cell('currency') !== '' || listCurrenciesNamed(splitSign(cell('amount')).amount) !== undefined;

export interface RowMoney {
  amountCents: number;
  original?: OriginalAmount;
}

/** Minor units. */
const feeOf = (
  cells: readonly string[],
  header: readonly string[],
  { program, mark }: CsvMapping,
  currency: CurrencyCode,
): number => {
  const column = program?.fee === undefined ? undefined : findColumnUnder(header, program.fee);
  const fee = column === undefined ? '' : (cells[column] ?? '');
  return toMinorUnits(splitSign(fee).amount, currency, mark) ?? 0;
};

/** US cents, and the row's own currency when it is another one; else an error. */
export const readMoneyOfRow = (
  cell: CellOf,
  row: { cells: readonly string[]; header: readonly string[] },
  mapping: CsvMapping,
): RowMoney | { problem: string } => {
  const { mark, rates } = mapping;
  const currency = readCurrencyOfRow(cell, mapping);
  if (typeof currency === 'object') return currency;
  const written = readMoneyCell(cell, mapping)?.written ?? '';
  const isNamed = namesCurrency(cell);
  const paid = currency !== 'USD' && isNamed ? cell('original') || written : written;
  const { amount } = splitSign(paid);
  const bare = toMinorUnits(amount, currency, mark);
  if (bare === undefined)
    return {
      problem:
        currency === 'USD'
          ? `“${paid}” isn’t a US dollar amount in the format chosen below`
          : `“${amount}” isn’t an amount in ${currency}`,
    };
  const minor = bare + feeOf(row.cells, row.header, mapping, currency);
  if (currency === 'USD') return { amountCents: minor };
  const rate = (isNamed ? cell('rate') : '') || (rates[currency] ?? '');
  const plain = mark === ',' || /^\d+,\d+$/.test(rate) ? rate.replace(',', '.') : rate;
  if (!/^\d{1,6}(\.\d{1,10})?$/.test(plain))
    return { problem: `An amount in ${currency} needs its rate, like 1.0842: type it in below` };
  const original = { currency, amountMinor: minor, rate: plain };
  return { amountCents: getUsdCents(original), original };
};

/** A refund is named by its kind, never by its description. */
export const saysRefund = (cell: CellOf): boolean =>
  namesRefund(cell('kind')) || namesRefund(cell('indicator'));
