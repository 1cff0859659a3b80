import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { LegalNote } from '@landsea/ui/legal-note';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  announce,
  toApiError,
  errorTexts,
  formatDateRange,
  notify,
  useListTripsQuery,
  useSession,
} from '@landsea/web-kit';
import type { PaywallRequest } from '@landsea/web-kit';
import { Link, useLocation } from 'react-router-dom';
import {
  useCreateTripCheckoutMutation,
  useGetPricesQuery,
  useGetOfferedTripQuery,
} from '../../billing-data/billing-api';
import { rememberPlace } from '../../billing-data/after-payment';
import { leaveSite, type LeaveSite } from '../../billing-data/leave-site';
import { paywallMessages } from './paywall-messages';
import { ProOffer } from './pro-offer';
import { getAccessEnd, type TripSummary } from '@landsea/contracts/trip';
import { Check } from 'lucide-react';
import { offerLines } from './offer-lines';

/** Only the owner of a trip pays for it. */
const isShared = ({ role = 'owner' }: Pick<TripSummary, 'role'>): boolean => role !== 'owner';

/** A paid trip has the one place until it is archived. */
const findUnlockedTrip = (trips: readonly TripSummary[], tripId: string): TripSummary | undefined =>
  trips.find((trip) => trip.isPaid && !trip.archived && !isShared(trip) && trip.id !== tripId);

/** The trip that opened the paywall, else the one in planning, else the first. */
const findOfferedTrip = (trips: readonly TripSummary[], tripId?: string): TripSummary | undefined => {
  const own = trips.filter((trip) => !isShared(trip));
  return (
    own.find(({ id }) => id === tripId) ??
    own.find(({ status, archived }) => status === 'planning' && !archived) ??
    own[0]
  );
};

function OfferList({ trip }: { trip: TripSummary }) {
  const { data } = useGetOfferedTripQuery(trip.id);
  return (
    <ul className="grid gap-2.5 text-left">
      {offerLines(trip, data?.party).map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={2.25} />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}

const titleOf = (isAboutPlan: boolean, { accessType }: PaywallRequest): string => {
  if (isAboutPlan) return paywallMessages.planTitle;
  return accessType === 'expired' ? paywallMessages.expiredTitle : paywallMessages.title;
};

/** An agent over the client limit is led to the plans. */
export function PaywallDialog({
  request,
  onClose,
  leaveTo = leaveSite,
}: {
  request: PaywallRequest;
  onClose: () => void;
  leaveTo?: LeaveSite;
}) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { data: trips, isLoading } = useListTripsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: prices } = useGetPricesQuery();
  const [createCheckout, { isLoading: isOpening }] = useCreateTripCheckoutMutation();
  const trip = findOfferedTrip(trips ?? [], request.tripId);
  // Checkout sells nothing for a trip that is over.
  const isOver = trip !== undefined && getAccessEnd(trip.endDate) <= new Date();
  const forSale = isOver ? undefined : trip;
  const unlocked = forSale && findUnlockedTrip(trips ?? [], forSale.id);
  const cents = prices?.tripUnlock?.amountCents;
  const price = formatPrice(cents ?? salePrices.trip);
  const isAgent = user?.userType === 'agent';
  const isAboutPlan = isAgent || prices?.tripUnlock === null;
  const pro = isAgent ? null : prices?.proMonthly;

  const isOthers = trips?.some((shared) => shared.id === request.tripId && isShared(shared));
  if (isOthers || user?.isDemo)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={isOthers ? paywallMessages.sharedTitle : paywallMessages.demoTitle}
        description={isOthers ? (request.message ?? errorTexts.paywall) : paywallMessages.demoText}
        footer={
          <Button variant="primary" onClick={onClose}>
            {paywallMessages.understood}
          </Button>
        }
      />
    );

  const pay = async (tripId: string) => {
    const result = await createCheckout({ tripId });
    if (result.data) {
      rememberPlace(tripId, `${pathname}${search}`);
      leaveTo(result.data.url);
      return;
    }
    const error = toApiError(result.error);
    if (error.code === 'UNAUTHENTICATED') return;
    if (error.code === 'ACTIVE_TRIP_EXISTS') {
      announce('active-trip-exists', { ...error, tripToPayFor: tripId });
      return;
    }
    notify({
      title: paywallMessages.checkoutFailed,
      description: error.message || paywallMessages.checkoutFailedText,
      tone: 'error',
    });
  };

  const plans = (
    <Button asChild variant={pro ? 'quiet' : 'primary'}>
      <Link to="/pricing" onClick={onClose}>
        {paywallMessages.plans}
      </Link>
    </Button>
  );
  const unlock = isOver ? null : trip ? (
    <Button
      variant="primary"
      busy={isOpening}
      busyLabel={paywallMessages.opening}
      onClick={() => void pay(trip.id)}
    >
      {paywallMessages.unlock(price)}
    </Button>
  ) : (
    <Button asChild variant="primary">
      <Link to="/create-trip" onClick={onClose}>
        {paywallMessages.createFirst}
      </Link>
    </Button>
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(isAboutPlan, request)}
      description={request.message ?? errorTexts.paywall}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {paywallMessages.notNow}
          </Button>
          {isAboutPlan ? plans : isLoading ? <Skeleton className="h-11 w-44 rounded-full" /> : unlock}
        </>
      }
    >
      <Horizon size="slim" progress={0.3} className="mb-4 w-full" />
      {trip && !isAboutPlan ? (
        <p className="mb-4 rounded-lg bg-sea-soft px-4 py-3">
          <strong className="block break-words">{trip.name}</strong>
          <span className="text-sm text-muted">{formatDateRange(trip.startDate, trip.endDate)}</span>
        </p>
      ) : null}
      {unlocked && !isAboutPlan ? (
        <Notice className="mb-4 wrap-anywhere" title={paywallMessages.alreadyUnlocked}>
          {paywallMessages.oneAtATime(unlocked.name, pro !== undefined && pro !== null)}
        </Notice>
      ) : null}
      {forSale && !isAboutPlan ? <OfferList trip={forSale} /> : null}
      {prices && pro ? (
        <ProOffer monthly={pro} trialDays={prices.trialDays} inFront={isAboutPlan} leaveTo={leaveTo} />
      ) : null}
      {forSale || pro ? <LegalNote about="payment" className="mt-4" /> : null}
    </Dialog>
  );
}
