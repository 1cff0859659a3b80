import type { AgentBookings } from '@landsea/contracts/agents';
import type { ForwardedEmail } from '@landsea/contracts/forwarding';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDayOf, notify, useAccess } from '@landsea/web-kit';
import { useState } from 'react';
import {
  useDismissForwardedMutation,
  useLazyForwardedTextQuery,
  useMakeForwardingAddressMutation,
  useTripForwardingQuery,
} from '../frame/bookings/bookings-api';
import { readText, type ReadText } from './read-text';

interface ForwardedCardProps {
  trip: AgentBookings;
  onRead: (read: ReadText, onDone: () => void) => void;
}

/** Confirmations forwarded to the trip’s address wait here; nothing where forwarding is off. */
export function ForwardedCard({ trip, onRead }: ForwardedCardProps) {
  const { tripId } = trip;
  const { takesEmails = false } = useAccess(tripId);
  const { data } = useTripForwardingQuery(tripId, { skip: !takesEmails });
  const [make, { isLoading }] = useMakeForwardingAddressMutation();
  if (!data) return null;
  const { address, emails } = data;
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? '');
    notify({ title: 'Address copied', tone: 'success' });
  };
  return (
    <Card aria-labelledby="forwarded" className="grid max-w-3xl gap-3">
      <CardTitle id="forwarded">Forwarded confirmations</CardTitle>
      {address ? (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          <span className="min-w-0 wrap-anywhere">Forward emails about this trip to {address}</span>
          <Button size="sm" variant="quiet" onClick={() => void copy()}>
            Copy the address
          </Button>
        </p>
      ) : (
        <Button
          size="sm"
          className="justify-self-start"
          busy={isLoading}
          busyLabel="Making it…"
          onClick={() => void make(tripId)}
        >
          Make an address for this trip
        </Button>
      )}
      <ul className="divide-y divide-hairline empty:hidden">
        {emails.map((email) => (
          <WaitingEmail key={email.id} trip={trip} email={email} onRead={onRead} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingEmail({ trip, email, onRead }: ForwardedCardProps & { email: ForwardedEmail }) {
  const [load] = useLazyForwardedTextQuery();
  const [dismiss] = useDismissForwardedMutation();
  const [isBusy, setIsBusy] = useState(false);
  const named = { tripId: trip.tripId, emailId: email.id };
  const open = async () => {
    setIsBusy(true);
    const { data } = await load(named);
    const read = data && (await readText(trip, data.text, data.reservations));
    setIsBusy(false);
    if (read) onRead(read, () => void dismiss(named));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <p className="min-w-0 wrap-anywhere">
        {email.subject || 'Without a subject'}
        <span className="block text-sm text-muted">
          From {email.sender}, {formatDayOf(email.receivedAt)}
        </span>
      </p>
      <span className="-mx-3 flex flex-wrap">
        <Button size="sm" variant="quiet" busy={isBusy} busyLabel="Reading…" onClick={() => void open()}>
          Read<span className="sr-only"> {email.subject}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void dismiss(named)}>
          Dismiss<span className="sr-only"> {email.subject}</span>
        </Button>
      </span>
    </li>
  );
}
