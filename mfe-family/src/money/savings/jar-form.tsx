import type { Traveler } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useNewIds } from '@landsea/web-kit/rows';
import { Plus } from 'lucide-react';
import * as z from 'zod/mini';
import { defineTypedMoney } from '../../trip-frame/money/typed-money';
import { useWriteJarMutation } from './savings-api';

const Jar = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Give the jar a name')),
  person: z.string(),
  goalCents: defineTypedMoney('The goal: '),
});

interface JarFormProps {
  tripId: string;
  party: readonly Traveler[];
  onBlocked: (() => void) | undefined;
}

export function JarForm({ tripId, party, onBlocked }: JarFormProps) {
  const [writeJar] = useWriteJarMutation();
  const { form, field, choice, submit, failure, isBusy } = useZodForm(
    Jar,
    { name: '', person: '', goalCents: '' },
    { onBlocked },
  );
  const ids = useNewIds();

  const add = submit(async ({ name, person, goalCents }) => {
    const jar = { name, person: person || null, goalCents: goalCents || null, removed: false, version: 0 };
    const { error } = await writeJar({ tripId, jar: { id: ids.getId(jar), ...jar } });
    if (error) return callFailure(error);
    ids.markCreated(jar);
    return form.reset({ ...form.getValues(), name: '', goalCents: '' });
  });

  return (
    <form
      noValidate
      aria-label="Add a jar"
      onSubmit={add}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_8rem_auto]"
    >
      <TextField {...field('name')} label="New jar" placeholder="Souvenirs" maxLength={60} />
      <SelectField
        {...choice('person')}
        label="Whose"
        options={[
          { value: '', label: 'Everybody’s' },
          ...party.map((each) => ({ value: each.id ?? each.name, label: each.name })),
        ]}
      />
      <TextField {...field('goalCents')} label="Goal" inputMode="decimal" placeholder="150" />
      <Button
        type="submit"
        busy={isBusy}
        busyLabel="Adding…"
        className="sm:mt-6.5"
        icon={<Plus aria-hidden className="size-5" />}
      >
        Add jar
      </Button>
      <FailureText className="col-span-full">{failure && `Not saved. ${failure.message}`}</FailureText>
    </form>
  );
}
