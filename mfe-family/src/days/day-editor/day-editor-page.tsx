import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { Link, useParams } from 'react-router-dom';
import { useTripDays } from '../../items/queue/use-trip-days';
import { Page } from '../../trip-frame/page/page';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { DayEditor } from './day-editor';

function NoSuchDay({ tripId }: { tripId: string }) {
  return (
    <Page>
      <div className="pt-10">
        <EmptyState
          isPage
          title="That day isn’t part of this trip"
          text="The dates may have changed since. Your plans are still there."
          action={
            <Button asChild variant="primary">
              <Link to={`/trip/${tripId}/daily-planner-v2`}>See all days</Link>
            </Button>
          }
        />
      </div>
    </Page>
  );
}

function DayEditorSkeleton() {
  return (
    <Page busy="Opening the day">
      <div className="grid max-w-2xl gap-3 pt-6 sm:pt-10">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-11 w-full" />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded-card" />
        ))}
      </div>
    </Page>
  );
}

function TripDayEditor({ tripId }: { tripId: string }) {
  const { date } = useParams();
  const { loaded, error, retry } = useTripDays(tripId);
  if (!loaded) return error ? <TripUnavailable error={error} onRetry={retry} /> : <DayEditorSkeleton />;
  const day = loaded.dayItems.days.find((each) => each.date === date);
  return day ? <DayEditor key={day.date} {...loaded} day={day} /> : <NoSuchDay tripId={tripId} />;
}

export function DayEditorPage() {
  return <TripPage skeleton={<DayEditorSkeleton />} Content={TripDayEditor} />;
}
