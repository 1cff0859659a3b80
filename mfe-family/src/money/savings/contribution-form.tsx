import type { CreateContribution, SavingsJar } from '@landsea/contracts/money';
import type { Traveler } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { FailureText } from '@landsea/ui/failure-text';
import { moneyProblem, parseMoney } from '@landsea/ui/fields/money-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf } from '@landsea/web-kit';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNewIds } from '@landsea/web-kit/rows';
import { useContributeMutation } from './savings-api';

interface ContributionFormProps {
  tripId: string;
  party: readonly Traveler[];
  jars: readonly SavingsJar[];
  today: string;
  /** The target is what the budget still has to pay. */
  followsBudget: boolean;
  onBlocked: (() => void) | undefined;
}

/** Money put in or taken out: how much, who, for what. What was typed stays until it is saved. */
export function ContributionForm(props: ContributionFormProps) {
  const { tripId, party, jars, today, followsBudget, onBlocked } = props;
  const [contribute, { isLoading }] = useContributeMutation();
  const [amount, setAmount] = useState('');
  const [by, setBy] = useState(party[0]?.id ?? party[0]?.name ?? '');
  const [jarId, setJarId] = useState('');
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const ids = useNewIds();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const save = async (sign: 1 | -1) => {
    if (onBlocked) return onBlocked();
    const cents = parseMoney(amount);
    if (!cents) return setError(moneyProblem(amount) ?? 'Enter an amount like 85.00');
    const given: Omit<CreateContribution, 'id'> = {
      jarId: jarId || null,
      by: by || null,
      amountCents: sign * cents,
      day: day || today,
      note: note.trim(),
    };
    const answer = await contribute({ tripId, contribution: { id: ids.of(given), ...given } });
    if (answer.error) {
      const [wrong] = Object.values(fieldErrorsOf(answer.error));
      return setFailure(wrong ?? `Not saved. ${apiErrorOf(answer.error).message}`);
    }
    ids.created(given);
    setFailure(undefined);
    setAmount('');
    setNote('');
  };

  return (
    <Card>
      <form
        noValidate
        aria-label="Save something"
        className="grid grid-cols-1 gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(1);
        }}
      >
        <CardTitle>Put something aside</CardTitle>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          <TextField
            className="col-span-2 sm:col-span-1"
            label="Amount in US dollars"
            inputMode="decimal"
            placeholder="85.00"
            value={amount}
            error={error}
            onChange={(event) => {
              setError(undefined);
              setFailure(undefined);
              setAmount(event.target.value);
            }}
          />
          <SelectField
            label="Who gave it"
            value={by}
            onValueChange={setBy}
            options={[
              ...party.map((person) => ({ value: person.id ?? person.name, label: person.name })),
              { value: '', label: 'Somebody else' },
            ]}
          />
          <SelectField
            label="For"
            value={jarId}
            onValueChange={setJarId}
            options={[
              { value: '', label: 'The trip' },
              ...jars.map((jar) => ({ value: jar.id, label: jar.name })),
            ]}
          />
          <DateField className="col-span-2 sm:col-span-1" label="Day" value={day} onChange={setDay} />
          <TextField
            className="col-span-full"
            label="Note"
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <FailureText>{failure}</FailureText>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isLoading}
            busyLabel="Saving…"
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
          >
            Put in
          </Button>
          <Button
            disabled={isLoading}
            icon={<Minus aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => void save(-1)}
          >
            Take out
          </Button>
        </div>
        {followsBudget ? (
          <p className="text-sm text-muted">
            What you pay from these savings, take out here too: the target has gone down by it already.
          </p>
        ) : null}
      </form>
    </Card>
  );
}
