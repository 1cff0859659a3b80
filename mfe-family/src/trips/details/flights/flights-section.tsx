import type { TripDetail } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { latePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { flightsOf } from '../../../trip-page/items/flights';
import { formatClock } from '../../../trip-page/items/item-labels';
import { useGetDaysQuery } from '../../../trip-page/items/items-api';
import { visibleData } from '../../../trip-page/page/visible-data';
import { DetailSection } from '../detail-section';
import type { FlightStep } from './flight-dialogs';

const FlightDialogs = latePart(async () => ({ default: (await import('./flight-dialogs')).FlightDialogs }));

interface FlightsSectionProps {
  trip: TripDetail;
  /** Lets editors do it, and tells others why they cannot. */
  guard: (act: () => void) => () => void;
}

/** The flights, which are items of their days. */
export function FlightsSection({ trip, guard }: FlightsSectionProps) {
  const plans = visibleData(useGetDaysQuery(trip.id));
  const [step, setStep] = useState<FlightStep>();
  const [wasUsed, setWasUsed] = useState(false);
  const start = (next: FlightStep) => {
    setStep(next);
    setWasUsed(true);
  };
  const flights = flightsOf(plans?.items ?? []);
  return (
    <DetailSection title="Flights" action={{ label: 'Add', onClick: guard(() => start({ kind: 'add' })) }}>
      {flights.length > 0 ? (
        <ul className="grid gap-1">
          {flights.map(({ id, title, date, time, note, confirmation }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => start({ kind: 'open', itemId: id })}
                className="-mx-2 grid w-[calc(100%+1rem)] cursor-pointer rounded-lg px-2 py-2 text-left wrap-anywhere hover:bg-sea-soft"
              >
                <span className="font-display text-lg leading-snug">{title}</span>
                <span className="text-muted tabular-nums">
                  {[formatDate(date), time ? formatClock(time) : '', note].filter(Boolean).join(' · ')}
                </span>
                {confirmation ? <span className="tabular-nums">Confirmation {confirmation}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : plans ? (
        <p className="text-muted">
          No flights yet. Add one here, or{' '}
          <Link to={`/trip/${trip.id}/timeline`} className="text-sea underline">
            paste its confirmation
          </Link>
          .
        </p>
      ) : null}
      {wasUsed ? (
        <Suspense fallback={null}>
          <FlightDialogs {...{ trip, step }} onClose={() => setStep(undefined)} />
        </Suspense>
      ) : null}
    </DetailSection>
  );
}
