import type { AgentTrip } from '@landsea/contracts/agents';
import { addDays, CalendarDate, getDateIn } from '@landsea/contracts/core';
import { shippedTrips } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError, getFieldErrors } from '@landsea/web-kit';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAge, MissingAges, type TypedAges } from '../frame/trips/missing-ages';
import {
  useBeginClientTripMutation,
  useCopyClientTripMutation,
  useGetTripClientQuery,
  useListTripClientsQuery,
} from './agent-trips-api';
import { EMPTY, listTripStarts, readShippedKey, sayWhatComesAlong } from './trip-starts';
import { useListTripTemplatesQuery } from './trip-templates-api';

interface NewTripDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trips: readonly AgentTrip[];
  clientId?: string;
}

const SOON_DAYS = 180;

/** An empty trip goes on in the wizard; a copy needs a name and a first day. */
export function NewTripDialog({ open, onOpenChange, trips, clientId: known = '' }: NewTripDialogProps) {
  const { data: clients = [] } = useListTripClientsQuery(undefined, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const { data: templates = [] } = useListTripTemplatesQuery(undefined, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const [copy, copied] = useCopyClientTripMutation();
  const [begin, begun] = useBeginClientTripMutation();
  const [chosen, setChosen] = useState(known);
  const [from, setFrom] = useState(EMPTY);
  const [name, setName] = useState<string>();
  const [startDate, setStartDate] = useState(() => addDays(getDateIn(new Date()), SOON_DAYS));
  const [ages, setAges] = useState<TypedAges>({});
  const [hotelName, setHotelName] = useState('');
  const [withNotes, setWithNotes] = useState(false);
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const clientId = chosen || (clients.length === 1 ? (clients[0]?.id ?? '') : '');
  const client = clients.find(({ id }) => id === clientId);
  const title = name ?? (client ? `${client.lastName} family trip` : '');
  const isCopy = from !== EMPTY;
  const ours = readShippedKey(from);
  const making = ours ? begun : copied;
  const fields = getFieldErrors(making.error);
  const refusal = making.error ? toApiError(making.error) : undefined;
  // A trip of the same client keeps its party.
  const addsHousehold = isCopy && trips.find(({ tripId }) => tripId === from)?.clientId !== clientId;
  const household = useGetTripClientQuery(clientId, {
    skip: !open || !client || !addsHousehold,
    refetchOnMountOrArgChange: true,
  });
  const ageless = addsHousehold
    ? (household.currentData?.people ?? []).filter(({ birthDate }) => birthDate === null)
    : [];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!client) return;
    if (!isCopy) return navigate(`/create-trip?client=${client.id}`);
    if (!CalendarDate.safeParse(startDate).success) return;
    const known = ageless.flatMap(({ id }) => {
      const age = readAge(ages[id]);
      return age === undefined ? [] : [{ personId: id, age }];
    });
    if (known.length < ageless.length || (addsHousehold && !household.currentData)) return;
    const typed = known.length > 0 && { ages: known };
    const { data } = ours
      ? await begin({
          ...{ clientId, template: ours, name: title, startDate, ...typed },
          ...(hotelName.trim() && { hotelName: hotelName.trim() }),
        })
      : await copy({
          ...{ clientId, fromTripId: from, name: title, startDate, ...typed },
          ...(addsHousehold && { withNotes }),
        });
    if (data) return navigate(`/trip/${data.id}/dashboard`);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="A trip for a client"
      description="You plan it, and they see as much of it as you choose."
    >
      <form
        noValidate
        aria-label="A trip for a client"
        className="grid gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <SelectField
          label="Client"
          value={clientId}
          onValueChange={setChosen}
          placeholder="Choose a client"
          {...(tried && !client && { error: 'Choose whose trip it is' })}
          options={clients.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          }))}
        />
        <SelectField
          label="Begin with"
          value={from}
          onValueChange={setFrom}
          options={listTripStarts(templates, trips)}
        />
        {isCopy ? (
          <>
            <TextField
              label="Name of the trip"
              value={title}
              maxLength={120}
              onChange={({ target }) => setName(target.value)}
              {...(fields['name'] && { error: fields['name'] })}
            />
            <DateField
              label="First day"
              value={startDate}
              onChange={setStartDate}
              {...(fields['startDate'] && { error: fields['startDate'] })}
            />
            {ours && shippedTrips[ours].land.length > 0 ? (
              <TextField
                label="Hotel (optional)"
                hint="You can choose it later."
                value={hotelName}
                maxLength={120}
                onChange={({ target }) => setHotelName(target.value)}
                {...(fields['hotelName'] && { error: fields['hotelName'] })}
              />
            ) : null}
            <MissingAges people={ageless} ages={ages} tried={tried} onChange={setAges} />
            {fields['ages'] ? <Notice tone="error">{fields['ages']}</Notice> : null}
            {addsHousehold && household.error ? (
              <Notice tone="error">{toApiError(household.error).message}</Notice>
            ) : null}
            <p className="text-muted">{sayWhatComesAlong(ours, addsHousehold)}</p>
            {addsHousehold && !ours ? (
              <Checkbox
                label="Copy the notes too"
                hint="They were written for another family, and this client may read them at once."
                checked={withNotes}
                onCheckedChange={setWithNotes}
              />
            ) : null}
          </>
        ) : null}
        {refusal && refusal.code !== 'VALIDATION_FAILED' ? (
          <Notice tone="error">{refusal.message}</Notice>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" size="lg" busy={making.isLoading} busyLabel="Creating…">
            {isCopy ? 'Create the trip' : 'Go on'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
