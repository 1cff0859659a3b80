import type { Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { toApiError, getFieldErrors, notify } from '@landsea/web-kit';
import type { ExpectedDays } from '@landsea/web-kit/tables';
import { useId } from 'react';
import type { PartyPayer } from '../form/people-of';
import { useImportExpensesMutation } from '../spending-api';
import { ColumnFields } from './column-fields';
import { rememberCategories, rememberDefault } from './file-categories';
import { ImportPreview } from './import-preview';
import { findNothingToImport } from './nothing-to-import';
import { QuestionFields } from './question-fields';
import { countRows } from './row-words';
import { useImportFile } from './use-import-file';

interface ImportDialogProps {
  tripId: string;
  payers: readonly PartyPayer[];
  expenses: readonly Expense[];
  /** The trip's days tell day and month apart. */
  days: ExpectedDays;
  onClose: () => void;
}

export function ImportDialog({ tripId, payers, expenses, days, onClose }: ImportDialogProps) {
  const { file, again, setAgain, problem, setProblem, read, chooseSheet, chooseHeadings, change } =
    useImportFile({ tripId, payers, expenses, days });
  const [importExpenses, { isLoading }] = useImportExpensesMutation();
  const [input, reason] = [useId(), useId()];
  const nothing = file && problem === undefined ? findNothingToImport(file) : undefined;

  const send = async () => {
    if (!file) return;
    setProblem(undefined);
    const answer = await importExpenses({ tripId, expenses: file.sent });
    if (answer.error) {
      const [wrong] = Object.values(getFieldErrors(answer.error));
      return setProblem(`Nothing was imported. ${wrong ?? toApiError(answer.error).message}`);
    }
    rememberCategories(file.mapping.categories);
    rememberDefault(file.mapping.category);
    const { added, alreadyThere } = answer.data;
    notify({
      tone: 'success',
      title: `${countRows(added)} imported`,
      ...(alreadyThere > 0 && {
        description: `${countRows(alreadyThere)} were already there and stay as they are.`,
      }),
    });
    onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Import expenses"
      description="A CSV or Excel file from your bank or card, Splitwise or Spliit, a spreadsheet, or an export from here."
      footer={
        <>
          {nothing ? (
            <p id={reason} className="mr-auto text-sm text-muted">
              {nothing}
            </p>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!file || file.sent.length === 0}
            aria-describedby={nothing ? reason : undefined}
            busy={isLoading}
            busyLabel="Importing…"
            onClick={() => void send()}
          >
            {file && file.sent.length > 0 ? `Import ${countRows(file.sent.length)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <label htmlFor={input} className="text-sm font-semibold">
            CSV or Excel file
          </label>
          <input
            id={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className="min-h-11 w-full rounded-lg border border-edge bg-surface px-3 py-2"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void read(chosen);
            }}
          />
        </div>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        {file ? (
          <>
            <ImportPreview
              file={file}
              again={again}
              nameOf={(ref) => payers.find((payer) => payer.ref === ref)?.name ?? ref}
            />
            {file.known.length > 0 ? (
              <Checkbox
                label={`Import again what this trip already has: ${countRows(file.known.length)}`}
                hint="Imported before, or the same day, amount and description as an expense here."
                checked={again}
                onCheckedChange={setAgain}
              />
            ) : null}
            <QuestionFields
              {...{ payers }}
              questions={file.questions}
              mapping={file.mapping}
              onChange={change}
            />
            <ColumnFields
              file={file}
              onChange={change}
              onHeadings={(headings) => chooseHeadings(headings)}
              onSheet={(sheet) => chooseSheet(sheet)}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
