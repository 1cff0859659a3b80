import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDateRange, useSession } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { deskKinds } from '../frame/bookings/booking-texts';
import { useAgentBookingsQuery, useRemoveAgentBookingMutation } from '../frame/bookings/bookings-api';
import { useNow } from '../frame/use-now';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { makeBookingDraft, toDraft } from './booking-draft';
import { BookingForm } from './booking-form';
import { BookingRow } from './booking-row';
import { FeesCard } from './fees-card';
import { ForwardedCard } from './forwarded-card';
import { PastePanel } from './paste-panel';
import { PdfDrop } from './pdf-drop';
import type { ReadText } from './read-text';
import { SuppliersCard } from './suppliers-card';
import { usePdfReader } from './use-pdf-reader';
import { useUndoChange } from './use-undo-change';

const back = { label: 'Trips', to: '/app/agents/trips' };

export function TripBookingsPage() {
  const { tripId = '' } = useParams();
  const { data: trip, error, refetch } = useAgentBookingsQuery(tripId, { refetchOnMountOrArgChange: true });
  if (trip) return <TripBookings trip={trip} />;
  const missing = { title: 'No such trip', text: 'None of your clients’ trips is at this address.' };
  return (
    <UnloadedPage
      {...{ error, missing, back }}
      loading="Loading the bookings"
      onRetry={() => void refetch()}
    />
  );
}

type Panel =
  | { kind: 'paste'; first?: ReadText; onDone?: () => void }
  | { kind: 'form'; known?: AgentBooking }
  | { kind: 'suppliers' }
  | undefined;

function TripBookings({ trip }: { trip: AgentBookings }) {
  const { tripId, tripName, clientId, clientName, startDate, endDate, bookings, canEdit } = trip;
  const now = useNow();
  const today = getDateIn(now);
  const [panel, setPanel] = useState<Panel>();
  const [removing, setRemoving] = useState<AgentBooking>();
  const pdf = usePdfReader(trip);
  const { offerUndo, offer, undoBar } = useUndoChange(trip);
  const { user } = useSession();
  const close = () => {
    pdf.forget();
    setPanel(undefined);
  };
  const check = (first: ReadText) =>
    setPanel((now) => (now?.kind === 'paste' && !now.first ? { kind: 'paste', first } : now));
  const takeFiles = async (files: readonly File[]) => {
    setPanel({ kind: 'paste' });
    const read = await pdf.read(files);
    if (read) check(read);
  };
  const takesFiles = canEdit && !user?.isDemo && (!panel || (panel.kind === 'paste' && !panel.first));
  const onFiles = (files: readonly File[]) => void takeFiles(files);
  const shown = bookings.filter(({ booking }) => (deskKinds as readonly string[]).includes(booking.kind));
  return (
    <PdfDrop onFiles={takesFiles ? onFiles : undefined}>
      <PageHeader
        title={`Bookings for ${clientName}`}
        lead={
          <>
            <Link to={`/trip/${tripId}/dashboard`} className="text-sea underline underline-offset-4">
              {tripName}
            </Link>
            , {formatDateRange(startDate, endDate)}
          </>
        }
        breadcrumb={<BackLink {...back} />}
        actions={
          canEdit && !panel ? (
            <>
              <Button
                size="sm"
                variant="primary"
                icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
                onClick={() => setPanel({ kind: 'paste' })}
              >
                Paste a confirmation
              </Button>
              <Button size="sm" onClick={() => setPanel({ kind: 'form' })}>
                Add by hand
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setPanel({ kind: 'suppliers' })}>
                Suppliers
              </Button>
              <Button size="sm" variant="quiet" asChild>
                <Link to="/app/agents/price-offers">Lower prices</Link>
              </Button>
            </>
          ) : null
        }
      />
      <div className="grid gap-6">
        {canEdit ? null : <p className="text-muted">You can look at these bookings, not change them.</p>}
        {panel?.kind === 'paste' ? (
          <PastePanel
            key={panel.first ? 'check' : 'paste'}
            {...{ trip, pdf, onFiles }}
            onRead={check}
            onChanged={offerUndo}
            first={panel.first}
            onDone={panel.onDone}
            onClose={close}
          />
        ) : null}
        {panel?.kind === 'suppliers' ? <SuppliersCard suppliers={trip.suppliers} onClose={close} /> : null}
        {panel?.kind === 'form' ? (
          <Card aria-labelledby="booking-form" className="grid max-w-3xl gap-4">
            <CardTitle id="booking-form">{panel.known ? 'Change the booking' : 'Add a booking'}</CardTitle>
            <BookingForm
              trip={trip}
              first={
                panel.known ? toDraft(panel.known, trip.people) : makeBookingDraft(trip.people, startDate)
              }
              known={panel.known}
              onChanged={offerUndo}
              onSaved={close}
              onCancel={close}
            />
          </Card>
        ) : null}
        {shown.length === 0 && !panel ? (
          <EmptyState
            title="Nothing booked yet"
            text="Paste the first confirmation, or drop its PDF here: numbers, guests, payments and your commission are kept here."
          />
        ) : (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface empty:hidden">
            {shown.map((row) => (
              <BookingRow
                key={row.booking.id}
                {...{ trip, row, now, today, offer }}
                onChanged={offerUndo}
                onChange={() => setPanel({ kind: 'form', known: row })}
                onRemove={() => setRemoving(row)}
              />
            ))}
          </ul>
        )}
        {canEdit && !panel ? (
          <ForwardedCard trip={trip} onRead={(first, onDone) => setPanel({ kind: 'paste', first, onDone })} />
        ) : null}
        <FeesCard {...{ tripId, today }} />
        <Link
          to={`/app/agents/clients/${clientId}`}
          className="inline-flex min-h-11 items-center justify-self-start wrap-anywhere text-sea underline-offset-4 hover:underline"
        >
          All about {clientName}
        </Link>
      </div>
      {undoBar}
      {removing ? (
        <RemoveDialog tripId={tripId} row={removing} onClose={() => setRemoving(undefined)} />
      ) : null}
    </PdfDrop>
  );
}

interface RemoveDialogProps {
  tripId: string;
  row: AgentBooking;
  onClose: () => void;
}

function RemoveDialog({ tripId, row: { booking }, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useRemoveAgentBookingMutation();
  const confirm = async () => {
    const { error } = await remove({ tripId, bookingId: booking.id });
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Remove this booking?"
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="primary" busy={isLoading} busyLabel="Removing…" onClick={() => void confirm()}>
            Remove
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        “{booking.title}” is gone from the trip, for your client, too. You can take it back in the trip’s
        recent changes. If the supplier canceled it, change its status instead.
      </p>
    </Dialog>
  );
}
