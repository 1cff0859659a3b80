import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Crumb } from '../../trip-frame/page/crumb';
import { Page } from '../../trip-frame/page/page';
import { useGetSharingQuery } from '../../trip-frame/api/sharing-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { useEditGate } from '../../trip-frame/access/use-edit-gate';
import { useLiveFamily } from '../../items/live/use-live-family';
import { Guests } from './guests';
import { ShareLinksSection } from './share-links';

export function CollaborationSkeleton() {
  return (
    <Page busy="Loading who shares this trip">
      <Skeleton className="mt-10 h-12 w-72" />
      <Skeleton className="mt-8 h-64 w-full" />
    </Page>
  );
}

export function TripCollaboration({ tripId }: { tripId: string }) {
  const sharing = useGetSharingQuery(tripId);
  const { data: trip, error: tripError } = useGetTripQuery(tripId);
  const onBlocked = useEditGate(tripId);
  useLiveFamily(tripId);
  const shown = getVisibleData(sharing);
  const gone = [sharing.error, tripError].find((error) => error && toApiError(error).code === 'NOT_FOUND');
  if (gone) return <TripUnavailable error={gone} onRetry={() => void sharing.refetch()} />;
  if (sharing.error && !shown)
    return (
      <Page>
        <ErrorState
          isPage
          title="Who shares this trip could not be loaded"
          text={toApiError(sharing.error).message}
          onRetry={() => void sharing.refetch()}
        />
      </Page>
    );
  if (!shown) return <CollaborationSkeleton />;
  const isOwner = shown.role === 'owner';
  return (
    <Page>
      <PageHeader
        title="Plan together"
        lead={trip?.name}
        breadcrumb={<Crumb to={`/trip/${tripId}/family-hq`}>Family HQ</Crumb>}
      />
      <div className={isOwner ? 'grid gap-12 lg:grid-cols-2' : ''}>
        <Guests tripId={tripId} sharing={shown} party={trip?.party} onBlocked={onBlocked} />
        {isOwner ? <ShareLinksSection tripId={tripId} endDate={trip?.endDate} onBlocked={onBlocked} /> : null}
      </div>
    </Page>
  );
}
