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
import { getTitleId, useFocusAfter } from './use-focus-after';

interface OfferCardProps {
  offer: PriceOffer;
  today: string;
  onTake: (fit: OfferFit) => void;
  /** Before it is asked for. */
  onDelete: () => void;
  onDeleted: (title: string) => void;
}

export function OfferCard({ offer, today, onTake, onDelete, onDeleted }: OfferCardProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [answer] = useAnswerOfferMutation();
  const [remove, { isLoading }] = useRemovePriceOfferMutation();
  const { id, place, supplier, room, travelFrom, travelTo, bookBy, fits } = offer;
  const open = listOpenFits(offer);
  const openIds = open.map(({ bookingId }) => bookingId);
  const title = `${place}, ${formatSaving(offer)}`;
  const rowIdOf = (bookingId: string) => `${id}-${bookingId}`;
  const lookedId = `${id}-looked`;
  const focusAfter = useFocusAfter(openIds);
  const goOnAfter = ({ bookingId }: OfferFit) => {
    const at = openIds.indexOf(bookingId);
    const next = openIds[at + 1] ?? openIds[at - 1];
    focusAfter({ id: bookingId, isThere: false, focus: next ? rowIdOf(next) : lookedId });
  };
  const send = ({ bookingId }: OfferFit, body: AnswerOffer) => void answer({ id, bookingId, body });
  const deleteIt = async () => {
    onDelete();
    const { data } = await remove(id);
    if (data) onDeleted(title);
  };
  if (isChanging)
    return (
      <Card id={id} aria-label={title}>
        <OfferForm known={offer} today={today} onDone={() => setIsChanging(false)} />
      </Card>
    );
  return (
    <Card id={id} aria-labelledby={getTitleId(id)} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <CardTitle id={getTitleId(id)} tabIndex={-1} className="wrap-anywhere outline-none">
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
            onClick={() => void deleteIt()}
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
        <p id={lookedId} tabIndex={-1} className="text-muted outline-none">
          You’ve looked at every booking that fits.
        </p>
      ) : (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {open.map((fit) => (
            <FitRow
              key={fit.bookingId}
              id={rowIdOf(fit.bookingId)}
              fit={fit}
              onTake={() => {
                goOnAfter(fit);
                onTake(fit);
              }}
              onSkip={(skip) => {
                goOnAfter(fit);
                send(fit, { outcome: 'skipped', skip });
              }}
            />
          ))}
        </ul>
      )}
      <AnsweredFits
        fits={fits.filter(({ outcome }) => outcome !== null)}
        onOpen={(fit) => {
          focusAfter({ id: fit.bookingId, isThere: true, focus: rowIdOf(fit.bookingId) });
          send(fit, { outcome: 'open' });
        }}
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
