import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useNow } from '../../trip-frame/page/use-now';
import { LaneBookingMorning } from './morning/lane-booking-morning';
import { LightningLanes } from './board/lightning-lanes';
import { useLanePage } from './use-lane-page';

const skeleton = <ListSkeleton busy="Loading your Lightning Lanes" />;

const MORNING = 'mode=morning';

function TripLanes({ tripId }: { tripId: string }) {
  const [query] = useSearchParams();
  const isMorning = query.get('mode') === 'morning';
  const now = useNow(isMorning ? 1000 : undefined);
  const { planner, windows, error, refetch, setPerson, setHourCents } = useLanePage(tripId);
  if (error) return <TripUnavailable error={error} onRetry={refetch} />;
  if (!planner) return skeleton;
  return (
    <>
      {isMorning ? (
        <LaneBookingMorning planner={planner} windows={windows} now={now} back="?" />
      ) : (
        <LightningLanes
          planner={planner}
          windows={windows}
          now={now}
          morning={`?${MORNING}`}
          onPerson={setPerson}
          onHourWorth={setHourCents}
        />
      )}
      {planner.items.notices}
    </>
  );
}

export function LightningLanesPage() {
  return <TripPage skeleton={skeleton} Content={TripLanes} />;
}
