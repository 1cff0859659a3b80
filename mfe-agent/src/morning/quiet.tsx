import { MORNING_DAYS } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Link } from 'react-router-dom';
import { useListAgreementAlertsQuery } from '../frame/agreements/agreements-api';
import { useBookingAlertsQuery } from '../frame/bookings/bookings-api';
import { usePriceOffersQuery } from '../frame/bookings/price-offers-api';
import { listOfferAlerts } from '../frame/bookings/offer-texts';
import { useListPaperAlertsQuery } from '../frame/documents/documents-api';
import { useFeeAlertsQuery } from '../frame/fees/fees-api';
import { useListQuoteAlertsQuery } from '../frame/quotes/quotes-api';
import { useUnanswered } from './morning-api';

/** Said only once every list of the morning is known to be empty. */
export function Quiet({ now }: { now: Date }) {
  const { data: unanswered } = useUnanswered();
  const { data: bookings } = useBookingAlertsQuery();
  const { data: fees } = useFeeAlertsQuery();
  const { data: offers } = usePriceOffersQuery();
  const { data: quotes } = useListQuoteAlertsQuery();
  const { data: agreements } = useListAgreementAlertsQuery();
  const { data: papers } = useListPaperAlertsQuery();
  const today = getDateIn(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isQuiet =
    unanswered?.waiting === null &&
    !unanswered.held &&
    bookings?.total === 0 &&
    fees?.total === 0 &&
    offers !== undefined &&
    listOfferAlerts(offers.offers, today).length === 0 &&
    [quotes, agreements, papers].every((alerts) => alerts?.length === 0);
  if (!isQuiet) return null;
  return (
    <EmptyState
      title="Nothing opens or is due"
      text={`The next ${MORNING_DAYS} days are clear for all of your clients. Enjoy the quiet.`}
      action={
        <Button asChild>
          <Link to="/app/agents/trips">Go to the trips</Link>
        </Button>
      }
    />
  );
}
