import { Button } from '@landsea/ui/button';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  formatDateRange,
  setActiveTrip,
  useAppDispatch,
  useGetAccessQuery,
  useSession,
} from '@landsea/web-kit';
import { Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { getBlocked } from '../../trip-frame/access/blocked-by';
import { useGetSharingQuery } from '../../trip-frame/api/sharing-api';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { ActivitySection } from './activity-section';
import { PeopleSection } from './people-section';
import { useLiveFamily, type Present } from '../../items/live/use-live-family';

function GuestsSection({ tripId }: { tripId: string }) {
  const { data: sharing } = useGetSharingQuery(tripId);
  const dispatch = useAppDispatch();
  if (!sharing) return null;
  const isOwner = sharing.role === 'owner';
  const joined = sharing.collaborators.filter(({ state }) => state === 'joined');
  const names = joined.map(({ name, isYou }) => (isYou ? 'you' : (name ?? 'a guest')));
  const open = sharing.collaborators.length - joined.length;
  return (
    <section
      aria-labelledby="guests"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sea-soft px-5 py-4 print:hidden"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="guests" className="font-display text-xl">
          {isOwner ? 'Plan it together' : `${sharing.ownerName ?? 'Somebody'} shares this trip with you`}
        </h2>
        <p className="wrap-anywhere">
          {names.length > 0 ? `Shared with ${names.join(', ')}.` : 'Nobody else sees this trip yet.'}
          {open > 0 ? ` ${open} ${open === 1 ? 'invitation is' : 'invitations are'} open.` : ''}
        </p>
      </div>
      <Button asChild icon={<Share2 aria-hidden className="size-5" strokeWidth={1.75} />}>
        <Link to="/trip-collaboration" onClick={() => dispatch(setActiveTrip(tripId))}>
          {isOwner ? 'Invite and share' : 'See who shares it'}
        </Link>
      </Button>
    </section>
  );
}

function WhoIsHere({ here }: { here: readonly Present[] }) {
  const { user } = useSession();
  const others = here.filter(({ userId }) => userId !== user?.id);
  return (
    <p role="status" className="flex min-h-9 items-center gap-2 text-muted print:hidden">
      <span
        aria-hidden
        className={`size-2.5 rounded-full ${others.length > 0 ? 'bg-palm' : 'ring-2 ring-edge ring-inset'}`}
      />
      {others.length > 0
        ? `Here now: ${others.map(({ name }) => name).join(', ')} and you`
        : 'Only you are here now'}
    </p>
  );
}

export function FamilyHqSkeleton() {
  return (
    <Page busy="Loading your people">
      <Skeleton className="mt-10 h-12 w-64" />
      <div className="grid gap-8 pt-8 md:grid-cols-2">
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    </Page>
  );
}

export function FamilyHq({ tripId }: { tripId: string }) {
  const { data, error, refetch } = useGetTripQuery(tripId);
  const trip = getVisibleData({ data, error });
  const { data: access } = useGetAccessQuery({ tripId });
  const onBlocked = getBlocked(access, tripId);
  const here = useLiveFamily(tripId);
  if (error && !trip) return <TripUnavailable error={error} onRetry={() => void refetch()} />;
  if (!trip) return <FamilyHqSkeleton />;
  return (
    <Page>
      <PageHeader
        title="Family HQ"
        breadcrumb={<Crumb to={`/trip/${tripId}/dashboard`}>{trip.name}</Crumb>}
        lead={`${formatDateRange(trip.startDate, trip.endDate)}. Ages are those on the travel dates.`}
      />
      <ReadOnlyNotice />
      <WhoIsHere here={here} />
      <div className="grid gap-10 pt-4">
        <PeopleSection trip={trip} onBlocked={onBlocked} />
        <GuestsSection tripId={tripId} />
        <ActivitySection tripId={tripId} canEdit={access?.canEdit ?? false} />
      </div>
    </Page>
  );
}
