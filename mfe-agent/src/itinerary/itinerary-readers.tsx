import type { AgentItinerary, ItineraryRecipient } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, notify, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import {
  useAddItineraryReaderMutation,
  useTellOfItineraryMutation,
  useWithdrawItineraryReaderMutation,
} from './itinerary-api';
import { describeReader } from './itinerary-labels';

interface ReaderProps {
  tripId: string;
  reader: ItineraryRecipient;
  publishedNumber: number | null;
}

function Reader({ tripId, reader, publishedNumber }: ReaderProps) {
  const { id, name, email, withdrawnAt } = reader;
  const [withdraw, { isLoading }] = useWithdrawItineraryReaderMutation();
  const turnOff = async () => {
    const { data } = await withdraw({ tripId, readerId: id });
    if (data) notify({ tone: 'success', title: `${name}’s link is off. Add them again for a new one.` });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-sm text-muted">{email}</span>
        <span className="block text-sm text-muted">{describeReader(reader, publishedNumber)}</span>
      </span>
      {withdrawnAt ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="-mx-3"
          busy={isLoading}
          aria-label={`Turn off the link of ${name}`}
          onClick={() => void turnOff()}
        >
          Turn off
        </Button>
      )}
    </li>
  );
}

function AddReader({ itinerary: { tripId, suggested, publishedNumber } }: { itinerary: AgentItinerary }) {
  const [name, setName] = useState(suggested?.name ?? '');
  const [email, setEmail] = useState(suggested?.email ?? '');
  const [add, { isLoading, error }] = useAddItineraryReaderMutation();
  const errors = error ? getFieldErrors(error) : {};
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await add({ tripId, name, email });
    if (!data) return;
    setName('');
    setEmail('');
    notify({
      tone: 'success',
      title:
        publishedNumber === null ? 'Added. They get the link when you publish.' : 'The link is on its way.',
    });
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        value={name}
        error={errors['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        error={errors['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
      {error && Object.keys(errors).length === 0 ? (
        <Notice tone="error">{toApiError(error).message}</Notice>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={isLoading}>
        Add a reader
      </Button>
    </form>
  );
}

export function ItineraryReaders({ itinerary }: { itinerary: AgentItinerary }) {
  const { tripId, recipients, publishedNumber } = itinerary;
  const [tell, { isLoading, error }] = useTellOfItineraryMutation();
  const isBehind = recipients.some(
    ({ toldNumber, withdrawnAt }) => withdrawnAt === null && toldNumber !== publishedNumber,
  );
  const send = async () => {
    const { data } = await tell({ tripId });
    if (data)
      notify({ tone: 'success', title: 'Sent. Each reader gets what changed since their last email.' });
  };
  return (
    <Card aria-labelledby="readers" className="grid gap-3">
      <CardTitle id="readers">Who reads it</CardTitle>
      {recipients.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {recipients.map((reader) => (
            <Reader key={reader.id} {...{ tripId, reader, publishedNumber }} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nobody yet. They need no account, just the link that we email.</p>
      )}
      {isBehind && publishedNumber !== null ? (
        <Button className="justify-self-start" busy={isLoading} onClick={() => void send()}>
          Tell the family
        </Button>
      ) : null}
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <AddReader key={recipients.length} itinerary={itinerary} />
    </Card>
  );
}
