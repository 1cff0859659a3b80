import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatNumberLabel, omitCanceledNumbers } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { useGetDaysQuery } from '../../items/queue/items-api';
import { listBookings } from '../../trip-bookings/api/trip-bookings';
import { formatWhen } from '../../trip-bookings/tickets/booking-labels';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { LateTripMenu } from '../actions/late-trip-menu';
import { useTripActions, type AfterDeletion } from '../actions/use-trip-actions';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { useEditGuard } from '../../trip-frame/access/use-edit-gate';
import { PlanDifferences } from '../../trip-bookings/differences/plan-differences';
import { useLiveTrip } from '../../items/live/use-live-trip';
import { useNow } from '../../trip-frame/page/use-now';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { DetailSection } from './detail-section';
import { DetailsHead } from './details-head';
import { FinalPaymentSection } from './final-payment-section';
import { PartEditor } from './part-editor';
import { PartySection } from './party-section';
import { NoStay, SailingLine, StaysLine } from './route-line';
import { StatusSection } from './status-section';
import type { EditedPart } from './trip-change';
import { useTripEdits } from './use-trip-edits';

/** Undefined until the days have loaded. */
const useTripBookings = (trip: TripDetail): readonly Booking[] | undefined => {
  const plans = getVisibleData(useGetDaysQuery(trip.id));
  const ports = usePortClocks(trip);
  return useMemo(() => plans && listBookings(plans, trip, ports), [plans, trip, ports]);
};

interface BookingsSectionProps {
  trip: Pick<TripDetail, 'id'>;
  bookings: readonly Booking[] | undefined;
}

/** The hotel and the ship stand with their stay and sailing. */
const isOnTheWay = ({ kind, status }: Booking): boolean =>
  status !== 'canceled' && ['flight', 'train', 'car', 'transfer'].includes(kind);

function BookingsSection({ trip, bookings }: BookingsSectionProps) {
  if (!bookings) return null;
  const shown = bookings.filter(isOnTheWay);
  return (
    <DetailSection title="Getting there">
      {shown.length > 0 ? (
        <ul className="grid gap-1">
          {shown.map((booking) => {
            const { id, title, numbers } = booking;
            return (
              <li key={id}>
                <Link
                  to={`/trip/${trip.id}/bookings#booking-${id}`}
                  className="-mx-2 grid rounded-lg px-2 py-2 wrap-anywhere text-ink no-underline hover:bg-sea-soft"
                >
                  <span className="font-display text-lg leading-snug">{title}</span>
                  {formatWhen(booking).map((line) => (
                    <span key={line} className="text-muted tabular-nums">
                      {line}
                    </span>
                  ))}
                  {numbers.length > 0 ? (
                    <span className="tabular-nums">{numbers.map(formatNumberLabel).join(' · ')}</span>
                  ) : null}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-muted">No flight, train or car yet.</p>
      )}
      <Button asChild size="sm" className="mt-3 print:hidden">
        <Link to={`/trip/${trip.id}/bookings`}>All bookings</Link>
      </Button>
    </DetailSection>
  );
}

export function TripDetails({ trip }: { trip: TripDetail }) {
  const now = useNow();
  const { offerUndo, undoBar } = useUndo();
  const edits = useTripEdits(offerUndo);
  const navigate = useNavigate();
  const actions = useTripActions(offerUndo, ({ id, name }) => {
    void navigate('/my-trips', { state: { deletedTrip: { id, name } } satisfies AfterDeletion });
  });
  const guard = useEditGuard(trip.id);
  const [part, setPart] = useState<EditedPart>();
  const change = (which: EditedPart) => ({ label: 'Change', onClick: guard(() => setPart(which)) });
  const bookings = useTripBookings(trip);
  const { stays, sailing } = omitCanceledNumbers(trip, bookings ?? []);
  useLiveTrip(trip.id);
  return (
    <Page>
      <DetailsHead
        trip={trip}
        now={now}
        actions={<LateTripMenu trip={trip} actions={actions} />}
        onChange={guard(() => setPart('trip'))}
      />
      <div className="pt-8 empty:hidden">
        <ReadOnlyNotice />
        <PlanDifferences trip={trip} bookings={bookings ?? []} />
      </div>
      <div className="grid gap-x-16 gap-y-12 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-12">
          <DetailSection title="On land" action={change('stays')}>
            {stays.length > 0 ? (
              <StaysLine trip={{ id: trip.id, stays }} bookings={bookings ?? []} />
            ) : (
              <NoStay mode={trip.mode} />
            )}
          </DetailSection>
          {sailing ? (
            <DetailSection title="At sea" action={change('sailing')}>
              <SailingLine tripId={trip.id} sailing={sailing} bookings={bookings ?? []} />
            </DetailSection>
          ) : null}
        </div>
        <div className="grid content-start gap-12">
          <StatusSection {...{ trip, bookings, edits, guard }} />
          {trip.sailing ? <FinalPaymentSection trip={trip} guard={guard} /> : null}
          <BookingsSection {...{ trip, bookings }} />
          <PartySection tripId={trip.id} party={trip.party} />
        </div>
      </div>
      {part ? (
        <PartEditor key={part} trip={trip} part={part} edits={edits} onClose={() => setPart(undefined)} />
      ) : null}
      {edits.conflict ? (
        <ConflictDialog
          subject="this"
          fields={edits.conflict.fields}
          onSettle={(keep) => void edits.settleConflict(keep)}
        />
      ) : null}
      {actions.dialogs}
      {undoBar}
    </Page>
  );
}
