import type { PlanningFee } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { Notice } from '@landsea/ui/notice';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { toApiError } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useMarkFeeMutation, useRemoveFeeMutation, useTripFeesQuery } from '../frame/fees/fees-api';
import { FeeForm } from './fee-form';
import { FeeRow } from './fee-row';
import { ReasonDialog } from '../frame/reason-dialog';

type Open =
  | { kind: 'form'; fee?: PlanningFee }
  | { kind: 'receive' | 'waive' | 'remove'; fee: PlanningFee }
  | undefined;

/** Money from the client to the agent, apart from all bookings. */
export function FeesCard({ tripId, today }: { tripId: string; today: string }) {
  const { data, error } = useTripFeesQuery(tripId, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card id="fees" aria-labelledby="fees-title" className="grid max-w-3xl gap-3">
      <CardTitle id="fees-title">Your fees</CardTitle>
      <p className="text-muted">
        What this family pays you, not a supplier. They see it in their portal with a button to your own
        payment page; the money never passes through here.
      </p>
      {error && !data ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      {data && data.fees.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {data.fees.map((fee) => (
            <FeeRow
              key={fee.id}
              {...{ tripId, fee, today }}
              onReceive={() => setOpen({ kind: 'receive', fee })}
              onChange={() => setOpen({ kind: 'form', fee })}
              onWaive={() => setOpen({ kind: 'waive', fee })}
              onRemove={() => setOpen({ kind: 'remove', fee })}
            />
          ))}
        </ul>
      ) : null}
      {open?.kind === 'form' ? (
        <FeeForm
          key={open.fee?.id ?? 'new'}
          {...{ tripId, known: open.fee }}
          lastPayLink={data?.lastPayLink ?? null}
          onDone={close}
        />
      ) : data ? (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setOpen({ kind: 'form' })}
        >
          Add a fee
        </Button>
      ) : null}
      {open?.kind === 'receive' ? <ReceiveDialog {...{ tripId, fee: open.fee }} onClose={close} /> : null}
      {open?.kind === 'waive' ? <WaiveDialog {...{ tripId, fee: open.fee }} onClose={close} /> : null}
      {open?.kind === 'remove' ? <RemoveDialog {...{ tripId, fee: open.fee }} onClose={close} /> : null}
    </Card>
  );
}

interface FeeDialogProps {
  tripId: string;
  fee: PlanningFee;
  onClose: () => void;
}

const Receipt = z.object({
  receivedOn: z.string().check(z.minLength(1, 'Enter the day when the money came')),
});

/** The day of the bank’s statement, by the agent’s own calendar. */
function ReceiveDialog({ tripId, fee: { id, name, version }, onClose }: FeeDialogProps) {
  const [mark] = useMarkFeeMutation();
  return (
    <FormDialog
      title={`“${name}” is received`}
      submitLabel="Save"
      hasCancel
      schema={Receipt}
      initial={{ receivedOn: getDateIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone) }}
      onSave={async ({ receivedOn }) => {
        const body = { state: 'confirmed' as const, receivedOn, version };
        return callFailure((await mark({ tripId, feeId: id, body })).error);
      }}
      onClose={onClose}
    >
      {({ field }) => <DateField {...field('receivedOn')} label="Received on" />}
    </FormDialog>
  );
}

function WaiveDialog({ tripId, fee: { id, name, version }, onClose }: FeeDialogProps) {
  const [mark] = useMarkFeeMutation();
  return (
    <ReasonDialog
      title={`Waive “${name}”?`}
      description="Your client reads that it’s waived, never why."
      submitLabel="Waive it"
      onSend={(reason) => mark({ tripId, feeId: id, body: { state: 'waived', reason, version } })}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ tripId, fee: { id, name }, onClose }: FeeDialogProps) {
  const [remove, { isLoading, error }] = useRemoveFeeMutation();
  const confirm = async () => {
    const answered = await remove({ tripId, feeId: id });
    if (!answered.error) onClose();
  };
  return (
    <ConfirmDialog
      title={`Remove “${name}”?`}
      confirmLabel="Remove"
      busyLabel="Removing…"
      variant="primary"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>It leaves your client’s portal, too. To keep a trace of it, waive it instead.</p>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
    </ConfirmDialog>
  );
}
