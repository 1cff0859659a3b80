import type { OfferFit, PriceOffer } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  useAnswerOfferMutation,
  usePriceOffersQuery,
  useRestorePriceOfferMutation,
} from '../../frame/bookings/price-offers-api';
import { BackLink, UnloadedPage } from '../../frame/unloaded-page';
import { useNow } from '../../frame/use-now';
import { useUndoChange } from '../use-undo-change';
import { OfferCard } from './offer-card';
import { OfferForm } from './offer-form';
import { TakeOffer } from './take-offer';
import { getTitleId, useFocusAfter } from './use-focus-after';

const ADD = 'add-offer';
const NONE: readonly PriceOffer[] = [];

const back = { label: 'Trips', to: '/app/agents/trips' };

interface TakenFit {
  offerId: string;
  fit: OfferFit;
}

export function PriceOffersPage() {
  const { data, error, refetch } = usePriceOffersQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = getDateIn(useNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [isAdding, setIsAdding] = useState(false);
  const [taking, setTaking] = useState<TakenFit>();
  const [answer] = useAnswerOfferMutation();
  const mark = ({ offerId, fit: { bookingId } }: TakenFit, outcome: 'taken' | 'open') =>
    void answer({ id: offerId, bookingId, body: { outcome } });
  const [restore] = useRestorePriceOfferMutation();
  const offers = data?.offers ?? NONE;
  const focusAfter = useFocusAfter(offers.map(({ id }) => id));
  const {
    offerUndo,
    offer: offerBack,
    undoBar,
  } = useUndoChange({ tripId: taking?.fit.tripId ?? '', seesMoney: true }, () => {
    if (taking) mark(taking, 'open');
  });
  if (!data)
    return (
      <UnloadedPage
        {...{ error, back }}
        missing={{ title: 'No such page', text: 'There are no offers at this address.' }}
        loading="Loading the offers"
        onRetry={() => void refetch()}
      />
    );
  const goOnAfter = (id: string) => {
    const at = offers.findIndex((offer) => offer.id === id);
    const next = offers[at + 1] ?? offers[at - 1];
    focusAfter({ id, isThere: false, focus: next ? getTitleId(next.id) : ADD });
  };
  const offerDeleted = (id: string, title: string) =>
    offerBack({
      text: `“${title}” was deleted.`,
      undo: () => {
        focusAfter({ id, isThere: true, focus: getTitleId(id) });
        void restore(id);
      },
    });
  return (
    <>
      <PageHeader
        title="Lower prices"
        lead="Enter an offer you heard of, and see each booking it fits, with what it would save."
        breadcrumb={<BackLink {...back} />}
        actions={
          isAdding ? null : (
            <Button
              id={ADD}
              size="sm"
              variant="primary"
              icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setIsAdding(true)}
            >
              Add an offer
            </Button>
          )
        }
      />
      <div className="grid max-w-5xl gap-6">
        {isAdding ? (
          <Card aria-labelledby="new-offer" className="grid gap-4">
            <CardTitle id="new-offer">A new offer</CardTitle>
            <OfferForm today={today} onDone={() => setIsAdding(false)} />
          </Card>
        ) : null}
        {offers.length === 0 && !isAdding ? (
          <EmptyState
            title="No offers yet"
            text="When a resort or cruise line lowers its prices, enter it here once. It stays in your morning until you’ve looked at every booking, or its last day is over."
          />
        ) : null}
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            {...{ offer, today }}
            onTake={(fit) => setTaking({ offerId: offer.id, fit })}
            onDelete={() => goOnAfter(offer.id)}
            onDeleted={(title) => offerDeleted(offer.id, title)}
          />
        ))}
      </div>
      {undoBar}
      {taking ? (
        <TakeOffer
          key={taking.fit.bookingId}
          fit={taking.fit}
          onChanged={(before, after) => {
            mark(taking, 'taken');
            offerUndo(before, after);
          }}
          onClose={() => setTaking(undefined)}
        />
      ) : null}
    </>
  );
}
