import { currencyCodes } from '@landsea/contracts/core';
import type { CurrencyCode } from '@landsea/contracts/core';
import type { Table } from '@landsea/web-kit/tables';
import { plainCell } from '../../../trip-page/csv/csv-table';
import type { PartyPayer } from '../form/people-of';
import type { CsvMapping } from './csv-mapping';
import { categoryKey, ownCategory } from './file-categories';
import { personInHeading, personKey, personNamed } from './file-people';
import { kindOfRow } from './programs';
import { currencyOfRow, namesCurrency } from './row-money';
import type { CellOf } from './row-money';

export interface FileQuestions {
  categories: string[];
  people: string[];
  currencies: CurrencyCode[];
}

/** Texts are compared without case; the first spelling stays. */
const once = (texts: readonly string[], keyOf: (text: string) => string): string[] =>
  [...new Map(texts.toReversed().map((text) => [keyOf(text), text])).values()].toReversed();

export const questionsOf = (
  { header, rows }: Table,
  mapping: CsvMapping,
  payers: readonly PartyPayer[],
): FileQuestions => {
  const { columns, program, personColumns } = mapping;
  const categories: string[] = [];
  const people = personColumns.map((column) => personInHeading(header[column] ?? ''));
  const currencies = new Set<CurrencyCode>();
  for (const { cells } of rows) {
    const kind = program ? kindOfRow(program, header, cells) : 'expense';
    if (kind === 'payment' || kind === 'dropped') continue;
    const cell: CellOf = (field) => plainCell(cells[columns[field] ?? -1] ?? '');
    if (cell('category') !== '' && !ownCategory(cell('category'))) categories.push(cell('category'));
    if (personColumns.length === 0 && cell('paidBy') !== '') people.push(cell('paidBy'));
    const currency = currencyOfRow(cell, mapping);
    if (typeof currency === 'string' && currency !== 'USD' && (cell('rate') === '' || !namesCurrency(cell)))
      currencies.add(currency);
  }
  return {
    categories: once(categories, categoryKey),
    people: once(people, personKey).filter((name) => !personNamed(name, payers)),
    currencies: currencyCodes.filter((code) => currencies.has(code)),
  };
};
