import type { AnswerOffer, OfferFit, PriceOffer } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDateRange } from '@landsea/web-kit';
import { useState } from 'react';
import {
  formatBookBy,
  formatFits,
  formatSaving,
  listOpenFits,
  skipNames,
} from '../../frame/bookings/offer-texts';
import { useAnswerOfferMutation, useRemovePriceOfferMutation } from '../../frame/bookings/price-offers-api';
import { FitRow } from './fit-row';
import { OfferForm } from './offer-form';

interface OfferCardProps {
  offer: PriceOffer;
  today: string;
  onTake: (fit: OfferFit) => void;
}

export function OfferCard({ offer, today, onTake }: OfferCardProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [answer] = useAnswerOfferMutation();
  const [remove, { isLoading }] = useRemovePriceOfferMutation();
  const { id, place, supplier, room, travelFrom, travelTo, bookBy, fits } = offer;
  const send = ({ bookingId }: OfferFit, body: AnswerOffer) => void answer({ id, bookingId, body });
  const open = listOpenFits(offer);
  const title = `${place}, ${formatSaving(offer)}`;
  if (isChanging)
    return (
      <Card id={id} aria-label={title}>
        <OfferForm known={offer} today={today} onDone={() => setIsChanging(false)} />
      </Card>
    );
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <CardTitle id={`${id}-title`} className="wrap-anywhere">
            {title}
          </CardTitle>
          <p className="wrap-anywhere text-muted">
            {[supplier, room, `travel ${formatDateRange(travelFrom, travelTo)}`].filter(Boolean).join(', ')}
          </p>
          <p className="tabular-nums">
            {formatBookBy(bookBy, today)}
            {open.length > 0 ? `. ${formatFits(offer)}.` : '.'}
          </p>
        </div>
        <div className="-mx-3 flex flex-wrap">
          <Button size="sm" variant="quiet" onClick={() => setIsChanging(true)}>
            Change<span className="sr-only"> {title}</span>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={isLoading}
            busyLabel="Deleting…"
            onClick={() => void remove(id)}
          >
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      {fits.length === 0 ? (
        <p className="text-muted">
          None of your bookings fits. One does when it’s booked at this resort or ship, travels within these
          dates, and your client has a payment left to make.
        </p>
      ) : open.length === 0 ? (
        <p className="text-muted">You’ve looked at every booking that fits.</p>
      ) : (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {open.map((fit) => (
            <FitRow
              key={fit.bookingId}
              fit={fit}
              onTake={() => onTake(fit)}
              onSkip={(skip) => send(fit, { outcome: 'skipped', skip })}
            />
          ))}
        </ul>
      )}
      <AnsweredFits
        fits={fits.filter(({ outcome }) => outcome !== null)}
        onOpen={(fit) => send(fit, { outcome: 'open' })}
      />
    </Card>
  );
}

function AnsweredFits({ fits, onOpen }: { fits: OfferFit[]; onOpen: (fit: OfferFit) => void }) {
  if (fits.length === 0) return null;
  return (
    <ul aria-label="Looked at" className="divide-y divide-hairline border-t border-hairline text-sm">
      {fits.map((fit) => (
        <li key={fit.bookingId} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere text-muted">
            {fit.clientName}, {fit.title}:{' '}
            {fit.outcome === 'taken' ? 'price changed' : `skipped (${skipNames[fit.skip ?? 'other']})`}
          </span>
          <Button size="sm" variant="quiet" onClick={() => onOpen(fit)}>
            Put back<span className="sr-only"> for {fit.clientName}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
