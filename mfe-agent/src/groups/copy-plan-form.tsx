import type { AgentGroup } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type FormEvent } from 'react';
import { MissingAges, readAge, type TypedAges } from '../frame/trips/missing-ages';
import { useCopyGroupTripMutation, useGroupClientQuery, useGroupClientsQuery } from './groups-api';

interface CopyPlanFormProps {
  group: AgentGroup;
  onDone: () => void;
  onBack: () => void;
}

export function CopyPlanForm({ group, onDone, onBack }: CopyPlanFormProps) {
  const made = group.households.filter(({ isMade }) => isMade);
  const [fromTripId, setFrom] = useState(made[0]?.tripId ?? '');
  const [clientId, setClientId] = useState('');
  const [name, setName] = useState<string>();
  const [ages, setAges] = useState<TypedAges>({});
  const [tried, setTried] = useState(false);
  const { data: clients = [] } = useGroupClientsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: household, error } = useGroupClientQuery(clientId, { skip: !clientId });
  const [copy, copying] = useCopyGroupTripMutation();
  const others = clients.filter(({ id }) => !group.households.some((each) => each.clientId === id));
  const client = others.find(({ id }) => id === clientId);
  const title = name ?? (client ? `${client.lastName} family trip` : '');
  const ageless = (household?.people ?? []).filter(({ birthDate }) => birthDate === null);
  const fields = getFieldErrors(copying.error);
  const problem = copying.error ?? error;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!household) return;
    const typed = ageless.flatMap(({ id }) => {
      const age = readAge(ages[id]);
      return age === undefined ? [] : [{ personId: id, age }];
    });
    if (typed.length < ageless.length) return;
    const plan = { fromTripId, clientId, name: title, ...(typed.length > 0 && { ages: typed }) };
    const { data } = await copy({ groupId: group.id, ...plan });
    if (data) onDone();
  };
  return (
    <form
      noValidate
      aria-label="Copy the plan"
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <SelectField
        label="Plan of"
        value={fromTripId}
        onValueChange={setFrom}
        options={made.map(({ tripId, clientName, tripName }) => ({
          value: tripId,
          label: `${clientName}: ${tripName}`,
        }))}
      />
      <SelectField
        label="For"
        value={clientId}
        onValueChange={setClientId}
        placeholder="Choose a client"
        {...(tried && !client && { error: 'Choose whose trip it is' })}
        options={others.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        }))}
      />
      <TextField
        label="Name of the trip"
        value={title}
        maxLength={120}
        onChange={({ target }) => setName(target.value)}
        {...(fields['name'] && { error: fields['name'] })}
      />
      <MissingAges people={ageless} ages={ages} tried={tried} onChange={setAges} />
      {problem ? (
        <Notice tone="error">{Object.values(fields)[0] ?? toApiError(problem).message}</Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" busy={copying.isLoading} busyLabel="Copying…">
          Copy the plan
        </Button>
      </div>
    </form>
  );
}
