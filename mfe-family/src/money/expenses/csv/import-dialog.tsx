import {
  budgetCategories,
  budgetCategoryNames,
  MOST_IMPORTED,
  MOST_IMPORTED_BYTES,
} from '@landsea/contracts/money';
import type { Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { SelectField } from '@landsea/ui/fields/select-field';
import { apiErrorOf, fieldErrorsOf, formatMoney, notify } from '@landsea/web-kit';
import { useId, useMemo, useState } from 'react';
import { useImportExpensesMutation } from '../spending-api';
import { csvFields, dryRun, guessMapping } from './csv-import';
import type { CsvField, CsvMapping } from './csv-import';
import { fileText } from './csv-file-text';
import { readCsv } from './csv-reader';
import type { CsvTable } from './csv-reader';
import { sumOf } from '../expense-search';
import { divideRows } from './known-rows';
import type { PartyPayer } from '../form/people-of';

interface ImportDialogProps {
  tripId: string;
  payers: readonly PartyPayer[];
  expenses: readonly Expense[];
  onClose: () => void;
}

const MOST_NAMED = 100;

const fieldNames: Record<CsvField, string> = {
  day: 'Date',
  what: 'What',
  amount: 'Amount',
  category: 'Category',
  paidBy: 'Who paid',
  note: 'Note',
  currency: 'Currency',
  original: 'Amount in that currency',
  rate: 'Rate',
  shares: 'Shared by',
};

const rows = (count: number): string => `${count.toLocaleString('en-US')} row${count === 1 ? '' : 's'}`;

/** A table of expenses: which column is what, each bad row by name, and then all good ones at once. */
export function ImportDialog({ tripId, payers, expenses, onClose }: ImportDialogProps) {
  const [table, setTable] = useState<CsvTable>();
  const [mapping, setMapping] = useState<CsvMapping>();
  /** As they were when the file was chosen, so that what is sent again is the same. */
  const [before, setBefore] = useState(expenses);
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [importExpenses, { isLoading }] = useImportExpensesMutation();
  const input = useId();
  const result = useMemo(() => {
    if (!table || !mapping) return undefined;
    const { good, bad } = dryRun(table, mapping, payers, tripId);
    const { fresh, known } = divideRows(good, before);
    return { sent: again ? [...fresh, ...known] : fresh, known, bad };
  }, [table, mapping, payers, tripId, before, again]);

  const read = async (file: File) => {
    setProblem(undefined);
    setTable(undefined);
    setMapping(undefined);
    setBefore(expenses);
    setAgain(false);
    if (file.size > MOST_IMPORTED_BYTES) return setProblem('This file has over 2 MB: divide it first.');
    const text = await fileText(file).catch(() => undefined);
    if (text === undefined) return setProblem('This file could not be read: choose it again.');
    const next = readCsv(text);
    if (next.openQuote !== undefined)
      return setProblem(
        `The quote that begins on line ${String(next.openQuote)} has no end: close it first.`,
      );
    if (next.rows.length === 0)
      return setProblem('This file has no rows below its headings: choose a CSV file.');
    if (next.rows.length > MOST_IMPORTED) {
      return setProblem(
        `One import takes at most ${rows(MOST_IMPORTED)}; this file has ${rows(next.rows.length)}.`,
      );
    }
    setTable(next);
    setMapping(guessMapping(next));
  };

  const send = async () => {
    if (!result) return;
    const answer = await importExpenses({ tripId, expenses: result.sent });
    if (answer.error) {
      const [wrong] = Object.values(fieldErrorsOf(answer.error));
      return setProblem(`Nothing was imported. ${wrong ?? apiErrorOf(answer.error).message}`);
    }
    const { added, alreadyThere } = answer.data;
    notify({
      tone: 'success',
      title: `${rows(added)} imported`,
      ...(alreadyThere > 0 && {
        description: `${rows(alreadyThere)} were already there and stay as they are.`,
      }),
    });
    onClose();
  };

  const change = (part: Partial<CsvMapping>) => setMapping((now) => now && { ...now, ...part });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Import expenses"
      description="A CSV file of your bank, a spreadsheet, or an export from here."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!result || result.sent.length === 0}
            busy={isLoading}
            busyLabel="Importing…"
            onClick={() => void send()}
          >
            {result ? `Import ${rows(result.sent.length)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <label htmlFor={input} className="text-sm font-semibold">
            CSV file
          </label>
          <input
            id={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="min-h-11 w-full rounded-lg border border-edge bg-surface px-3 py-2"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void read(file);
            }}
          />
        </div>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        {table && mapping ? (
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="pb-2 font-display text-lg">Which column is what?</legend>
            {csvFields.map((field) => (
              <SelectField
                key={field}
                label={fieldNames[field]}
                value={String(mapping.columns[field] ?? '')}
                onValueChange={(value) =>
                  change({
                    columns: { ...mapping.columns, [field]: value === '' ? undefined : Number(value) },
                  })
                }
                options={[
                  { value: '', label: 'Not in the file' },
                  ...table.header.map((name, index) => ({
                    value: String(index),
                    label: `${name || `Column ${String(index + 1)}`} (${(table.rows[0]?.cells[index] ?? '').slice(0, 24)})`,
                  })),
                ]}
              />
            ))}
            <SelectField
              label="Dates look like"
              value={mapping.dates}
              onValueChange={(value) =>
                change({
                  dates: value === 'day-first' || value === 'month-first' ? value : 'year-first',
                })
              }
              options={[
                { value: 'month-first', label: '3/14/2027' },
                { value: 'day-first', label: '14.3.2027 or 14/03/2027' },
                { value: 'year-first', label: '2027-03-14' },
              ]}
            />
            <SelectField
              label="Amounts look like"
              value={mapping.mark}
              onValueChange={(value) => change({ mark: value === ',' ? ',' : '.' })}
              options={[
                { value: '.', label: '1,240.50' },
                { value: ',', label: '1.240,50' },
              ]}
            />
            <SelectField
              label="Money spent looks like"
              value={mapping.spent}
              onValueChange={(value) => change({ spent: value === '-' ? '-' : '+' })}
              options={[
                { value: '+', label: '12.50' },
                { value: '-', label: '-12.50, as a bank writes it' },
              ]}
            />
            <SelectField
              label="Category of rows that name none"
              value={mapping.category}
              onValueChange={(value) =>
                change({ category: budgetCategories.find((each) => each === value) ?? 'misc' })
              }
              options={budgetCategories.map((value) => ({ value, label: budgetCategoryNames[value] }))}
            />
          </fieldset>
        ) : null}
        {result ? (
          <section aria-label="Dry run" className="grid gap-2">
            <p role="status">
              {rows(result.sent.length)} can be imported, {formatMoney(sumOf(result.sent))} together.
              {result.known.length > 0 && !again
                ? ` ${rows(result.known.length)} will be left out: this trip already has the same expense.`
                : ''}
              {result.bad.length > 0 ? ` ${rows(result.bad.length)} cannot, and will be left out:` : ''}
            </p>
            <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
              {result.bad.slice(0, MOST_NAMED).map(({ line, problem: wrong }) => (
                <li key={line} className="wrap-anywhere">
                  <span className="font-semibold tabular-nums">Line {line}:</span> {wrong}
                </li>
              ))}
              {result.bad.length > MOST_NAMED ? (
                <li>and {rows(result.bad.length - MOST_NAMED)} more</li>
              ) : null}
            </ul>
            {result.known.length > 0 ? (
              <Checkbox
                label={`Import again what this trip already has: ${rows(result.known.length)}`}
                hint="Imported before, or of the same day, amount and words as an expense here."
                checked={again}
                onCheckedChange={setAgain}
              />
            ) : null}
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
