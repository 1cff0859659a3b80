import { bookingKinds, type Booking, type BookingKind } from '@landsea/contracts/bookings';
import { findBookingProblems } from '@landsea/rules/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { PageHeader } from '@landsea/ui/page-header';
import { loadLatePart } from '@landsea/web-kit/pages';
import { conflictTexts } from '@landsea/web-kit/rows';
import { ClipboardPaste, Plus, Printer } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listBookings } from '../../trip-bookings/api/trip-bookings';
import { PlanDifferences } from '../../trip-bookings/differences/plan-differences';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { ForwardingHint } from '../../confirmations/forwarded/forwarding-hint';
import { useTakesEmails } from '../../confirmations/forwarded/use-takes-emails';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { Page } from '../../trip-frame/page/page';
import { EditorOnly, ReadOnlyNotice, useReader } from '../../trip-frame/access/read-only';
import { Suitcases } from '../../trip-frame/page/scenes';
import { useEditGuard } from '../../trip-frame/access/use-edit-gate';
import { BookingCard } from './booking-card';
import { BookingDialogs, type OpenDialog } from './booking-dialogs';
import { conflictLabels, formatConflictField } from './booking-conflict';
import { formatSummary, formatTotal } from './bookings-total';
import { FollowUps } from './follow-ups';
import { KindChips } from './kind-chips';
import { useBookingEdits } from './use-booking-edits';

const ForwardedEmails = loadLatePart(
  () => import('../../confirmations/forwarded/forwarded-emails'),
  'ForwardedEmails',
);
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

export function Bookings({ trip, dayItems }: { trip: TripDetail; dayItems: DayItems }) {
  const ports = usePortClocks(trip);
  const edits = useBookingEdits(trip.id);
  const guard = useEditGuard(trip.id);
  const takesEmails = useTakesEmails(trip.id);
  const seesMoney = useReader()?.seesMoney !== false;
  const [chosen, setChosen] = useState<BookingKind>();
  const [open, setOpen] = useState<OpenDialog>();
  const { hash } = useLocation();
  const { plans } = dayItems;
  const all = useMemo(() => (plans ? listBookings(plans, trip, ports) : []), [plans, trip, ports]);
  useEffect(() => {
    if (hash.startsWith('#booking-')) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);

  const kinds = bookingKinds.filter((kind) => all.some((booking) => booking.kind === kind));
  const shown = chosen && kinds.includes(chosen) ? all.filter(({ kind }) => kind === chosen) : all;
  const on = shown.filter(({ status }) => status !== 'canceled');
  const canceled = shown.filter(({ status }) => status === 'canceled');
  const close = () => setOpen(undefined);
  const openBooking = (booking: Booking) =>
    guard(() =>
      setOpen(booking.itemId ? { kind: 'item', itemId: booking.itemId } : { kind: 'change', booking }),
    );
  const remarksOf = (booking: Booking): string[] =>
    booking.itemId
      ? []
      : findBookingProblems(booking, { party: trip.party }, all)
          .filter(({ refuses }) => !refuses)
          .map(({ message }) => message);
  const cards = (bookings: readonly Booking[]) => (
    <ul className="grid gap-4">
      {bookings.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          party={trip.party}
          remarks={remarksOf(booking)}
          onChange={openBooking(booking)}
          onConfirm={guard(
            () => void edits.set(booking, { status: 'booked' }, `${booking.title} is marked as booked`),
          )}
        />
      ))}
    </ul>
  );
  const buttons = (
    <EditorOnly>
      <Button
        variant={all.length === 0 ? 'primary' : 'secondary'}
        icon={<ClipboardPaste {...icon} />}
        onClick={guard(() => setOpen({ kind: 'paste' }))}
      >
        Paste a confirmation
      </Button>
      <Button icon={<Plus {...icon} />} onClick={guard(() => setOpen({ kind: 'choose' }))}>
        Add by hand
      </Button>
    </EditorOnly>
  );

  return (
    <Page>
      <PageHeader
        title="Bookings"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        lead={[formatSummary(all), ...(seesMoney ? [formatTotal(all) ?? ''] : [])].filter(Boolean).join('. ')}
        actions={
          all.length > 0 ? (
            <div className="flex flex-wrap gap-2 print:hidden">
              {buttons}
              <Button variant="quiet" icon={<Printer {...icon} />} onClick={() => window.print()}>
                Print
              </Button>
            </div>
          ) : undefined
        }
      />
      <ReadOnlyNotice />
      {takesEmails ? (
        <Suspense fallback={null}>
          <ForwardedEmails {...{ trip, dayItems }} />
        </Suspense>
      ) : null}
      {all.length === 0 ? (
        <EmptyState
          art={<Suitcases />}
          title="Paste or forward a confirmation"
          text="We read the name, dates, number and price, and put them on your days, your budget and your calendar."
          action={<div className="flex flex-wrap justify-center gap-2">{buttons}</div>}
        />
      ) : (
        <>
          <PlanDifferences
            trip={trip}
            bookings={dayItems.plans?.bookings ?? []}
            action={
              <EditorOnly>
                <Button asChild size="sm">
                  <Link to={`/trip-details-hq/${trip.id}`}>Change the trip</Link>
                </Button>
              </EditorOnly>
            }
          />
          <FollowUps bookings={dayItems.plans?.bookings ?? []} dayItems={dayItems} />
          {kinds.length > 1 ? <KindChips kinds={kinds} chosen={chosen} onChoose={setChosen} /> : null}
          {cards(on)}
        </>
      )}
      {canceled.length > 0 ? (
        <details className="pt-6">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-sea">
            Canceled ({canceled.length})
          </summary>
          <div className="pt-2">{cards(canceled)}</div>
        </details>
      ) : null}
      <div className="pt-8 empty:hidden print:hidden">
        <ForwardingHint tripId={trip.id} onLeave={close} />
      </div>
      <BookingDialogs {...{ trip, dayItems, edits, seesMoney, open }} onOpen={setOpen} />
      {edits.conflict ? (
        <ConflictDialog
          subject={edits.conflict.seen.title}
          {...conflictTexts(edits.conflict, conflictLabels, formatConflictField)}
          onSettle={(keep) => void edits.settleConflict(keep)}
        />
      ) : null}
      {edits.undoBar}
      {dayItems.notices}
    </Page>
  );
}
