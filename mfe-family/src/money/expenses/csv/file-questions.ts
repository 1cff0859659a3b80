import { currencyCodes, type CurrencyCode } from '@landsea/contracts/core';
import type { Table } from '@landsea/web-kit/tables';
import { escapeCell } from '../../../trip-frame/files/csv-table';
import type { PartyPayer } from '../form/people-of';
import type { CsvMapping } from './csv-mapping';
import { toCategoryKey, findOwnCategory } from './file-categories';
import { readPersonInHeading, toPersonKey, findPerson } from './file-people';
import { getKindOfRow } from './programs';
import { readCurrencyOfRow, namesCurrency, type CellOf } from './row-money';

export interface FileQuestions {
  categories: string[];
  people: string[];
  currencies: CurrencyCode[];
}

/** Texts are compared without case; the first spelling stays. */
const once = (texts: readonly string[], keyOf: (text: string) => string): string[] =>
  [...new Map(texts.toReversed().map((text) => [keyOf(text), text])).values()].toReversed();

export const listQuestions = (
  { header, rows }: Table,
  mapping: CsvMapping,
  payers: readonly PartyPayer[],
): FileQuestions => {
  const { columns, program, personColumns } = mapping;
  const categories: string[] = [];
  const people = personColumns.map((column) => readPersonInHeading(header[column] ?? ''));
  const currencies = new Set<CurrencyCode>();
  for (const { cells } of rows) {
    const kind = program ? getKindOfRow(program, header, cells) : 'expense';
    if (kind === 'payment' || kind === 'dropped') continue;
    const cell: CellOf = (field) => escapeCell(cells[columns[field] ?? -1] ?? '');
    if (cell('category') !== '' && !findOwnCategory(cell('category'))) categories.push(cell('category'));
    if (personColumns.length === 0 && cell('paidBy') !== '') people.push(cell('paidBy'));
    const currency = readCurrencyOfRow(cell, mapping);
    if (typeof currency === 'string' && currency !== 'USD' && (cell('rate') === '' || !namesCurrency(cell)))
      currencies.add(currency);
  }
  return {
    categories: once(categories, toCategoryKey),
    people: once(people, toPersonKey).filter((name) => !findPerson(name, payers)),
    currencies: currencyCodes.filter((code) => currencies.has(code)),
  };
};
