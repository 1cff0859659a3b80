import { SavePlanningFee, type PlanningFee } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSaveFeeMutation } from '../frame/fees/fees-api';
import { PayLinkField } from '../frame/fees/pay-link-field';

interface TypedFee {
  name: string;
  cents: string;
  dueOn: string;
  payLink: string;
  note: string;
  version: number;
}

const FeeDraft = z.pipe(
  z.transform(({ cents, dueOn, payLink, ...typed }: TypedFee) => ({
    ...typed,
    cents: parseMoney(cents),
    dueOn: dueOn || null,
    payLink: payLink.trim() || null,
  })),
  SavePlanningFee,
);

const toTyped = (fee: PlanningFee | undefined, lastPayLink: string | null): TypedFee => ({
  name: fee?.name ?? 'Planning fee',
  cents: fee ? formatMoneyText(fee.cents) : '',
  dueOn: fee?.dueOn ?? '',
  payLink: fee ? (fee.payLink ?? '') : (lastPayLink ?? ''),
  note: fee?.note ?? '',
  version: fee?.version ?? 0,
});

interface FeeFormProps {
  tripId: string;
  known: PlanningFee | undefined;
  /** Filled in for a new fee. */
  lastPayLink: string | null;
  onDone: () => void;
}

export function FeeForm({ tripId, known, lastPayLink, onDone }: FeeFormProps) {
  const [feeId] = useState(() => known?.id ?? crypto.randomUUID());
  const [save] = useSaveFeeMutation();
  const { field, submit, failure, isBusy } = useZodForm(FeeDraft, toTyped(known, lastPayLink));
  const send = submit(async (body) => {
    const { error } = await save({ tripId, feeId, body });
    if (error) return callFailure(error);
    onDone();
  });
  return (
    <form noValidate onSubmit={send} className="grid gap-4" aria-label={known ? 'Change the fee' : 'New fee'}>
      <TextField {...field('name')} label="Name of the fee" maxLength={80} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field('cents')}
          label="Amount"
          inputMode="decimal"
          placeholder="150.00"
          autoComplete="off"
          maxLength={16}
        />
        <DateField {...field('dueOn')} label="Due" />
      </div>
      <PayLinkField
        {...field('payLink')}
        nameHost={(host) => `The button leads your client to ${host}. No card number is ever entered here.`}
        hint="Square, PayPal, Stripe, or your bank. Leave empty if you’re paid another way."
      />
      <TextField {...field('note')} label="Note (your client reads it)" maxLength={300} />
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          Save the fee
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
