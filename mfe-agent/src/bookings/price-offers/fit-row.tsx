import type { OfferFit, OfferSkip } from '@landsea/contracts/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { formatDateRange } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { skipNames } from '../../frame/bookings/offer-texts';

interface FitRowProps {
  id: string;
  fit: OfferFit;
  onTake: () => void;
  onSkip: (skip: OfferSkip) => void;
}

const skips = Object.keys(skipNames) as OfferSkip[];

export function FitRow({ id, fit, onTake, onSkip }: FitRowProps) {
  const [asksWhy, setAsksWhy] = useState<boolean>();
  const { clientName, tripId, bookingId, title, startDate, endDate, currency } = fit;
  const whose = <span className="sr-only"> for {clientName}</span>;
  return (
    <li id={id} tabIndex={-1} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={`/app/agents/trips/${tripId}/bookings#${bookingId}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea underline-offset-4 hover:underline lg:min-h-0"
        >
          {clientName}
        </Link>
        <p className="text-sm wrap-anywhere text-muted">
          {title}, {formatDateRange(startDate, endDate)}
        </p>
        <p className="tabular-nums">
          Saves about <strong className="font-semibold">{formatAmount(fit.savedCents, currency)}</strong> of{' '}
          {formatAmount(fit.totalCents, currency)}
        </p>
        {fit.isRoomUnknown ? (
          <p className="text-sm text-muted">The booking names no room. Check that it’s this category.</p>
        ) : null}
      </div>
      {asksWhy ? (
        <fieldset className="flex flex-wrap items-center gap-2 lg:max-w-md lg:justify-end">
          <legend className="sr-only">Why you skip it for {clientName}</legend>
          {skips.map((skip, index) => (
            <Button key={skip} size="sm" autoFocus={index === 0} onClick={() => onSkip(skip)}>
              {skipNames[skip]}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={() => setAsksWhy(false)}>
            Don’t skip
          </Button>
        </fieldset>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="primary" onClick={onTake}>
            Take the lower price{whose}
          </Button>
          <Button size="sm" variant="quiet" autoFocus={asksWhy === false} onClick={() => setAsksWhy(true)}>
            Skip{whose}
          </Button>
        </div>
      )}
    </li>
  );
}
