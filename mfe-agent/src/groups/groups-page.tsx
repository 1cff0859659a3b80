import { groupKindNames, type GroupSummary } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDateRange, toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useUndoBar } from '../frame/undo-bar';
import { GroupDialog } from './group-dialog';
import {
  useAddGroupTripMutation,
  useGroupableTripsQuery,
  useListGroupsQuery,
  useRestoreGroupMutation,
} from './groups-api';

export function GroupsPage() {
  const { data, error, refetch } = useListGroupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const putting = usePutTrip();
  const undoBar = useDeletedGroup();
  const add = (
    <Button
      size="sm"
      variant="primary"
      icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
      onClick={() => setIsAdding(true)}
    >
      New group
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Groups"
        lead="Households that travel together. Each has its own trip, and sees and pays only its own."
        actions={data && data.groups.length > 0 ? add : undefined}
      />
      {putting.tripName ? (
        <Notice className="mb-4" title={`Where does “${putting.tripName}” go?`}>
          Choose its group, or start a new one.
        </Notice>
      ) : null}
      {putting.error ? (
        <Notice tone="error" className="mb-4">
          {putting.error}
        </Notice>
      ) : null}
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Loading the groups" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : data.groups.length === 0 ? (
        <EmptyState
          title="No groups yet"
          text="A reunion, a wedding, three families on one ship: put their trips side by side, with every room, number and payment on one page."
          action={add}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.groups.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              {...(putting.tripName && group.isOwn && { onPut: () => void putting.put(group.id) })}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <GroupDialog
          onClose={() => setIsAdding(false)}
          onSaved={({ id }) =>
            void (putting.tripName ? putting.put(id) : navigate(`/app/agents/groups/${id}`))
          }
        />
      ) : null}
      {undoBar}
    </>
  );
}

const nameHouseholds = ({ clientNames, colleagueTrips }: GroupSummary): string =>
  [
    clientNames.length > 0 ? clientNames.join(', ') : 'No trips yet',
    ...(colleagueTrips > 0 ? [`${formatCount(colleagueTrips, 'trip')} of a colleague`] : []),
  ].join(' · ');

function GroupCard({ group, onPut }: { group: GroupSummary; onPut?: () => void }) {
  const { id, name, kind, people, startDate, endDate, isOwn } = group;
  return (
    <li className="relative grid content-start gap-1 rounded-card border border-hairline bg-surface p-4 hover:border-sea">
      <Link
        to={`/app/agents/groups/${id}`}
        className="inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere text-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      <p className="-mt-1 flex flex-wrap items-center gap-2 text-sm text-muted tabular-nums">
        <Badge>{groupKindNames[kind]}</Badge>
        {startDate && endDate ? formatDateRange(startDate, endDate) : null}
        {people > 0 ? <span>{formatCount(people, 'person', 'people')}</span> : null}
        {isOwn ? null : <span>A colleague’s group</span>}
      </p>
      <p className="line-clamp-3 wrap-anywhere text-muted">{nameHouseholds(group)}</p>
      {onPut ? (
        <Button size="sm" className="relative mt-2 justify-self-start" onClick={onPut}>
          Put it here<span className="sr-only"> in {name}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** A trip that came along in the address, to be put into a group. */
const usePutTrip = () => {
  const tripId = useSearchParams()[0].get('trip');
  const { data: trips = [] } = useGroupableTripsQuery(undefined, { skip: !tripId });
  const [addTrip, { error }] = useAddGroupTripMutation();
  const navigate = useNavigate();
  const trip = trips.find((each) => each.tripId === tripId);
  const put = async (groupId: string) => {
    if (!trip) return;
    const { data } = await addTrip({ groupId, tripId: trip.tripId });
    if (data) await navigate(`/app/agents/groups/${groupId}`, { replace: true });
  };
  return { tripName: trip?.name, put, error: error && toApiError(error).message };
};

/** Offers to bring back the group that was deleted on its own page. */
const useDeletedGroup = () => {
  const { state } = useLocation();
  const deleted = readDeletedGroup(state);
  const { offer, undoBar } = useUndoBar();
  const [restore] = useRestoreGroupMutation();
  const navigate = useNavigate();
  const [id, name] = [deleted?.id, deleted?.name];
  useEffect(() => {
    if (id === undefined) return;
    const text = `“${name ?? ''}” was deleted. Its trips are still there.`;
    offer({ text, undo: () => void restore(id) });
    // A reload would offer it again.
    void navigate('.', { replace: true, state: null });
  }, [id, name, offer, restore, navigate]);
  return undoBar;
};

const DeletedGroup = z.object({ deletedGroup: z.object({ id: z.string(), name: z.string() }) });

/** The group that a page before this one deleted, from the history's state. */
const readDeletedGroup = (state: unknown): { id: string; name: string } | undefined =>
  DeletedGroup.safeParse(state).data?.deletedGroup;
