import type { CreateContribution, SavingsJar } from '@landsea/contracts/money';
import type { Traveler } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { FailureText } from '@landsea/ui/failure-text';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { Minus, Plus } from 'lucide-react';
import { useNewIds } from '@landsea/web-kit/rows';
import * as z from 'zod/mini';
import { defineTypedMoney } from '../../trip-frame/money/typed-money';
import { useContributeMutation } from './savings-api';

const Given = z.object({
  amountCents: defineTypedMoney().check(z.refine((cents) => cents !== 0, 'Enter an amount like 85.00')),
  by: z.string(),
  jarId: z.string(),
  day: z.string(),
  note: z.string().check(z.trim()),
});
type Given = z.infer<typeof Given>;

interface ContributionFormProps {
  tripId: string;
  party: readonly Traveler[];
  jars: readonly SavingsJar[];
  today: string;
  followsBudget: boolean;
  onBlocked: (() => void) | undefined;
}

export function ContributionForm(props: ContributionFormProps) {
  const { tripId, party, jars, today, followsBudget, onBlocked } = props;
  const [contribute] = useContributeMutation();
  const { form, field, choice, submit, failure, isBusy } = useZodForm(
    Given,
    { amountCents: '', by: party[0]?.id ?? party[0]?.name ?? '', jarId: '', day: today, note: '' },
    { onBlocked },
  );
  const ids = useNewIds();

  const save = (sign: 1 | -1) => async (typed: Given) => {
    const given: Omit<CreateContribution, 'id'> = {
      jarId: typed.jarId || null,
      by: typed.by || null,
      amountCents: sign * typed.amountCents,
      day: typed.day || today,
      note: typed.note,
    };
    const { error } = await contribute({ tripId, contribution: { id: ids.getId(given), ...given } });
    if (error) return callFailure(error);
    ids.markCreated(given);
    return form.reset({ ...form.getValues(), amountCents: '', note: '' });
  };

  return (
    <Card>
      <form
        noValidate
        aria-label="Save something"
        className="grid grid-cols-1 gap-4"
        onSubmit={submit(save(1))}
      >
        <CardTitle>Add to savings</CardTitle>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          <TextField
            {...field('amountCents')}
            className="col-span-2 sm:col-span-1"
            label="Amount in US dollars"
            inputMode="decimal"
            placeholder="85.00"
          />
          <SelectField
            {...choice('by')}
            label="From"
            options={[
              ...party.map((person) => ({ value: person.id ?? person.name, label: person.name })),
              { value: '', label: 'Somebody else' },
            ]}
          />
          <SelectField
            {...choice('jarId')}
            label="For"
            options={[
              { value: '', label: 'The trip' },
              ...jars.map((jar) => ({ value: jar.id, label: jar.name })),
            ]}
          />
          <DateField {...field('day')} className="col-span-2 sm:col-span-1" label="Day" />
          <TextField {...field('note')} className="col-span-full" label="Note" maxLength={200} />
        </div>
        <FailureText>{failure && `Not saved. ${failure.message}`}</FailureText>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            busyLabel="Saving…"
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
          >
            Add
          </Button>
          <Button
            disabled={isBusy}
            icon={<Minus aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={submit(save(-1))}
          >
            Withdraw
          </Button>
        </div>
        {followsBudget ? (
          <p className="text-sm text-muted">
            Paid for something from savings? Record it here to keep your balance right.
          </p>
        ) : null}
      </form>
    </Card>
  );
}
