import type { CommissionStatement } from '@landsea/contracts/agents';
import { findSumProblem, formatCents } from '@landsea/rules/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { MoneyField, parseMoney } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddFeeMutation, useChangeStatementMutation, useRemoveStatementMutation } from './commissions-api';

interface StatementSumProps {
  statement: CommissionStatement;
  /** Called after each change, without an error when it is kept. */
  onFailure: (error: unknown) => void;
}

/** Lines and bank side by side; the statement closes when they agree to the cent. */
export function StatementSum({ statement, onFailure }: StatementSumProps) {
  const { id, version, linesCents, bankCents, closedAt, unclaimed } = statement;
  const [change, { isLoading }] = useChangeStatementMutation();
  const problem = findSumProblem(linesCents, bankCents);
  const save = async (body: { bankCents?: number; isClosed?: boolean }): Promise<void> =>
    onFailure((await change({ id, body: { version, ...body } })).error);
  const isOpen = closedAt === null;
  return (
    <Card aria-label="Sum" className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <p>
          <span className="block text-sm text-muted">Lines</span>
          <span className="font-display text-2xl tabular-nums">{formatCents(linesCents)}</span>
        </p>
        {isOpen ? (
          <MoneyField
            label="Bank"
            valueCents={bankCents}
            onCommit={(cents) => void save({ bankCents: cents })}
          />
        ) : (
          <p>
            <span className="block text-sm text-muted">Bank</span>
            <span className="font-display text-2xl tabular-nums">{formatCents(bankCents)}</span>
          </p>
        )}
        <Badge tone={isOpen ? 'sun' : 'palm'}>{isOpen ? 'Open' : 'Closed'}</Badge>
      </div>
      {problem ? <p>{problem}</p> : <p>Lines and bank agree to the cent.</p>}
      {unclaimed > 0 ? (
        <p className="text-muted">
          {unclaimed === 1
            ? 'One line is unclaimed. You can still find and match it after closing.'
            : `${String(unclaimed)} lines are unclaimed. You can still find and match them after closing.`}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <Button
              variant="primary"
              disabled={problem !== undefined}
              busy={isLoading}
              busyLabel="Saving…"
              onClick={() => void save({ isClosed: true })}
            >
              Close the statement
            </Button>
            <FeeButton statement={statement} onFailure={onFailure} />
            <RemoveButton id={id} onFailure={onFailure} />
          </>
        ) : (
          <Button busy={isLoading} busyLabel="Saving…" onClick={() => void save({ isClosed: false })}>
            Reopen it
          </Button>
        )}
      </div>
    </Card>
  );
}

function FeeButton({ statement, onFailure }: StatementSumProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<{ note?: string; amount?: string }>({});
  const [add, { isLoading }] = useAddFeeMutation();
  const { id, version } = statement;
  const save = async (): Promise<void> => {
    const cents = parseMoney(amount);
    if (note.trim() === '') return setProblem({ note: 'Say what the fee is for' });
    if (cents === undefined || cents === 0) return setProblem({ amount: 'Enter the fee, such as 12.50' });
    const { error } = await add({ id, body: { id: crypto.randomUUID(), version, note, cents: -cents } });
    onFailure(error);
    // What was typed stays until it is kept.
    if (error) setProblem({ amount: toApiError(error).message });
    else setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a fee</Button>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Add a fee"
          description="What the bank or the payer kept. It lowers the sum of the lines."
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button variant="primary" busy={isLoading} busyLabel="Adding…" onClick={() => void save()}>
                Add it
              </Button>
            </>
          }
        >
          <div className="grid gap-3">
            <TextField
              label="What for"
              value={note}
              maxLength={200}
              error={problem.note}
              onChange={({ target }) => setNote(target.value)}
            />
            <TextField
              label="Amount"
              inputMode="decimal"
              value={amount}
              maxLength={16}
              error={problem.amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function RemoveButton({ id, onFailure }: { id: string; onFailure: (error: unknown) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveStatementMutation();
  const navigate = useNavigate();
  const go = async (): Promise<void> => {
    const { error } = await remove(id);
    setAsking(false);
    if (error) onFailure(error);
    else void navigate('/app/agents/commissions');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete it
      </Button>
      {isAsking ? (
        <Dialog
          open
          onOpenChange={setAsking}
          title="Delete this statement?"
          description="Its lines go, and its bookings wait for their money again."
          footer={
            <>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
              <Button variant="danger" busy={isLoading} busyLabel="Deleting…" onClick={() => void go()}>
                Delete it
              </Button>
            </>
          }
        >
          {null}
        </Dialog>
      ) : null}
    </>
  );
}
