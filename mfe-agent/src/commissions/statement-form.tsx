import { AddStatement, type StatementPayer } from '@landsea/contracts/agents';
import { formatCents, looksReversed, sumLines } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { parseMoney } from '@landsea/ui/fields/money-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useAddStatementMutation, useCommissionSuppliersQuery } from './commissions-api';
import type { OpenedStatement } from './open-statement-file';

interface StatementFormProps {
  file: OpenedStatement;
  today: string;
  /** `isKnown`: the file was added before, and nothing changed. */
  onAdded: (statementId: string, isKnown: boolean) => void;
  onCancel: () => void;
}

const PAYERS = [
  { value: 'host', label: 'My host agency' },
  { value: 'supplier', label: 'A supplier' },
] as const;

/** The file beside the bank, before anything is kept. */
export function StatementForm({ file, today, onAdded, onCancel }: StatementFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [payer, setPayer] = useState<StatementPayer>('host');
  const [name, setName] = useState('');
  const [supplierId, setSupplierId] = useState('');
  const [paidOn, setPaidOn] = useState(today);
  const [isReversed, setReversed] = useState(() => looksReversed(file.lines));
  const lines = isReversed ? file.lines.map((line) => ({ ...line, cents: 0 - line.cents })) : file.lines;
  const [bank, setBank] = useState('');
  const [failure, setFailure] = useState<string>();
  const { data } = useCommissionSuppliersQuery();
  const [add, { isLoading }] = useAddStatementMutation();
  const sum = sumLines(lines);
  const suppliers = (data?.suppliers ?? []).map((each) => ({ value: each.id, label: each.name }));
  const supplier = payer === 'supplier' ? suppliers.find(({ value }) => value === supplierId) : undefined;
  const save = async (): Promise<void> => {
    const { fileName, sha256 } = file;
    const bankCents = parseMoney(bank);
    if (bank.trim() === '' || bankCents === undefined)
      return setFailure('Enter what the bank received, such as 4,250.00');
    const body = {
      ...{ id, payer, name: name || (supplier?.label ?? ''), supplierId: supplier?.value ?? null },
      ...{ paidOn, bankCents, fileName, isReversed, sha256, lines },
    };
    const checked = AddStatement.safeParse(body);
    if (!checked.success) return setFailure(checked.error.issues[0]?.message);
    const { data: added, error } = await add(checked.data);
    if (added) return onAdded(added.statement.id, added.statement.id !== id);
    setFailure(Object.values(getFieldErrors(error))[0] ?? toApiError(error).message);
  };
  return (
    <Card aria-labelledby="new-statement" className="grid max-w-3xl gap-4">
      <CardTitle id="new-statement">{file.fileName}</CardTitle>
      <p className="tabular-nums">
        {lines.length} {lines.length === 1 ? 'line' : 'lines'}, {formatCents(sum)} together
      </p>
      {looksReversed(file.lines) ? (
        <Notice tone="warning">
          Most amounts in this file have a minus. Some payers write what they pay you that way, so we turned
          the signs around.
        </Notice>
      ) : null}
      {file.unread.length > 0 ? (
        <Notice tone="warning">
          {file.unread.length === 1 ? 'One line is' : `${String(file.unread.length)} lines are`} left out,
          because we couldn’t read the amount: line{' '}
          {file.unread
            .slice(0, 5)
            .map(({ line, text }) => `${String(line)} (“${text.slice(0, 20)}”)`)
            .join(', ')}
          .
        </Notice>
      ) : null}
      <Segmented label="Who pays" showLabel options={PAYERS} value={payer} onValueChange={setPayer} />
      <div className="grid gap-3 sm:grid-cols-2">
        {payer === 'supplier' ? (
          <SelectField
            label="Supplier"
            value={supplierId}
            onValueChange={setSupplierId}
            options={[{ value: '', label: 'Several, or one that’s not in my list' }, ...suppliers]}
          />
        ) : null}
        <TextField
          label="Name of the payer"
          value={name}
          placeholder={supplier?.label}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Paid on"
          type="date"
          value={paidOn}
          onChange={({ target }) => setPaidOn(target.value)}
        />
        <TextField
          label="What your bank received"
          hint="As your bank shows it, not the file"
          inputMode="decimal"
          value={bank}
          maxLength={16}
          onChange={({ target }) => setBank(target.value)}
        />
      </div>
      <SwitchField
        label="Payments have a minus in this file"
        checked={isReversed}
        onCheckedChange={setReversed}
      />
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isLoading} busyLabel="Matching…" onClick={() => void save()}>
          Match the lines
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Card>
  );
}
