import { MOST_IMPORTED, MOST_IMPORTED_BYTES } from '@landsea/contracts/money';
import type { CreateExpense, Expense } from '@landsea/contracts/money';
import { openTable } from '@landsea/web-kit/tables';
import type { ExpectedDays, Table, TableFile, TableRow } from '@landsea/web-kit/tables';
import { useMemo, useState } from 'react';
import type { PartyPayer } from '../form/people-of';
import { runDry, type ExpenseRun } from './csv-import';
import { readExpenseTable, guessMapping, type CsvMapping } from './csv-mapping';
import { listQuestions, type FileQuestions } from './file-questions';
import { getRememberedCategories, getRememberedDefault } from './file-categories';
import { divideRows } from './known-rows';
import { countRows } from './row-words';

interface ImportInput {
  tripId: string;
  payers: readonly PartyPayer[];
  expenses: readonly Expense[];
  days: ExpectedDays;
}

export interface ImportedFile {
  sheets: TableFile['sheets'];
  sheet: number;
  rows: readonly TableRow[];
  table: Table;
  mapping: CsvMapping;
  questions: FileQuestions;
  run: ExpenseRun;
  known: CreateExpense[];
  sent: CreateExpense[];
}

interface OpenFile {
  sheets: TableFile['sheets'];
  sheet: number;
  table: Table;
  mapping: CsvMapping;
}

const rowsProblem = (rows: readonly TableRow[]): string | undefined => {
  if (rows.length > MOST_IMPORTED)
    return `One import takes at most ${countRows(MOST_IMPORTED)}, and this file has ${countRows(rows.length)}. Split it first.`;
  return rows.length === 0 ? 'This file has no rows below its headings. Choose another one.' : undefined;
};

export const useImportFile = ({ tripId, payers, expenses, days }: ImportInput) => {
  const [open, setOpen] = useState<OpenFile>();
  /** The expenses at the time of the choice, so that a second try sends the same. */
  const [before, setBefore] = useState(expenses);
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<string>();

  const file = useMemo((): ImportedFile | undefined => {
    if (!open) return undefined;
    const { sheets, sheet, table, mapping } = open;
    const run = runDry(table, mapping, payers, tripId);
    const { fresh, known } = divideRows(run.good, before);
    return {
      ...open,
      rows: sheets[sheet]?.rows ?? [],
      questions: listQuestions(table, mapping, payers),
      run,
      known,
      sent: again ? [...fresh, ...known] : fresh,
    };
  }, [open, payers, tripId, before, again]);

  const layOut = (sheets: TableFile['sheets'], sheet: number, headings?: number) => {
    const rows = sheets[sheet]?.rows ?? [];
    const table = readExpenseTable(rows, headings);
    setProblem(rowsProblem(table.rows));
    const guessed = guessMapping(table, {
      days,
      categories: getRememberedCategories(),
      category: getRememberedDefault(),
    });
    // Choices for words and people stay valid when only the headings move.
    setOpen((now) => ({
      sheets,
      sheet,
      table,
      mapping:
        now?.sheets === sheets
          ? {
              ...guessed,
              category: now.mapping.category,
              categories: now.mapping.categories,
              people: now.mapping.people,
              rates: now.mapping.rates,
            }
          : guessed,
    }));
  };

  const read = async (chosen: File) => {
    setProblem(undefined);
    setOpen(undefined);
    setBefore(expenses);
    setAgain(false);
    if (chosen.size > MOST_IMPORTED_BYTES) return setProblem('This file is over 2 MB. Split it first.');
    const opened = await openTable(chosen);
    if ('problem' in opened) return setProblem(opened.problem);
    const { sheets } = opened;
    const sizes = sheets.map(({ rows }) => rows.length);
    const largest = Math.max(0, sizes.indexOf(Math.max(...sizes)));
    const wrong = rowsProblem(readExpenseTable(sheets[largest]?.rows ?? []).rows);
    if (wrong !== undefined) return setProblem(wrong);
    layOut(sheets, largest);
  };

  return {
    file,
    again,
    setAgain,
    problem,
    setProblem,
    read,
    chooseSheet: (sheet: number) => open && layOut(open.sheets, sheet),
    chooseHeadings: (headings: number) => open && layOut(open.sheets, open.sheet, headings),
    change: (part: Partial<CsvMapping>) =>
      setOpen((now) => now && { ...now, mapping: { ...now.mapping, ...part } }),
  };
};
